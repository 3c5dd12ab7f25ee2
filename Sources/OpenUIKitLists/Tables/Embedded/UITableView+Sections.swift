// Methods of extensions cannot be overridden. Unlike those of the class, they are in no page that does not call them.
extension UITableView {
  /// Shows inserted sections, at their new indexes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .insertSection($0) }, animation)
  }

  /// Removes deleted sections, at their old indexes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .deleteSection($0) }, animation)
  }

  /// Replaces the views of sections, at their old indexes.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .reloadSection($0) }, animation)
  }
}
