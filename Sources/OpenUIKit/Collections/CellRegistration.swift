#if !hasFeature(Embedded)
  extension UICollectionView {
    /// How cells of a class are made and filled with an item, in place of a class registered under a name.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
      /// Fills a cell with an item.
      public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

      fileprivate let handler: Handler
      fileprivate let name = RegistrationName()

      /// A registration whose cells `handler` fills.
      public init(handler: @escaping Handler) {
        self.handler = handler
      }
    }

    /// How supplementary views of a class are made and filled, in place of a class registered under a name.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
      /// Fills a view.
      public typealias Handler = (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

      fileprivate let kind: String
      fileprivate let handler: Handler
      fileprivate let name = RegistrationName()

      /// A registration for a kind of element whose views `handler` fills.
      public init(elementKind: String, handler: @escaping Handler) {
        kind = elementKind
        self.handler = handler
      }
    }

    /// A used cell of a registration, or a new one, filled with an item if there is one.
    public func dequeueConfiguredReusableCell<Cell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      pool.register(Cell.self, kind: "", registration.name.text)
      let cell: Cell = typed(dequeueReusableCell(withReuseIdentifier: registration.name.text, for: indexPath))
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }

    /// A used supplementary view of a registration, or a new one, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
      using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
      pool.register(Supplementary.self, kind: registration.kind, registration.name.text)
      let view: Supplementary = typed(
        dequeueReusableSupplementaryView(
          ofKind: registration.kind, withReuseIdentifier: registration.name.text, for: indexPath))
      registration.handler(view, registration.kind, indexPath)
      return view
    }

    /// The pool makes views of the class that was registered, so the cast cannot fail.
    private func typed<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
      guard let view = view as? View else {
        fatalError(
          "UICollectionView: \(type(of: view)) was dequeued for a registration of \(View.self)")
      }
      return view
    }
  }

  /// The name of one registration: its own address, which no other has as long as it lives.
  private final class RegistrationName: Sendable {
    var text: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
  }
#endif
