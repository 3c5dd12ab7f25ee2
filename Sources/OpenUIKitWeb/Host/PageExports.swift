// The functions that the page's script calls. Every call passes its host as the address that `mount`
// returned.
#if hasFeature(Embedded)
  import OpenUIKitCore

  private func host(_ handle: UnsafeMutableRawPointer) -> PageHost {
    Unmanaged<PageHost>.fromOpaque(handle).takeUnretainedValue()
  }

  /// The functions that the page may call by name.
  ///
  /// They are offered at run time, and not exported by the module. A program is compiled together with the
  /// libraries that it uses, which keeps a function with an address but not an export of a library.
  enum PageExports {
    private typealias Host = UnsafeMutableRawPointer

    static func offerAll() {
      offerWindow()
      offerEvents()
      offerAccessibility()
      offerMemory()
    }

    static func offer(_ name: StaticString, _ function: UnsafeRawPointer) {
      pageOffer(name.utf8Start, Int32(name.utf8CodeUnitCount), function)
    }

    private static func offerWindow() {
      // Size, scale and preferences of a window's element.
      let configure: @convention(c) (Host, Double, Double, Double, Int32) -> Void = {
        host($0).configure(
          CGSize(width: $1, height: $2), scale: $3, PagePreferences(rawValue: $4))
      }
      offer("openuikit_configure", unsafeBitCast(configure, to: UnsafeRawPointer.self))
      // The page has got other fonts.
      let fonts: @convention(c) (Host) -> Void = { host($0).fontsDidChange() }
      offer("openuikit_fonts", unsafeBitCast(fonts, to: UnsafeRawPointer.self))
      // Advances the time to a moment in seconds; returns 1 if a later frame is needed.
      let frame: @convention(c) (Host, Double) -> Int32 = { host($0).frame(at: $1) ? 1 : 0 }
      offer("openuikit_frame", unsafeBitCast(frame, to: UnsafeRawPointer.self))
    }

    private static func offerEvents() {
      // A pointer or touch: its phase, identifier, location and time.
      let pointer: @convention(c) (Host, Int32, Int32, Double, Double, Double) -> Void = {
        guard let phase = PointerPhase(rawValue: $1) else { return }
        host($0).pointer(phase, identifier: Int($2), at: CGPoint(x: $3, y: $4), time: $5)
      }
      offer("openuikit_pointer", unsafeBitCast(pointer, to: UnsafeRawPointer.self))
      // A wheel: distance, location and time; returns 1 if a view moved.
      let wheel: @convention(c) (Host, Double, Double, Double, Double, Double) -> Int32 = {
        host($0).window.sendWheel(by: CGVector(dx: $1, dy: $2), at: CGPoint(x: $3, y: $4), time: $5) ? 1 : 0
      }
      offer("openuikit_wheel", unsafeBitCast(wheel, to: UnsafeRawPointer.self))
      // A key goes down (0) or up (1): its code, modifiers, characters and time; returns 1 if it was handled.
      let key: @convention(c) (Host, Int32, Int32, Int32, UnsafePointer<UInt8>, Int32, Double) -> Int32 = {
        let text = String(decoding: UnsafeBufferPointer(start: $4, count: Int($5)), as: UTF8.self)
        return host($0).key(isDown: $1 == 0, code: Int($2), modifiers: Int($3), text, time: $6) ? 1 : 0
      }
      offer("openuikit_key", unsafeBitCast(key, to: UnsafeRawPointer.self))
    }

    private static func offerAccessibility() {
      // Describes the window to assistive technology, if it has changed.
      let describe: @convention(c) (Host) -> Void = { host($0).describe() }
      offer("openuikit_describe", unsafeBitCast(describe, to: UnsafeRawPointer.self))
      // Performs an action of assistive technology on an element.
      let perform: @convention(c) (Host, Int32, Int32) -> Void = {
        if let action = AccessibilityAction(rawValue: $1) { host($0).perform(action, on: Int($2)) }
      }
      offer("openuikit_perform", unsafeBitCast(perform, to: UnsafeRawPointer.self))
    }

    private static func offerMemory() {
      // Memory for the script to write into.
      let allocate: @convention(c) (Int32) -> UnsafeMutableRawPointer = {
        UnsafeMutableRawPointer.allocate(byteCount: Int($0), alignment: 16)
      }
      offer("openuikit_allocate", unsafeBitCast(allocate, to: UnsafeRawPointer.self))
      let free: @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.deallocate() }
      offer("openuikit_free", unsafeBitCast(free, to: UnsafeRawPointer.self))
      // The pixels of a requested picture; an address of 0 means that the request failed.
      let picture: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, UnsafePointer<UInt8>?) -> Void = {
        PictureRequest.finish($0, Int($1), Int($2), $3)
      }
      offer("openuikit_picture", unsafeBitCast(picture, to: UnsafeRawPointer.self))
    }
  }
#endif
