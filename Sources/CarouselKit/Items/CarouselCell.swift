#if canImport(UIKit) || !canImport(AppKit)
  /// A view of an item that a carousel makes by its class, or that shows a content configuration.
  ///
  /// Add views to `contentView`, or set `contentConfiguration`, whose view then fills it. Give the cell a size, or the carousel an
  /// `itemSizing`.
  open class CarouselCell: UIView {
    /// The view for the content, which fills the cell.
    public let contentView = UIView()
    /// Whether the cell has been dequeued before.
    fileprivate final var wasUsed = false

    /// Creates a cell with a frame, in points of its future superview.
    public required override init(frame: CGRect) {
      super.init(frame: frame)
      addContentView()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addContentView()
    }

    private func addContentView() {
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }

    /// Called before the cell is used again for another item. Call `super` in an override, which resets what the last item has set.
    open func prepareForReuse() {}

    #if !hasFeature(Embedded)
      private var configured: (any UIView & UIContentView)?

      /// The content, whose view fills `contentView`; nil for none. A configuration that the view supports changes the view, and
      /// another one replaces it.
      public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { configure(newValue) }
      }

      private func configure(_ configuration: (any UIContentConfiguration)?) {
        if let configuration, let configured, type(of: configured.configuration) == type(of: configuration) {
          return configured.configuration = configuration
        }
        configured?.removeFromSuperview()
        configured = configuration?.makeContentView()
        guard let view = configured else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
    #endif
  }

  extension iCarousel {
    /// Registers a class of cells for `dequeueReusableCell(_:withReuseIdentifier:)`. New cells have `size`, in points.
    public func register<Cell: CarouselCell>(
      _ cellClass: Cell.Type, forReuseIdentifier identifier: String,
      size: CGSize = CGSize(width: 200, height: 200)
    ) {
      register(forReuseIdentifier: identifier) { cellClass.init(frame: CGRect(origin: .zero, size: size)) }
    }

    /// Returns a cell of a registered class: one from the pool, prepared for use, or a new one. Set its content and return it to the
    /// carousel. Call this only while the data source is asked for a view.
    ///
    /// Traps if nothing is registered for the identifier, or another class.
    public func dequeueReusableCell<Cell: CarouselCell>(
      _ cellClass: Cell.Type, withReuseIdentifier identifier: String
    ) -> Cell {
      guard let cell = dequeueReusableView(withReuseIdentifier: identifier) as? Cell else {
        fatalError(
          "iCarousel: another class is registered for the reuse identifier \"\(identifier)\"; "
            + "call register(_:forReuseIdentifier:size:) with the class first")
      }
      if cell.wasUsed { cell.prepareForReuse() }
      cell.wasUsed = true
      return cell
    }
  }
#endif
