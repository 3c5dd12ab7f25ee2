#if canImport(UIKit) || !canImport(AppKit)
  /// A view of an item whose content can be enlarged with two fingers or a double tap.
  ///
  /// While the content is enlarged, drags move it; otherwise they move the carousel. It returns to its size when the item leaves the
  /// window.
  open class ZoomableView: UIScrollView, UIScrollViewDelegate {
    /// The view that is enlarged. It fills the view at the scale 1.
    public let zoomedView: UIView
    private var target: TapTarget?

    /// Creates a view as large as its content, which can be enlarged up to a scale of 1 or more.
    public init(_ zoomedView: UIView, maximumScale: CGFloat = 3) {
      self.zoomedView = zoomedView
      super.init(frame: CGRect(origin: .zero, size: zoomedView.bounds.size))
      maximumZoomScale = maximumScale.isFinite ? max(maximumScale, 1) : 3
      setUp()
    }

    /// Creates a view with an empty content.
    public required init?(coder: NSCoder) {
      zoomedView = UIView()
      super.init(coder: coder)
      maximumZoomScale = 3
      setUp()
    }

    private func setUp() {
      (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
      delegate = self
      addSubview(zoomedView)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      let owner = WeakObject(self)
      target = TapTarget(tap) { owner.object?.toggleZoom(at: $0) }
      addGestureRecognizer(tap)
    }

    /// Sizes the content as the view, unless it is enlarged.
    open override func layoutSubviews() {
      super.layoutSubviews()
      guard zoomScale == 1, zoomedView.frame.size != bounds.size else { return }
      zoomedView.frame = CGRect(origin: .zero, size: bounds.size)
      contentSize = bounds.size
    }

    /// Returns to the scale 1 outside a window.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil && zoomScale != 1 { zoomScale = 1 }
    }

    /// The content.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

    /// Enlarges the content about a point in the view's coordinates, or returns to the scale 1.
    public func toggleZoom(at point: CGPoint) {
      guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
      let place = convert(point, to: zoomedView)
      let size = CGSize(width: bounds.width / maximumZoomScale, height: bounds.height / maximumZoomScale)
      zoom(
        to: CGRect(
          x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
        animated: true)
    }
  }
#endif
