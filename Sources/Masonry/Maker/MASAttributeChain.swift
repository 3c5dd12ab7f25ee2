import UIKitShim

/// One attribute of the maker's item, or several chained: `make.left`, `make.left.right`.
///
/// A relation makes it a finished ``MASConstraint``, which takes no further attributes and no second
/// relation. Without a relation the attributes equal the superview's: `make.top.and.left.offset(10)`.
public final class MASAttributeChain<Axis: MASAxis>: MASUnfinishedChain {}

/// A chain without its relation, of any axis. It is the common type of two chains of different axes, as in
/// `(isRow ? make.left : make.top).equalTo(8)`.
///
/// The axis is not known at compile time, so relations take any target. A target of the wrong axis stops the
/// program when the constraint is made.
public class MASUnfinishedChain: MASConstraint {
  /// Returns the chain with further attributes, which replaces this one in the maker.
  final func adding<NewAxis>(_ attributes: NSLayoutConstraint.Attribute...) -> MASAttributeChain<NewAxis> {
    let location = lastLocation
    guard let maker = maker?.takeUnretainedValue() else { MASFailure.chainFinished(location) }
    if hasRelation || parts.contains(where: { $0.hasRelation }) {
      MASFailure.attributeAfterRelation(location)
    }
    guard let chain: MASAttributeChain<NewAxis> = maker.lengthen(self, by: attributes) else {
      MASFailure.chainFinished(location)
    }
    return chain
  }

  /// Relates every attribute of the chain to the target.
  @inlinable
  final consuming func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget, at location: MASSourceLocation
  ) -> MASConstraint {
    start(relation, to: target.kind, of: target.item, target.supportView, at: location)
    return self
  }

  /// Relates every attribute of the chain to each of the targets: one constraint per attribute and target.
  @inlinable
  final consuming func relate(
    _ relation: NSLayoutConstraint.Relation, toEach targets: [MASTarget], at location: MASSourceLocation
  ) -> MASConstraint {
    start(relation, toEach: targets, at: location)
    return self
  }

  private var lastLocation: MASSourceLocation {
    var location = MASSourceLocation(fileID: #fileID, line: #line)
    forEachSingle { location = $0.equation?.location ?? location }
    return location
  }
}

/// The implementation of relations, for all axes.
///
/// The methods above are inlined into their caller, where the types of target and chain are known, and
/// consume the chain, so that returning it counts no reference. These methods are called, and take ownership
/// of the target's item, so that it is counted once.
extension MASConstraint {
  @usableFromInline
  func start(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget.Kind, of item: consuming AnyObject?,
    _ supportView: MASView?, at location: MASSourceLocation
  ) {
    startRelation(at: location)
    let wasActive = leaveLayout()
    if !relate(relation, to: target, of: item, supportView, at: location) {
      MASFailure.valueUnsupported(self, attributes, relation, target.words, at: location)
    }
    if wasActive { install() }
  }

  @usableFromInline
  func start(
    _ relation: NSLayoutConstraint.Relation, toEach targets: [MASTarget], at location: MASSourceLocation
  ) {
    startRelation(at: location)
    let wasActive = leaveLayout()
    var isUnderstood = targets.isEmpty
    forEachSingle { single in
      if single.spread(relation, over: targets, at: location) { isUnderstood = true }
    }
    if !isUnderstood {
      MASFailure.valueUnsupported(
        self, attributes, relation, "[\(targets.map { $0.kind.words }.joined(separator: ", "))]", at: location
      )
    }
    if wasActive { install() }
  }

  /// Uninstalls a kept chain that was installed without a relation and gets one now. Returns whether it was
  /// installed.
  private func leaveLayout() -> Bool {
    guard maker == nil, isActive else { return false }
    uninstall()
    return true
  }

  /// The parts of a chain may be chains that were kept before it became longer. They share one relation.
  private func startRelation(at location: MASSourceLocation) {
    if hasRelation { MASFailure.relationRedefined(location) }
    hasRelation = true
    if equation == nil { startRelationOfParts(at: location) }
  }

  @inline(never)
  private func startRelationOfParts(at location: MASSourceLocation) {
    parts.forEachUncounted { $0.startRelation(at: location) }
  }

  /// The attributes of the single constraints, in order; one attribute for constraints to several targets.
  private var attributes: [NSLayoutConstraint.Attribute] {
    var attributes: [NSLayoutConstraint.Attribute] = []
    forEachSingle { single in
      if let attribute = single.equation?.attribute, attribute != attributes.last {
        attributes.append(attribute)
      }
    }
    return attributes
  }

  /// Turns the constraint into a composite with one constraint per target. Returns false if no target has a
  /// meaning for the attribute.
  private func spread(
    _ relation: NSLayoutConstraint.Relation, over targets: [MASTarget], at location: MASSourceLocation
  ) -> Bool {
    guard let template = equation else { return false }
    var isUnderstood = false
    parts = targets.enumerated().map { index, target in
      let child = part(template)
      if child.relate(relation, to: target.kind, of: target.item, target.supportView, at: location) {
        isUnderstood = true
      }
      child.hasRelation = true
      if let key { child.setKey("\(key)[\(index)]") }
      return child
    }
    equation = nil
    return isUnderstood
  }
}
