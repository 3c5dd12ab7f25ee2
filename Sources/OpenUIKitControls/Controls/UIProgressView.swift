@_spi(Overrides) import OpenUIKitCore

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The style of a bar.
  public enum Style: Int, Sendable {
    /// On a grey track.
    case `default` = 0
    /// Without a track, for the edge of a bar.
    case bar = 1
  }

  private let track = PillView()
  private let bar = PillView()
  private var storedProgress: Float = 0

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  private func setUp() {
    super.isUserInteractionEnabled = false
    super.clipsToBounds = true
    super.addSubview(track)
    track.addSubview(bar)
    track.clipsToBounds = true
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateColors()
    #if !hasFeature(Embedded)
      isOpaque = false
    #endif
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet { updateColors() }
  }

  /// The progress, which is clamped to 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, animated if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    let limited = min(max(progress, 0), 1)
    guard limited != storedProgress, !limited.isNaN else { return }
    storedProgress = limited
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.layoutIfNeeded() }
  }

  /// The colour of the filled part; the tint colour by default.
  open var progressTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the track; a grey by default.
  open var trackTintColor: UIColor? {
    didSet { updateColors() }
  }

  private func updateColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    #if !hasFeature(Embedded)
      if progressImage != nil { bar.backgroundColor = nil }
      if trackImage != nil { track.backgroundColor = nil }
    #endif
  }

  #if !hasFeature(Embedded)
    private var pictures: (bar: UIImageView?, track: UIImageView?)

    /// The picture of the filled part, stretched to its size, instead of a colour; nil by default.
    public final var progressImage: UIImage? {
      get { pictures.bar?.image }
      set {
        pictures.bar = picture(newValue, pictures.bar, in: bar)
        picturesDidChange()
      }
    }

    /// The picture of the track, stretched to its size, instead of a colour; nil by default.
    public final var trackImage: UIImage? {
      get { pictures.track?.image }
      set {
        pictures.track = picture(newValue, pictures.track, in: track)
        picturesDidChange()
      }
    }

    /// The view of a picture in a part, made if there is none.
    private func picture(_ image: UIImage?, _ former: UIImageView?, in part: UIView) -> UIImageView {
      let view = former ?? UIImageView()
      if former == nil { part.insertSubview(view, at: 0) }
      view.image = image
      return view
    }

    private func picturesDidChange() {
      updateColors()
      setNeedsLayout()
    }

    private func placePictures() {
      pictures.bar?.frame = bar.bounds
      pictures.track?.frame = track.bounds
    }
  #endif

  /// Updates the parts that have the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// Any width, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places track and bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let width = bounds.width * CGFloat(storedProgress)
    bar.frame = CGRect(
      x: hasRightToLeftContent ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    #if !hasFeature(Embedded)
      placePictures()
    #endif
  }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? {
    "\(Int((storedProgress * 100).rounded()))%"
  }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  // UIKit's height, in points.
  private static let height: CGFloat = 4

  #if !hasFeature(Embedded)
    @_spi(Overrides) open override var isOpaqueByDefault: Bool { false }
  #endif
}
