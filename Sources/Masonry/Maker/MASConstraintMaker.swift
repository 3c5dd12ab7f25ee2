import UIKitShim

/// Collects the constraints of one view or guide while a block runs. They are installed together when the
/// block ends.
///
/// Reading an attribute starts a chain, and every chain counts: `make.left` alone makes the left edge equal
/// to the superview's.
public final class MASConstraintMaker: ViewTreeConfined {
  enum Mode {
    case make, update, remake, prepare
  }

  /// The view or guide that the constraints are made for.
  public let item: any MASLayoutItem
  let mode: Mode
  let location: MASSourceLocation
  /// Exclusive access is not checked: code that changes the list does not call back.
  @exclusivity(unchecked)
  private var constraints: [MASConstraint] = []

  /// The reference of constraints to the maker; nil once the block has ended.
  private var reference: Unmanaged<MASConstraintMaker>?

  init(_ item: any MASLayoutItem, _ mode: Mode, at location: MASSourceLocation) {
    self.item = item
    self.mode = mode
    self.location = location
    constraints.reserveCapacity(6)
    reference = .passUnretained(self)
  }

  /// Whether a constraint that differs from an installed one only in its constant changes that constant.
  /// Otherwise it is added.
  public var updateExisting: Bool { mode == .update }
  /// Whether earlier constraints of the item are removed first.
  public var removeExisting: Bool { mode == .remake }

  /// Returns one composite of all constraints that the block makes, in order.
  @discardableResult
  public func group(_ build: () -> Void) -> MASConstraint {
    let start = constraints.count
    build()
    let group = MASConstraint(children: Array(constraints[start...]))
    constraints.replaceSubrange(start..., with: [group])
    return group
  }

  func chain<Axis>(_ attribute: NSLayoutConstraint.Attribute) -> MASAttributeChain<Axis> {
    let chain = MASAttributeChain<Axis>(equation(for: attribute), maker: reference)
    constraints.append(chain)
    return chain
  }

  func composite<Axis>(_ attributes: [NSLayoutConstraint.Attribute]) -> MASAttributeChain<Axis> {
    let chain = MASAttributeChain<Axis>(children: parts(for: attributes), maker: reference)
    constraints.append(chain)
    return chain
  }

  /// A constraint for each attribute. A closure would check its isolation for each of them.
  private func parts(for attributes: [NSLayoutConstraint.Attribute]) -> [MASConstraint] {
    var parts: [MASConstraint] = []
    parts.reserveCapacity(attributes.count)
    for attribute in attributes { parts.append(MASConstraint(equation(for: attribute), maker: reference)) }
    return parts
  }

  func equation(for attribute: NSLayoutConstraint.Attribute) -> MASEquation {
    MASEquation(attribute, at: location)
  }

  /// Replaces a chain with one that has further attributes and takes over its parts. Returns nil if it is not
  /// one of the unfinished chains.
  func lengthen<Axis>(
    _ chain: MASConstraint, by attributes: [NSLayoutConstraint.Attribute]
  ) -> MASAttributeChain<Axis>? {
    guard let index = constraints.lastIndex(where: { $0 === chain }) else { return nil }
    let parts = chain.equation == nil ? chain.parts : [chain]
    let longer = MASAttributeChain<Axis>(children: parts + self.parts(for: attributes), maker: reference)
    constraints[index] = longer
    // The maker has no reference to a replaced composite, and could not clear the composite's unmanaged
    // reference to the maker. Without this line it would dangle.
    if chain.equation == nil { chain.maker = nil }
    return longer
  }

  /// Installs the collected constraints as the mode requires, and returns them.
  ///
  /// - Parameter added: called with each layout constraint that had to be made.
  func finish(_ added: ((MASLayoutConstraint) -> Void)?) -> [MASConstraint] {
    var collected: [MASConstraint] = []
    // Moved out, because the activation runs an app's code, which may still use the maker's chains.
    swap(&collected, &constraints)
    reference = nil
    // After the block, so that it can read the old constraints, and before the new ones could conflict with
    // them.
    if mode == .remake { MASItemRecord.existing(of: item)?.removeAll() }
    if mode != .prepare, !collected.isEmpty {
      MASInstallation(of: item, updatesExisting: mode == .update).install(collected, added: added)
    }
    // The maker ends with the block. A reference to it in a constraint would dangle.
    collected.forEachUncounted { $0.releaseItems() }
    return collected
  }
}
