import OpenUIKitCore

extension UITableView {
  /// When rows of automatic height follow changes of their cells.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never. A row keeps its height until it is reloaded.
    case disabled = 0
    /// After `invalidateIntrinsicContentSize()` of the cell or of its content view.
    case enabled = 1
    /// Also after changes of constraints and of content sizes in the content view.
    case enabledIncludingConstraints = 2
  }

  /// When rows of automatic height follow changes of their cells; `.enabled` by default. Cells that are outside of a window follow
  /// changes of constraints at the next layout in one.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { settings.selfSizing }
    set {
      settings.selfSizing = newValue
      setNeedsLayout()
    }
  }

  /// Observes the constraints of the tree, if rows follow them. Called in each layout, because the table may have moved.
  final func observeConstraintsOfCells() {
    if settings.selfSizing == .enabledIncludingConstraints { observeConstraints() }
  }
}

extension UITableView: ConstraintObserver {
  /// Invalidates the sizes of the visible cells whose constraints determine other heights than their rows have.
  package final func constraintsDidChange() {
    guard settings.selfSizing == .enabledIncludingConstraints, measuring == nil, isLoaded else { return }
    let generation = generation
    for index in cells.keys.sorted() {
      guard generation == self.generation else { return }
      guard let cell = cells[index], rows.items.indices.contains(index), rows.items[index].isMeasured,
        let path = rows.path(of: index), !assumedHeight(path).isMeasured
      else { continue }
      let height = cell.height(fitting: frame(index).width)
      guard generation == self.generation, height != rows.items[index].height else { continue }
      cell.invalidateIntrinsicContentSize()
    }
  }
}
