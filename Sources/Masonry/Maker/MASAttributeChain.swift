import UIKitShim

/// An attribute of the item that constraints are made for, or several chained: `make.left`,
/// `make.left.right`.
///
/// A relation makes it a finished ``MASConstraint``, which takes no further attributes and no second
/// relation. Without a relation the attributes equal the superview's: `make.top.and.left.offset(10)`.
public final class MASAttributeChain<Axis: MASAxis>: MASUnfinishedChain {}

/// A chain without its relation, whatever its axis: what two chains of different axes have in common, as in
/// `(isRow ? make.left : make.top).equalTo(8)`.
///
/// The compiler knows no axis here, so relations take any target; one of the wrong axis stops the program when the
/// constraint is made.
public class MASUnfinishedChain: MASConstraint {
  /// The chain with further attributes. It takes this one's place at the maker.
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

  /// Relates every attribute of the chain to each of the targets: a constraint per attribute and target.
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

/// What relations do, whatever the axis. The methods above become part of their caller, which knows the types of target
/// and chain, and consume the chain, so that none counts a reference for returning it; these do neither. They take over
/// the target's item, so that it is counted once.
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
      let written = targets.map { $0.kind.words }.joined(separator: ", ")
      MASFailure.valueUnsupported(self, attributes, relation, "[\(written)]", at: location)
    }
    if wasActive { install() }
  }

  /// Takes out a kept chain that was installed without a relation and gets one now. Returns whether it was in.
  private func leaveLayout() -> Bool {
    guard maker == nil, isActive else { return false }
    uninstall()
    return true
  }

  /// A chain's parts may be chains that were kept before it became longer: they have its relation, and it has theirs.
  private func startRelation(at location: MASSourceLocation) {
    if hasRelation { MASFailure.relationRedefined(location) }
    hasRelation = true
    if equation == nil { startRelationOfParts(at: location) }
  }

  @inline(never)
  private func startRelationOfParts(at location: MASSourceLocation) {
    parts.forEachUncounted { $0.startRelation(at: location) }
  }

  /// The attributes of its single constraints, in order; one for those to several targets.
  private var attributes: [NSLayoutConstraint.Attribute] {
    var attributes: [NSLayoutConstraint.Attribute] = []
    forEachSingle { single in
      if let attribute = single.equation?.attribute, attribute != attributes.last {
        attributes.append(attribute)
      }
    }
    return attributes
  }

  /// Becomes a composite with one constraint per target. Returns false if no target means anything for the
  /// attribute.
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
