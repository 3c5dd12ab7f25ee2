/// A view that is neither hidden nor transparent, and has no such ancestor, with the properties that checks read.
final class VisibleView: ViewTreeConfined {
  let view: UIView
  /// The index of the view's superview; nil in the window itself.
  let parent: Int?
  /// The indices of the view and the views in it.
  fileprivate(set) var subtree: Range<Int>
  /// The frame in the window, in points.
  let frame: CGRect
  /// The part of the frame that no clipping view cuts off; null if there is none.
  let visibleFrame: CGRect
  /// The part of the frame that the user can scroll into view. Views that do not scroll may cut off the rest.
  let reachableFrame: CGRect
  /// The area of the window that bars, the camera and the home indicator leave free for the controller of the view.
  let safeArea: CGRect
  /// The closest scroll view that contains the view; nil for none.
  let scrollArea: ScrollArea?
  /// The text that the view itself shows.
  let text: VisibleText?
  let place: Place
  /// The frame of the view's visible content, before other views clip it. Several checks read it.
  private(set) lazy var textFrame = findTextFrame()
  /// The intrinsic content size of the view, in points. Several checks measure it.
  private(set) lazy var naturalSize = view.intrinsicContentSize

  /// Reads the properties of a view that checks need.
  fileprivate init(_ view: UIView, at index: Int, in surroundings: Surroundings) {
    self.view = view
    parent = surroundings.superview?.subtree.lowerBound
    subtree = index..<index + 1
    var place = Self.place(of: view, in: surroundings.place)
    frame = Self.frameInWindow(of: view, at: place, in: surroundings.superview)
    if surroundings.movesSubviews, !CATransform3DIsIdentity(view.layer.transform),
      !surroundings.window.contains(frame)
    {
      place.insert(.moved)
    }
    if surroundings.movesSubviews { place.insert(.inCarousel) }
    self.place = place
    visibleFrame = surroundings.clip.map { [frame] in frame.intersection($0) } ?? frame
    reachableFrame = surroundings.fixedClip.map { [frame] in frame.intersection($0) } ?? frame
    safeArea = Self.safeArea(of: view, at: frame, in: surroundings.safeArea)
    scrollArea = surroundings.scrollArea
    text = VisibleText(of: view)
  }

  /// The frame in the window of a rectangle in the view.
  func frameInWindow(of rect: CGRect) -> CGRect {
    guard !place.contains(.transformed) else { return view.convert(rect, to: nil) }
    let origin = view.bounds.origin
    return rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
  }

  /// Whether the view is another one, or in it.
  func isInside(_ other: VisibleView) -> Bool { other.subtree.contains(subtree.lowerBound) }

  /// The properties of a view and of its place.
  struct Place: OptionSet {
    let rawValue: Int

    /// A control.
    static let control = Place(rawValue: 1)
    /// In a control.
    static let inControl = Place(rawValue: 2)
    /// In a control or an indicator, which lays out its parts itself.
    static let partOfControl = Place(rawValue: 4)
    /// In a button.
    static let inButton = Place(rawValue: 8)
    /// A bar of the system, or in one.
    static let inBar = Place(rawValue: 16)
    /// An item of a carousel that is not in the middle, or in one. A pan brings it into sight.
    static let moved = Place(rawValue: 32)
    /// Drawn at another place or in another size than its frame, because of a transform.
    static let transformed = Place(rawValue: 64)
    /// Seen at an angle.
    static let tilted = Place(rawValue: 128)
    /// Hidden from assistive technology, itself or by an ancestor.
    static let hiddenElement = Place(rawValue: 256)
    /// Has a background that covers what is behind it.
    static let opaque = Place(rawValue: 512)
    /// In a view of the system, which lays it out and chooses its look unless an app changes that.
    static let inSystemView = Place(rawValue: 1024)

    /// An item of a carousel, or in one. The carousel moves it by parts of a pixel.
    static let inCarousel = Place(rawValue: 2048)

    /// The properties that a view passes on to its descendants.
    static let inherited: Place = [
      .inControl, .partOfControl, .inButton, .inBar, .moved, .transformed, .tilted, .hiddenElement,
      .inSystemView, .inCarousel,
    ]
  }
}

extension VisibleView {
  /// The visible views in a window, each before the views in it. O(views x their depth).
  ///
  /// - Parameter safeArea: the area of the window that the device leaves free.
  static func all(in window: UIWindow, safeArea: CGRect) -> [VisibleView] {
    var views: [VisibleView] = []
    let surroundings = Surroundings(
      window: window.bounds, superview: nil,
      place: placeOfSubviews(of: window, at: place(of: window, in: [])),
      clip: window.clipsToBounds ? window.bounds : nil, fixedClip: nil, safeArea: safeArea, scrollArea: nil,
      movesSubviews: false)
    var pending: [(UIView, Surroundings)] = []
    push(window, surroundings, onto: &pending)
    while let (view, surroundings) = pending.popLast() {
      let visible = VisibleView(view, at: views.count, in: surroundings)
      views.append(visible)
      push(view, visible.surroundingsOfSubviews(in: surroundings), onto: &pending)
    }
    for index in views.indices.reversed() {
      guard let parent = views[index].parent else { continue }
      let end = max(views[parent].subtree.upperBound, views[index].subtree.upperBound)
      views[parent].subtree = parent..<end
    }
    return views
  }

