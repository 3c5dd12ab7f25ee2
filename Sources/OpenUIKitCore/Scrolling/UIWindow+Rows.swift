// Rows of tables and cells of collections, as keys move between them.

extension UIWindow {
  /// The innermost table or collection that an element is in, and the row or cell; nil outside of one.
  public func row(of element: UIResponder) -> (list: UIScrollView, row: UIView)? {
    var current: UIResponder? = element
    while let responder = current {
      if let list = responder.listAround as? UIScrollView, let view = responder as? UIView {
        return (list, view)
      }
      current = responder.next
    }
    return nil
  }

  /// Scrolls to the row that a move leads to from an element in a row, and returns that row. Returns nil for an
  /// element outside of a list, and if there is no row in that direction.
  public func row(_ move: RowMove, from element: UIResponder) -> UIView? {
    guard let (list, row) = row(of: element) else { return nil }
    return list.row(move, from: row)
  }
}
