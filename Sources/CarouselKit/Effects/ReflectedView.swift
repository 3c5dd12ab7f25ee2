#if canImport(UIKit) || !canImport(AppKit)
  /// A view with its reflection below, for the items of a cover flow.
  ///
  /// It has the size of its content. The reflection lies below its bounds, and fades out. It is a picture of the content
  /// as of the last change of size: call `updateReflection()` when the content looks different.
  ///
  /// Behind the reflection is the colour behind the carousel, so that what lies behind the item does not shine through.
  open class ReflectedView: UIView {
    /// The view that is reflected. It fills this view.
    public let contentView: UIView
    private var reflection: UIView?
    private let backing = UIView()
    private let fade = CAGradientLayer()

    /// The part of the content that is reflected, from 0 to 1; a third by default. Other values are clamped, and NaN is
    /// refused.
    public final var reflectedPart: CGFloat = 1 / 3 {
      didSet {
        reflectedPart = reflectedPart.isNaN ? oldValue : min(max(reflectedPart, 0), 1)
        setNeedsLayout()
      }
    }

    /// The opacity of the reflection at the edge, from 0 to 1; 0.4 by default. Other values are clamped, and NaN is refused.
    public final var reflectionOpacity: CGFloat = 0.4 {
      didSet {
        reflectionOpacity = reflectionOpacity.isNaN ? oldValue : min(max(reflectionOpacity, 0), 1)
        setNeedsLayout()
      }
    }

    /// The space between the content and the reflection, in points; 2 by default. Values that are not finite are refused.
    public final var reflectionGap: CGFloat = 2 {
      didSet {
        if !reflectionGap.isFinite { reflectionGap = oldValue }
        setNeedsLayout()
      }
    }

    /// The colour behind the reflection. Nil, the default, for the first opaque background colour of the views around this one; if
    /// there is none, the reflection is transparent.
    public final var reflectionBackground: UIColor? {
      didSet { setNeedsLayout() }
    }

    /// Creates a view as large as its content.
    public init(_ contentView: UIView) {
      self.contentView = contentView
      super.init(frame: CGRect(origin: .zero, size: contentView.bounds.size))
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }

    /// Creates a view with an empty content.
    public required init?(coder: NSCoder) {
      contentView = UIView()
      super.init(coder: coder)
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }

    /// Takes another picture of the content, in the next layout.
    public final func updateReflection() {
      reflection?.removeFromSuperview()
      reflection = nil
      setNeedsLayout()
    }

    /// Places the reflection, and takes another picture if the size has changed.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if let reflection, reflection.bounds.size != bounds.size { updateReflection() }
      let picture = reflection ?? makeReflection()
      reflection = picture
      // Upside down below the content.
      picture.center = CGPoint(x: bounds.midX, y: bounds.height * 1.5 + reflectionGap)
      fadeOut(picture)
      placeBacking()
    }

    /// The colours around may be others in another window.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
    }

    /// Covers what lies behind the reflection and the gap.
    private func placeBacking() {
      let gap = max(reflectionGap, 0)
      backing.frame = CGRect(
        x: 0, y: bounds.height, width: bounds.width,
        height: reflectedPart > 0 ? bounds.height * reflectedPart + gap : 0)
      backing.isUserInteractionEnabled = false
      backing.backgroundColor = reflectionBackground ?? colorBehind
      if backing.superview !== self { insertSubview(backing, at: 0) }
      sendSubviewToBack(backing)
    }

    private var colorBehind: UIColor? {
      var view = superview
      while let current = view {
        if let color = current.backgroundColor, color.cgColor.alpha == 1 { return color }
        view = current.superview
      }
      return nil
    }

    private func makeReflection() -> UIView {
      let (holder, picture) = (UIView(), contentView.reflectedPicture)
      holder.bounds = bounds
      holder.transform = CGAffineTransform(scaleX: 1, y: -1)
      holder.isUserInteractionEnabled = false
      holder.layer.mask = fade
      picture.frame = holder.bounds
      holder.addSubview(picture)
      insertSubview(holder, at: 0)
      return holder
    }

    /// The mask has the picture's coordinates, in which the reflected edge is at the bottom. It covers the reflected part alone, for hosts
    /// that ignore the transparency of masks.
    private func fadeOut(_ picture: UIView) {
      let height = picture.bounds.height * reflectedPart
      fade.frame = CGRect(
        x: 0, y: picture.bounds.height - height, width: picture.bounds.width, height: height)
      picture.isHidden = reflectedPart == 0
      picture.alpha = reflectionOpacity
      fade.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor]
      fade.startPoint = CGPoint(x: 0.5, y: 0)
      fade.endPoint = CGPoint(x: 0.5, y: 1)
    }
  }
#endif
