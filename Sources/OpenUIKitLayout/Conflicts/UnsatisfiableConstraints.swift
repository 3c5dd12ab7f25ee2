/// Required constraints that contradict each other, and the one that was given up so that layout could
/// continue.
public struct UnsatisfiableConstraints: ViewTreeConfined {
  /// A minimal conflicting set: without any one of them the others can be satisfied. Autoresizing masks and
  /// implied constraints are included as `NSLayoutConstraint` objects that are created for the report.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that was given up. It stays active, and applies again once the conflict is resolved.
  public let broken: NSLayoutConstraint
  /// How many constraints ``constraints`` lacks that stacks and views have made themselves. A long list contains only a few of these.
  public let omittedCount: Int
  /// Whether ``constraints`` is the whole set. If a layout has many conflicts of very many constraints, later reports contain only the
  /// constraints that are closest to the broken one.
  public let isComplete: Bool

  /// UIKit's message, as printed to standard error.
  public var message: String {
    let list = constraints.map { "    \"\($0.debugDescription)\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(autoresizingNote)\(incompleteNote)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.debugDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
      also be helpful.
      """
  }

  private var incompleteNote: String {
    if omittedCount > 0 {
      return
        "\n\t(Note: \(omittedCount) more constraints that stacks and views have made themselves are not in the list.) "
    }
    if isComplete { return "" }
    return "\n\t(Note: This layout has very many conflicts. "
      + "The list contains only the constraints closest to the broken one.) "
  }

  private var autoresizingNote: String {
    guard constraints.contains(where: { $0 is NSAutoresizingMaskLayoutConstraint }) else { return "" }
    return
      "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
      + "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
  }
}

/// A constraint for a view's frame and autoresizing mask. It exists in reports only.
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}

/// A constraint for a view's content size. It exists in reports only.
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
