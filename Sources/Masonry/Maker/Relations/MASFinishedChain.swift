import UIKitShim

/// A chain with its relation. The members that must not follow are declared here only so that the compiler
/// can explain the error.
///
/// Chains without a relation have these members in another form, hence the condition on `Self`.
public protocol MASFinishedChain: AnyObject, ViewTreeConfined {}

extension MASConstraint: MASFinishedChain {}

extension MASFinishedChain where Self == MASConstraint {
  /// Does not compile: a chain has one relation.
  @available(*, unavailable, message: "the chain has its relation already: start another one with make")
  public func equalTo<Target>(_ target: Target) -> MASConstraint { self }
  /// Does not compile: a chain has one relation.
  @available(*, unavailable, message: "the chain has its relation already: start another one with make")
  public func greaterThanOrEqualTo<Target>(_ target: Target) -> MASConstraint { self }
  /// Does not compile: a chain has one relation.
  @available(*, unavailable, message: "the chain has its relation already: start another one with make")
  public func lessThanOrEqualTo<Target>(_ target: Target) -> MASConstraint { self }
  /// Does not compile: a chain has one relation.
  @available(*, unavailable, message: "the chain has its relation already: start another one with make")
  public func equalToSuperview() -> MASConstraint { self }

  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var left: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var right: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var top: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var bottom: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var leading: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var trailing: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var width: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var height: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var centerX: MASConstraint { self }
  /// Does not compile: attributes come before the relation.
  @available(*, unavailable, message: "attributes come before the relation: make.top.left.equalTo(…)")
  public var centerY: MASConstraint { self }

  /// Does not compile: use `insets(_:)` for insets.
  @available(*, unavailable, renamed: "insets(_:)")
  public func inset(_ insets: MASEdgeInsets) -> MASConstraint { self }
  /// Does not compile: use `insets(_:)` for insets.
  @available(*, unavailable, renamed: "insets(_:)")
  public func inset(_ insets: NSDirectionalEdgeInsets) -> MASConstraint { self }
  /// Does not compile: use `update(insets:)` for insets.
  @available(*, unavailable, renamed: "update(insets:)")
  public func update(inset insets: MASEdgeInsets) -> MASConstraint { self }
}
