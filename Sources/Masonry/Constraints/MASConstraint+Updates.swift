import UIKitShim

/// SnapKit's names: for the constraint itself, for changes to a kept one, and for its key.
extension MASConstraint {
  /// The constraint itself: what a chain returns is the reference to keep.
  public final var constraint: MASConstraint { self }

  /// The same as ``offset(_:)``.
  @discardableResult
  public func update(offset amount: some MASNumber) -> Self { offset(amount) }

  /// The same as ``inset(_:)``.
  @discardableResult
  public func update(inset amount: some MASNumber) -> Self { inset(amount) }

  /// The same as ``insets(_:)-(MASEdgeInsets)``.
  @discardableResult
  public func update(insets: MASEdgeInsets) -> Self { self.insets(insets) }

  /// The same as ``insets(_:)-(NSDirectionalEdgeInsets)``.
  @discardableResult
  public func update(insets: NSDirectionalEdgeInsets) -> Self { self.insets(insets) }

  /// The same as ``priority(_:)-(MASLayoutPriority)``.
  @discardableResult
  public func update(priority: MASLayoutPriority) -> Self { self.priority(priority) }

  /// The same as `priority(_:)` with a number.
  @discardableResult
  public func update(priority: some MASNumber) -> Self { self.priority(priority) }

  /// The same as ``key(_:)``.
  @discardableResult
  public func labeled(_ label: String) -> Self { key(label) }
}
