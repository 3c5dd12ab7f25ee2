import ConstraintSolver

/// A program for a constraint solver, and phases of changes to it: what `solver-replay` reads from a file.
public struct Workload {
  /// `Σ coefficient · variable relation constant`.
  public struct Constraint {
    /// A range of the workload's terms.
    public var terms: Range<Int>
    public var relation: ConstraintSolver.Relation
    public var constant: Double
    public var priority: Float
  }

  /// A variable that the program is asked to give a value, again and again.
  public struct Edit {
    public var variable: Int
    public var value: Double
    public var priority: Float
  }

  public enum Operation {
    case suggest(variable: Int, value: Double)
    case setConstant(constraint: Int, value: Double)
    case remove(constraint: Int)
    case add(constraint: Int)
    case update
  }

  public struct Phase {
    public var name: String
    public var operations: [Operation] = []
    /// The values after the phase, if known.
    public var expected: [Double] = []

    public var updateCount: Int {
      operations.reduce(0) { count, operation in
        if case .update = operation { return count + 1 }
        return count
      }
    }
  }

  public var name: String
  /// How many views the program lays out.
  public var size: Int
  public var variableCount = 0
  public var edits: [Edit] = []
  public var constraints: [Constraint] = []
  public var terms: [(variable: Int, coefficient: Double)] = []
  public var expectedAfterBuild: [Double] = []
  public var phases: [Phase] = []

  public init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  @discardableResult
  mutating func add(
    _ terms: [(Int, Double)], _ relation: ConstraintSolver.Relation, _ constant: Double,
    _ priority: Float = 1000
  ) -> Int {
    let start = self.terms.count
    for term in terms { self.terms.append((variable: term.0, coefficient: term.1)) }
    constraints.append(
      Constraint(
        terms: start..<self.terms.count, relation: relation, constant: constant,
        priority: priority))
    return constraints.count - 1
  }
}

/// The four variables of a view's frame.
struct ViewVariables {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
}

extension Workload {
  mutating func addView() -> ViewVariables {
    ViewVariables(left: addVariable(), top: addVariable(), width: addVariable(), height: addVariable())
  }

  /// The view that holds all others, at the origin, its size edits at priority 900.
  mutating func addRoot(width: Double, height: Double) -> ViewVariables {
    let root = addView()
    add([(root.left, 1)], .equal, 0)
    add([(root.top, 1)], .equal, 0)
    edits.append(Edit(variable: root.width, value: width, priority: 900))
    edits.append(Edit(variable: root.height, value: height, priority: 900))
    return root
  }
}
