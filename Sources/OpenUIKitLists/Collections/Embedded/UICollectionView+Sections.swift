// Methods of extensions cannot be overridden. Unlike those of the class, they are in no page that does not call them.
extension UICollectionView {
  /// Shows inserted sections, at their new indexes.
  public func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

  /// Removes deleted sections, at their old indexes.
  public func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

  /// Replaces the views of sections, at their old indexes.
  public func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }

  /// Moves a section from its old index to its new one.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }
}
