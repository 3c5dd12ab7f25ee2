// Views of the stand-in, with layers: as much as moves a carousel in a test.

import Foundation

@preconcurrency @MainActor
open class NSResponder: StandInObject {
  open var nextResponder: NSResponder? { nil }
  open var acceptsFirstResponder: Bool { false }
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
}

open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }

  public override nonisolated init() {
    frame = .zero
    super.init()
  }
  public init(frame frameRect: CGRect) {
    frame = frameRect
    super.init()
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open private(set) weak var superview: NSView?
  open var subviews: [NSView] = []
  open weak var window: NSWindow?
  /// The frame without the calls of a change.
  open var frame: CGRect {
    didSet { placeLayer() }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { setFrameSize(newValue.size) }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var isFlipped: Bool { false }
  open var isHidden = false
  open var alphaValue: CGFloat = 1 {
    didSet { layer?.opacity = Float(alphaValue) }
  }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide() }
  open var constraints: [NSLayoutConstraint] { [] }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var hasAmbiguousLayout: Bool { false }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var fittingSize: CGSize { .zero }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open class var requiresConstraintBasedLayout: Bool { false }
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  open override var nextResponder: NSResponder? { superview ?? window }

  // MARK: Layers

  open private(set) var layer: CALayer?
  open var wantsLayer: Bool {
    get { layer != nil }
    set {
      guard newValue, layer == nil else { return }
      layer = makeBackingLayer()
      placeLayer()
    }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }

  /// As AppKit, which anchors the layers of its views at a corner.
  private func placeLayer() {
    guard let layer else { return }
    (layer.bounds, layer.anchorPoint, layer.position) = (bounds, .zero, frame.origin)
  }

  // MARK: The tree

  open func addSubview(_ view: NSView) { add(view) { $0.append(view) } }

  open func addSubview(_ view: NSView, positioned: NSWindow.OrderingMode, relativeTo other: NSView?) {
    add(view) { views in
      let place = views.firstIndex { $0 === other }
      views.insert(view, at: positioned == .below ? place ?? 0 : place.map { $0 + 1 } ?? views.count)
    }
  }

  private func add(_ view: NSView, _ insert: (inout [NSView]) -> Void) {
    view.removeFromSuperview()
    view.announce(window)
    insert(&subviews)
    view.superview = self
    if let layer, let inner = view.layer { layer.add(inner) }
    view.setWindow(window)
    view.viewDidMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    announce(nil)
    old.subviews.removeAll { $0 === self }
    superview = nil
    layer?.removeFromSuperlayer()
    for constraint in NSLayoutConstraint.active
    where constraint.firstItem === self || constraint.secondItem === self {
      constraint.isActive = false
    }
    setWindow(nil)
    viewDidMoveToSuperview()
  }

  func announce(_ newWindow: NSWindow?) {
    guard newWindow !== window else { return }
    viewWillMove(toWindow: newWindow)
    for view in subviews { view.announce(newWindow) }
  }

  func setWindow(_ newWindow: NSWindow?) {
    guard newWindow !== window else { return }
    window = newWindow
    viewDidMoveToWindow()
    for view in subviews { view.setWindow(newWindow) }
  }

  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // MARK: Places

  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

  /// The place in the coordinates of the window, which grow downwards here.
  private var origin: CGPoint {
    guard let superview else { return frame.origin }
    return CGPoint(x: superview.origin.x + frame.minX, y: superview.origin.y + frame.minY)
  }
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  open func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    let other = view?.origin ?? .zero
    return rect.offsetBy(dx: origin.x - other.x, dy: origin.y - other.y)
  }
  open func hitTest(_ point: CGPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for view in subviews.reversed() {
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  // MARK: Layout

  open var needsLayout = true
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open func invalidateIntrinsicContentSize() {}
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  { [] }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  // MARK: Accessibility

  private var label: String?
  open func isAccessibilityElement() -> Bool { false }
  open func accessibilityRole() -> NSAccessibility.Role? { nil }
  open func accessibilityRoleDescription() -> String? { nil }
  open func accessibilityLabel() -> String? { label }
  open func setAccessibilityLabel(_ newLabel: String?) { label = newLabel }
  open func accessibilityValue() -> Any? { nil }
  open func accessibilityFrame() -> CGRect { frame }
  open func accessibilityChildren() -> [Any]? { subviews }
  open func accessibilityPerformIncrement() -> Bool { false }
  open func accessibilityPerformDecrement() -> Bool { false }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformCancel() -> Bool { false }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { nil }
}
