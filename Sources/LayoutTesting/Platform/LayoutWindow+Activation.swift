extension LayoutWindow {
  /// Activates an element as a double tap with VoiceOver does.
  static func activate(_ element: UIResponder, in window: UIWindow) {
    #if canImport(UIKit)
      guard !element.accessibilityActivate() else { return }
      if let control = element as? UIControl { return control.sendActions(for: .touchUpInside) }
      select(element)
    #else
      window.activate(element)
    #endif
  }

  #if canImport(UIKit)
    /// Selects a cell as a tap does. UIKit has no touches that a test sends.
    private static func select(_ element: UIResponder) {
      guard let cell = element as? UIView else { return }
      let ancestors = cell.ancestors
      if let cell = cell as? UITableViewCell,
        let table = ancestors.lazy.compactMap({ $0 as? UITableView }).first,
        let path = table.indexPath(for: cell)
      {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        // The delegate need not have the method.
        let didSelect = table.delegate?.tableView(_:didSelectRowAt:)
        didSelect?(table, path)
      }
      if let cell = cell as? UICollectionViewCell,
        let list = ancestors.lazy.compactMap({ $0 as? UICollectionView }).first,
        let path = list.indexPath(for: cell)
      {
        list.selectItem(at: path, animated: false, scrollPosition: [])
        let didSelect = list.delegate?.collectionView(_:didSelectItemAt:)
        didSelect?(list, path)
      }
    }
  #endif

  /// Inserts a text in the view that has the focus of the keyboard. Returns false if no view takes text.
  static func insert(_ text: String, in window: UIWindow) -> Bool {
    #if canImport(UIKit)
      guard let input = firstResponder(in: window) as? any UIKeyInput else { return false }
      input.insertText(text)
      return true
    #else
      return window.sendText(text)
    #endif
  }

  #if canImport(UIKit)
    private static func firstResponder(in window: UIWindow) -> UIView? {
      ([window] + window.descendants).first { $0.isFirstResponder }
    }
  #endif
}
