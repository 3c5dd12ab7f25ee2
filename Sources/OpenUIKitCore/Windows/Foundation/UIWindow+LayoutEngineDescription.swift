extension UIWindow {
  /// The state of the window's layout as text, for reading along while debugging: views and guides, their constraints, and the solver.
  ///
  /// - `x4 x5 x6 x7 = 16 20 100 44 UILabel:0x…'Total'` an item with constraints: the solver's variables of its left and top edge, its width and
  ///   its height in its container, their exact values in points, and the item.
  /// - `c7 <NSLayoutConstraint:0x… UILabel:0x….leading == UIView:0x….leading + 16>` a row of an app's constraint, and
  ///   `c8 contentSize width UILabel:0x…'Total'` one that an item has brought.
  /// - The solver's own state, with the same numbers (`ConstraintSolver.dump()`).
  ///
  /// Lays out nothing: what waits for the next layout is absent. O(rows).
  public final var layoutEngineDescription: String { treeEngine.stateDescription }
}
