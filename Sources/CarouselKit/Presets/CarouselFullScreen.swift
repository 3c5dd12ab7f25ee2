#if canImport(UIKit) || !canImport(AppKit)
  /// A screen with the items of a carousel, each of which fills it. Present it full screen.
  ///
  /// It begins with an item, the carousel's current one by default. When it disappears, the carousel moves to the item that was shown last.
  /// The views come from the data source of the carousel's items, which gets `carousel` of this screen as its first argument. Of a
  /// `CarouselGrid` the screen shows single items, and of a `CarouselLoop` each item once.
  open class CarouselFullScreen: UIViewController {
    /// The carousel of the screen.
    public let carousel = iCarousel(frame: .zero)
    /// The button at the top that dismisses the screen. Its label for assistive technology is "Close".
    public let closeButton = UIButton(type: .system)
    private let source: Reference
    private let firstItem: Int?

    /// Creates a screen for a carousel, which is not retained. It begins with `item`, as the data source counts; nil for the current one, which
    /// is the first of the current column in a grid. An item outside the list means the nearest end.
    public init(_ source: iCarousel, item: Int? = nil) {
      self.source = Reference(source)
      firstItem = item
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
      carousel.registerViews(of: original)
      carousel.dataSource = original.itemSource
      let item = firstItem ?? original.currentAppItem ?? 0
      carousel.currentItemIndex = min(max(item, 0), max(carousel.numberOfItems - 1, 0))
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
      guard let original = source.carousel, let index = original.index(ofAppItem: carousel.currentItemIndex),
        carousel.currentItemIndex >= 0
      else { return }
      original.scrollToItem(at: index, animated: false)
    }
  }
#endif