  /// The properties that all subviews of a view share.
  fileprivate struct Surroundings {
    let window: CGRect
    /// Nil in the window itself.
    let superview: VisibleView?
    let place: Place
    /// The area in which they are visible, in the window; nil for everywhere.
    let clip: CGRect?
    /// The area in which they are visible at one of the positions to which they can be scrolled; nil for everywhere.
    let fixedClip: CGRect?
    let safeArea: CGRect
    let scrollArea: ScrollArea?
    /// Whether the superview is a carousel, or similar.
    let movesSubviews: Bool
  }

  /// Appends the visible subviews of a view, from the last to the first.
  private static func push(
    _ view: UIView, _ surroundings: Surroundings, onto pending: inout [(UIView, Surroundings)]
  ) {
    for view in inOrderOfDrawing(view.subviews).reversed() where !view.isHidden && view.alpha > 0.01 {
      pending.append((view, surroundings))
    }
  }

  /// Subviews with a larger `zPosition` are drawn later.
  private static func inOrderOfDrawing(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    let order = views.indices.sorted {
      let (first, second) = (views[$0].layer.zPosition, views[$1].layer.zPosition)
      return first == second ? $0 < $1 : first < second
    }
    return order.map { views[$0] }
  }

  fileprivate static func frameInWindow(of view: UIView, at place: Place, in superview: VisibleView?)
    -> CGRect
  {
    // A transform of the view itself moves its frame as well.
    guard let superview, !place.contains(.transformed) else { return view.frameInWindow }
    return superview.frameInWindow(of: view.frame)
  }

  private func surroundingsOfSubviews(in surroundings: Surroundings) -> Surroundings {
    let clips = view.clipsToBounds
    let scrollView = view as? UIScrollView
    return Surroundings(
      window: surroundings.window, superview: self, place: Self.placeOfSubviews(of: view, at: place),
      clip: clips ? cut(surroundings.clip) : surroundings.clip,
      fixedClip: scrollView != nil ? nil : clips ? cut(surroundings.fixedClip) : surroundings.fixedClip,
      safeArea: safeArea,
      scrollArea: scrollView.map { ScrollArea($0, at: frame, in: scrollArea) } ?? scrollArea,
      movesSubviews: view.movesSubviews)
  }

  /// The safe area of the controller whose view this is; otherwise that of the surroundings.
  ///
  /// What a controller adds itself is no bar of the system.
  fileprivate static func safeArea(of view: UIView, at frame: CGRect, in outer: CGRect) -> CGRect {
    guard let controller = view.next as? UIViewController else { return outer }
    let (insets, own) = (view.safeAreaInsets, controller.additionalSafeAreaInsets)
    var edges = (left: outer.minX, top: outer.minY, right: outer.maxX, bottom: outer.maxY)
    if insets.left > own.left { edges.left = max(edges.left, frame.minX + insets.left - own.left) }
    if insets.top > own.top { edges.top = max(edges.top, frame.minY + insets.top - own.top) }
    if insets.right > own.right { edges.right = min(edges.right, frame.maxX - insets.right + own.right) }
    if insets.bottom > own.bottom {
      edges.bottom = min(edges.bottom, frame.maxY - insets.bottom + own.bottom)
    }
    return CGRect(
      x: edges.left, y: edges.top, width: max(0, edges.right - edges.left),
      height: max(0, edges.bottom - edges.top))
  }

  private func cut(_ clip: CGRect?) -> CGRect { clip.map { frame.intersection($0) } ?? frame }
}

extension VisibleView {
  /// The place of a view in the place that its superview gives it.
  private static func place(of view: UIView, in surroundings: Place) -> Place {
    var place = surroundings
    if view is UIControl { place.insert(.control) }
    if view.isSystemBar { place.insert(.inBar) }
    if view.accessibilityElementsHidden { place.insert(.hiddenElement) }
    if let color = view.backgroundColor, color.cgColor.alpha > 0.5 { place.insert(.opaque) }
    place.insert(view.layer.transform)
    place.insert(view.layer.sublayerTransform)
    return place
  }

  /// The place of the views in a view of a place.
  private static func placeOfSubviews(of view: UIView, at place: Place) -> Place {
    var inner = place.intersection(.inherited)
    if place.contains(.control) { inner.formUnion([.inControl, .partOfControl]) }
    if view.laysOutParts { inner.insert(.partOfControl) }
    if view is UIButton { inner.insert(.inButton) }
    if view.isPartOfSystem { inner.insert(.inSystemView) }
    return inner
  }
}

extension VisibleView.Place {
  fileprivate mutating func insert(_ transform: CATransform3D) {
    guard !transform.keepsPlane else { return }
    insert(.transformed)
    if transform.isTilted { insert(.tilted) }
  }
}

extension UIView {
  /// Whether the view recognizes pans and has subviews that a transform places, as a carousel does.
  ///
  /// The recognizers of the system's containers, such as the one with which a screen goes back, move no content.
  var movesSubviews: Bool {
    guard !(self is UIScrollView), let recognizers = gestureRecognizers, !recognizers.isEmpty else {
      return false
    }
    guard recognizers.contains(where: { type(of: $0) == UIPanGestureRecognizer.self && $0.isEnabled }) else {
      return false
    }
    return subviews.contains { !CATransform3DIsIdentity($0.layer.transform) }
  }
}

extension CATransform3D {
  /// Whether the transform leaves everything in the plane of the screen where it is: the item in the middle of a carousel has a perspective
  /// alone.
  fileprivate var keepsPlane: Bool {
    var plane = self
    (plane.m33, plane.m34) = (1, 0)
    return CATransform3DIsIdentity(plane)
  }

  /// Whether the transform leads out of the plane of the screen, or has a perspective.
  fileprivate var isTilted: Bool {
    m13 != 0 || m23 != 0 || m31 != 0 || m32 != 0 || m14 != 0 || m24 != 0
  }
}
