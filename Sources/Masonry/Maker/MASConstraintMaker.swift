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
  private let location: MASSourceLocation
  private var constraints: [MASConstraint] = []

  init(_ item: any MASLayoutItem, _ mode: Mode, at location: MASSourceLocation) {
    self.item = item
    self.mode = mode
    self.location = location
    constraints.reserveCapacity(6)
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
    let chain = MASAttributeChain<Axis>(equation(for: attribute), items, maker: self)
    constraints.append(chain)
    return chain
  }

  func composite<Axis>(_ attributes: [NSLayoutConstraint.Attribute]) -> MASAttributeChain<Axis> {
    let children = attributes.map { MASConstraint(equation(for: $0), items) }
    let chain = MASAttributeChain<Axis>(children: children, maker: self)
    constraints.append(chain)
    return chain
  }

  func equation(for attribute: NSLayoutConstraint.Attribute) -> MASEquation {
    MASEquation(attribute, at: location)
  }

  var items: MASItems { MASItems(first: item) }

  /// Puts a chain in the place of the one it grew from. Returns false if that one is not among the unfinished
  /// chains.
  func replace(_ chain: MASConstraint, with longer: MASConstraint) -> Bool {
    guard let index = constraints.lastIndex(where: { $0 === chain }) else { return false }
    constraints[index] = longer
    return true
  }

  /// Installs what was collected, as the mode asks, and hands it out.
  ///
  /// - Parameter added: is told of each layout constraint that had to be made.
  func finish(_ added: ((MASLayoutConstraint) -> Void)?) -> [MASConstraint] {
    let collected = constraints
    constraints = []
    if mode == .remake { MASItemRecord.existing(of: item)?.removeAll() }
    if mode != .prepare {
      var installation = MASInstallation(updatesExisting: mode == .update)
      for constraint in collected { installation.add(constraint) }
      let installed = installation.finish()
      if let added { tell(added, of: installed) }
    }
    for constraint in collected { constraint.letGo() }
    return collected
  }

  private func tell(_ added: (MASLayoutConstraint) -> Void, of installed: [NSLayoutConstraint]) {
    for case let constraint as MASLayoutConstraint in installed { added(constraint) }
  }
}
