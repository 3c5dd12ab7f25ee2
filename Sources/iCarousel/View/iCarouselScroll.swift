#if !hasFeature(Embedded) && !ThreadConfined
  /// A scroll to an item, for code that waits for its end.
  ///
  /// It does not retain the carousel, so a task that waits for it does not keep the carousel alive:
  ///
  /// ```swift
  /// let scroll = carousel.beginScroll(toItemAt: 3)
  /// if await scroll.hasArrived { showDetails() }
  /// ```
  @MainActor
  public final class iCarouselScroll {
    /// Whether the carousel has arrived; nil while the scroll is in progress.
    public private(set) var result: Bool?
    private var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var lastID = 0

    init() {}

    /// Waits for the end of the scroll. True if the carousel has arrived. False if a touch, another scroll or a change has interrupted
    /// the scroll, if there are no items, if the carousel has left its window or was released, or if the task is cancelled. A cancelled
    /// task does not end the scroll.
    public var hasArrived: Bool {
      get async {
        if let result { return result }
        lastID += 1
        let id = lastID
        return await withTaskCancellationHandler {
          await withCheckedContinuation { wait(id, $0) }
        } onCancel: {
          Task { @MainActor in self.resume(id) }
        }
      }
    }

    private func wait(_ id: Int, _ continuation: CheckedContinuation<Bool, Never>) {
      // A cancellation before this call finds no continuation, and there is no other.
      if let result { return continuation.resume(returning: result) }
      if Task.isCancelled { return continuation.resume(returning: false) }
      waiting.append((id, continuation))
    }

    private func resume(_ id: Int) {
      guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
      waiting.remove(at: place).continuation.resume(returning: false)
    }

    func end(_ hasArrived: Bool) {
      result = hasArrived
      let ended = waiting
      waiting = []
      for (_, continuation) in ended { continuation.resume(returning: hasArrived) }
    }
  }

  extension iCarousel {
    /// Scrolls to an item, animated or at once, and returns the scroll, whose end code can wait for.
    ///
    /// It has a name of its own, because in an asynchronous function Swift prefers an asynchronous overload of
    /// `scrollToItem(at:animated:)`, and calls without `await` would not compile.
    public func beginScroll(toItemAt index: Int, animated: Bool = true) -> iCarouselScroll {
      let scroll = iCarouselScroll()
      scrollToItem(at: index, animated: animated) { hasArrived in
        // On the main thread, as every call of a carousel.
        MainActor.assumeIsolated { scroll.end(hasArrived) }
      }
      return scroll
    }
  }
#endif
