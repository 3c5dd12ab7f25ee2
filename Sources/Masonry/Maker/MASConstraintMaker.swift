import UIKitShim

/// Collects the constraints of one view or guide while a block runs; they are installed together when it
/// ends.
///
/// Reading an attribute starts a chain, and every chain that was started counts: `make.left` alone makes the
/// left edge equal to the superview's.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class MASConstraintMaker {
  enum Mode {
    case make, update, remake, prepare
  }

  /// The view or guide the constraints are made for.
  public let item: any MASLayoutItem
  let mode: Mode
  let location: MASSourceLocation
  /// Unchecked, since nothing that changes the list calls back.
  @exclusivity(unchecked)
  private var constraints: [MASConstraint] = []

  /// What constraints refer to the maker by; nil once the block has ended.
  private var reference: Unmanaged<MASConstraintMaker>?

  init(_ item: any MASLayoutItem, _ mode: Mode, at location: MASSourceLocation) {
    self.item = item
    self.mode = mode
    self.location = location
    constraints.reserveCapacity(6)
    reference = .passUnretained(self)
  }

  /// Whether a constraint that differs from an installed one only in its constant changes that one instead of
  /// adding another.
  public var updateExisting: Bool { mode == .update }
  /// Whether what was made for the item before is taken out first.
  public var removeExisting: Bool { mode == .remake }

  /// Makes one constraint of everything that the block makes, in order.
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
    let children = attributes.map { MASConstraint(equation(for: $0), maker: reference) }
    let chain = MASAttributeChain<Axis>(children: children, maker: reference)
    constraints.append(chain)
    return chain
  }

  func equation(for attribute: NSLayoutConstraint.Attribute) -> MASEquation {
    MASEquation(attribute, at: location)
  }

  /// Puts a chain with further attributes in the place of another, whose parts it takes over. Returns nil if that one is
  /// not among the unfinished chains.
  func lengthen<Axis>(
    _ chain: MASConstraint, by attributes: [NSLayoutConstraint.Attribute]
  ) -> MASAttributeChain<Axis>? {
    guard let index = constraints.lastIndex(where: { $0 === chain }) else { return nil }
    let parts = chain.equation == nil ? chain.parts : [chain]
    let added = attributes.map { MASConstraint(equation(for: $0), maker: reference) }
    let longer = MASAttributeChain<Axis>(children: parts + added, maker: reference)
    constraints[index] = longer
    // A composite that is replaced is nowhere any more, so that nobody would let go of it.
    if chain.equation == nil { chain.maker = nil }
    return longer
  }

  /// Installs what was collected, as the mode asks, and hands it out.
  ///
  /// - Parameter added: is told of each layout constraint that had to be made.
  func finish(_ added: ((MASLayoutConstraint) -> Void)?) -> [MASConstraint] {
    var collected: [MASConstraint] = []
    swap(&collected, &constraints)
    reference = nil
    if mode == .remake { MASItemRecord.existing(of: item)?.removeAll() }
    if mode != .prepare, !collected.isEmpty {
      MASInstallation(of: item, updatesExisting: mode == .update).install(collected, telling: added)
    }
    collected.forEachUncounted { $0.letGo() }
    return collected
  }
}
