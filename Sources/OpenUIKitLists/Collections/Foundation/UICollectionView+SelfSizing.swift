import OpenUIKitCore

/// Settings that few collections have, stored together so that the others stay small.
struct CollectionSettings {
  var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
  var allowsFocus = false
  var selectionFollowsFocus = false
  var remembersLastFocus = false
  /// The item whose cell had the focus last; nil for none.
  var lastFocused: IndexPath?
}

extension UICollectionView {
  /// When items whose content determines their size follow changes of their cells.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never. An item keeps its size until it is reloaded or the layout becomes invalid.
    case disabled = 0
    /// After `invalidateIntrinsicContentSize()` of the cell or of its content view.
    case enabled = 1
    /// Also after changes of constraints and of content sizes in the content view.
    case enabledIncludingConstraints = 2
  }

  /// When items whose content determines their size follow changes of their cells; `.enabled` by default. Cells that are outside of a
  /// window follow changes of constraints at the next layout in one.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { settings.selfSizing }
    set {
      settings.selfSizing = newValue
      setNeedsLayout()
    }
  }

  /// Observes the constraints of the tree, if items follow them. Called in each layout, because the collection may have moved.
  final func observeConstraintsOfCells() {
    if settings.selfSizing == .enabledIncludingConstraints { observeConstraints() }
  }
}

extension UICollectionView: ConstraintObserver {
  /// Invalidates the sizes of the visible cells whose constraints determine other sizes than they have.
  package final func constraintsDidChange() {
    guard settings.selfSizing == .enabledIncludingConstraints, isPrepared else { return }
    let generation = generation
    for element in shown.keys.sorted(by: { $0.comes(before: $1) }) where element.category == .cell {
      guard generation == self.generation else { return }
      guard let entry = shown[element], asked.contains(element),
        let cell = entry.view as? UICollectionViewCell,
        collectionViewLayout.asksForPreferredAttributes(of: entry.attributes)
      else { continue }
      let preferred = cell.preferredLayoutAttributesFitting(entry.attributes.duplicate())
      guard generation == self.generation, preferred.size != entry.attributes.size else { continue }
      cell.invalidateIntrinsicContentSize()
    }
  }
}
