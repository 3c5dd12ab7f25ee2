extension UICollectionView {
  /// Creates and configures cells of a class, instead of a class that is registered under an identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let name = RegistrationName()

    /// Creates a registration whose cells `handler` configures.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of a nib with one cell, which `handler` configures.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Creates and configures supplementary views of a class, instead of a class that is registered under an
  /// identifier.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let name = RegistrationName()

    /// Creates a registration for a kind of element whose views `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of a nib with one supplementary view for a kind of element. `handler` configures its views.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a reused or new cell of a registration, configured with an item if there is one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      pool.register(nib, kind: "", registration.name.text)
    } else {
      pool.register(Cell.self, kind: "", registration.name.text)
    }
    let cell: Cell = typed(dequeueReusableCell(withReuseIdentifier: registration.name.text, for: indexPath))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      pool.register(nib, kind: registration.kind, registration.name.text)
    } else {
      pool.register(Supplementary.self, kind: registration.kind, registration.name.text)
    }
    let view: Supplementary = typed(
      dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.name.text, for: indexPath))
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// The pool creates views of the registered class, so the cast cannot fail.
  private func typed<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
    guard let view = view as? View else {
      fatalError(
        "UICollectionView: \(type(of: view)) was dequeued for a registration of \(View.self)")
    }
    return view
  }
}

/// The identifier of one registration: its own address, which is unique as long as it lives.
private final class RegistrationName: Sendable {
  var text: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
