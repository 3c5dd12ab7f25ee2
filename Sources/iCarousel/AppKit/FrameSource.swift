#if canImport(AppKit) && !canImport(UIKit)
  /// Calls in every frame: the display link of a view, or a timer where there is none, before macOS 14.
  @MainActor
  final class FrameSource: NSObject {
    private let target: FrameTarget
    private var stop: (() -> Void)?

    /// Starts to call `target` in every frame of the display that shows `view`.
    init(_ view: NSView, calling target: FrameTarget) {
      self.target = target
      super.init()
      #if _runtime(_ObjC)
        if #available(macOS 14, *) {
          startDisplayLink(view)
          return
        }
      #endif
      startTimer()
    }

    /// Ends the calls.
    func invalidate() {
      stop?()
      stop = nil
    }

    #if _runtime(_ObjC)
      @available(macOS 14, *)
      private func startDisplayLink(_ view: NSView) {
        let link = view.displayLink(target: self, selector: #selector(frameDidBegin))
        link.add(to: .main, forMode: .common)
        stop = { link.invalidate() }
      }

      @objc private func frameDidBegin() { target.frame(self) }
    #endif

    private func startTimer() {
      let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        MainActor.assumeIsolated { self.target.frame(self) }
      }
      RunLoop.main.add(timer, forMode: .common)
      stop = { timer.invalidate() }
    }
  }
#endif
