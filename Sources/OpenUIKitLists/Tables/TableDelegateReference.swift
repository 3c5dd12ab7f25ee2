/// The delegate of a table, not retained.
final class TableDelegateReference: _DelegateReference {
  @Weak private(set) var delegate: (any UITableViewDelegate)?

  init(_ delegate: any UITableViewDelegate) {
    super.init()
    self.delegate = delegate
  }
}
