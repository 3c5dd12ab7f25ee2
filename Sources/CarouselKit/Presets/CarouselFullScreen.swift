#if canImport(UIKit) || !canImport(AppKit)
  /// A screen with the items of a carousel, each of which fills it. Present it full screen.
  ///
  /// It begins with the carousel's current item. When it disappears, the carousel moves to the item that was shown last. The views come
  /// from the carousel's data source, which gets `carousel` of this screen as its first argument.
  open class CarouselFullScreen: UIViewController {
    /// The carousel of the screen.
    public let carousel = iCarousel(frame: .zero)
    /// The button at the top that dismisses the screen. Its label for assistive technology is "Close".
    public let closeButton = UIButton(type: .system)
    private let source: Reference

    /// Creates a screen for a carousel, which is not retained.
    public init(_ source: iCarousel) {
      self.source = Reference(source)
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .fullScreen
    }

    /// Creates a screen without a carousel.
    public required init?(coder: NSCoder) { return nil }

    /// Adds the carousel and the button.
    open override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      carousel.frame = view.bounds
      carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      (carousel.itemSizing, carousel.isPagingEnabled, carousel.maximumPagesPerGesture) = (.filling, true, 1)
      view.addSubview(carousel)
      addCloseButton()
      guard let original = source.carousel else { return }
      carousel.isWrapEnabled = original.isWrapEnabled
      carousel.dataSource = original.dataSource
      carousel.currentItemIndex = max(original.currentItemIndex, 0)
    }

    private func addCloseButton() {
      closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
      closeButton.accessibilityLabel = "Close"
      closeButton.tintColor = .white
      let owner = WeakObject(self)
      closeButton.addAction(
        UIAction { _ in owner.object?.dismiss(animated: true) }, for: .primaryActionTriggered)
      closeButton.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(closeButton)
      NSLayoutConstraint.activate([
        closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        closeButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
        closeButton.widthAnchor.constraint(equalToConstant: 44),
        closeButton.heightAnchor.constraint(equalToConstant: 44),
      ])
    }

    /// Moves the original carousel to the current item.
    open override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard let original = source.carousel, carousel.currentItemIndex >= 0 else { return }
      original.scrollToItem(at: carousel.currentItemIndex, animated: false)
    }
  }
#endif
