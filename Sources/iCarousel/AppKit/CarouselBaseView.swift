#if canImport(AppKit) && !canImport(UIKit)
  /// The superclass of carousels on AppKit: a flipped view with layers, whose `layoutSubviews()`, `willMove(toWindow:)` and
  /// `didMoveToWindow()` are called as those of a view in UIKit.
  open class CarouselBaseView: NSView {
    /// The input of the mouse, the trackpad, the keyboard and assistive technology.
    var input: CarouselInput?

    /// Creates a view with a frame, in points of its future superview.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      wantsLayer = true
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      wantsLayer = true
    }

    /// True: the vertical coordinate grows downwards, as in UIKit.
    open override var isFlipped: Bool { true }

    /// True, so that `layout()` is called without constraints too.
    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Layout and windows

    /// Calls `layoutSubviews()`.
    open override func layout() {
      super.layout()
      layoutSubviews()
    }

    /// Sets the size, and requires a layout.
    open override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      needsLayout = true
    }

    /// Calls `willMove(toWindow:)`.
    open override func viewWillMove(toWindow newWindow: NSWindow?) {
      super.viewWillMove(toWindow: newWindow)
      willMove(toWindow: newWindow)
    }

    /// Calls `didMoveToWindow()`.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      didMoveToWindow()
    }

    /// Calls `decodeRestorableState(with:)`.
    open override func restoreState(with coder: NSCoder) {
      super.restoreState(with: coder)
      decodeRestorableState(with: coder)
    }

    /// Places subviews. This implementation does nothing.
    open func layoutSubviews() {}
    /// Called before the view moves to another window, or to none. This implementation does nothing.
    open func willMove(toWindow newWindow: NSWindow?) {}
    /// Called after the view has moved to another window, or to none. This implementation does nothing.
    open func didMoveToWindow() {}
    /// Reads what `encodeRestorableState(with:)` has written. This implementation does nothing.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Events

    /// True: a carousel receives keys.
    open override var acceptsFirstResponder: Bool { input != nil }

    /// Arrows along the row, page up and down, home and end move the carousel. Other keys reach the next responder.
    open override func keyDown(with event: NSEvent) {
      if input?.keyDown(event) != true { super.keyDown(with: event) }
    }

    /// Stops the carousel, and begins a click or a drag.
    open override func mouseDown(with event: NSEvent) {
      if input?.mouseDown(event) != true { super.mouseDown(with: event) }
    }

    /// Drags the carousel.
    open override func mouseDragged(with event: NSEvent) {
      if input?.mouseDragged(event) != true { super.mouseDragged(with: event) }
    }

    /// Ends a click or a drag.
    open override func mouseUp(with event: NSEvent) {
      if input?.mouseUp(event) != true { super.mouseUp(with: event) }
    }

    /// Moves the carousel by a trackpad or a wheel. Movements across the row reach the next responder.
    open override func scrollWheel(with event: NSEvent) {
      if input?.scrollWheel(event) != true { super.scrollWheel(with: event) }
    }

    // MARK: Accessibility

    /// True: the carousel is a group.
    open override func isAccessibilityElement() -> Bool { true }

    /// A group.
    open override func accessibilityRole() -> NSAccessibility.Role? { .group }

    /// The word for a carousel.
    open override func accessibilityRoleDescription() -> String? {
      input?.roleDescription ?? super.accessibilityRoleDescription()
    }

    /// The adjustable element of the position, then the visible items in their order.
    open override func accessibilityChildren() -> [Any]? {
      input?.accessibilityChildren ?? super.accessibilityChildren()
    }

    /// Ends animated scrolls and flings. Returns false if there is none.
    open override func accessibilityPerformCancel() -> Bool { input?.cancelMotion() ?? false }
  }
#endif
