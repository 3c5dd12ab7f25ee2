#if canImport(OpenUIKitCairo)
  import OpenUIKit

  /// Stands in a picture for a view of a class that the app, or a framework that is not available, would draw.
  final class PlaceholderView: UIView {
    private let label = UILabel()

    init(className: String) {
      super.init(frame: .zero)
      label.text = className
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      backgroundColor = .systemFill
      layer.borderWidth = 1
      layer.borderColor = UIColor.separator.cgColor
      clipsToBounds = true
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    // By frames, because the view must have the size that it would have without its label.
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: 4, dy: 2)
    }
  }
#endif
