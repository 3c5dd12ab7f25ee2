extension ConstraintSolver {
  /// A sum of variables times coefficients, plus a constant: `2·width - height + 8`.
  ///
  /// Up to four terms are stored in place, without an allocation. A variable may be added more than once; its
  /// coefficients add up. Expressions are made by the million and used once. They are not copyable, so that
  /// no copy happens unnoticed.
  @frozen
  public struct LinearExpression: ~Copyable, Sendable {
    /// One variable of the sum with its coefficient.
    @frozen
    public struct Term: Sendable, BitwiseCopyable {
      /// The variable.
      public var variable: Variable
      /// The factor of the variable.
      public var coefficient: Double

      /// Creates a term.
      @inlinable
      public init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// The number added to the terms.
    public var constant: Double
    @usableFromInline var storedCount: Int
    /// The terms, as long as there are at most four.
    @usableFromInline var inline: (Term, Term, Term, Term)
    /// All terms, if there are more.
    @usableFromInline var overflow: [Term]?

    /// Creates an expression without terms.
    @inlinable
    public init(constant: Double = 0) {
      self.constant = constant
      let unused = Term(Variable(slot: 0, generation: 0), 0)
      storedCount = 0
      inline = (unused, unused, unused, unused)
      overflow = nil
    }

    /// How many terms have been added.
    @inlinable public var termCount: Int { storedCount }

    /// Adds `coefficient · variable`.
    @inlinable
    public mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
      let term = Term(variable, coefficient)
      let position = storedCount
      if position < 4 {
        withUnsafeMutablePointer(to: &inline) {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: Term.self)[position] = term
        }
      } else {
        appendToOverflow(term)
      }
      storedCount = position &+ 1
    }

    @usableFromInline
    mutating func appendToOverflow(_ term: Term) {
      if overflow == nil { overflow = [inline.0, inline.1, inline.2, inline.3] }
      overflow!.append(term)
    }

    /// Calls `body` with the address of the terms.
    @inline(__always)
    func withTerms(_ body: (UnsafePointer<Term>) -> Void) {
      if storedCount > 4, let overflow {
        overflow.withUnsafeBufferPointer { body($0.baseAddress!) }
      } else {
        withUnsafePointer(to: inline) { body(UnsafeRawPointer($0).assumingMemoryBound(to: Term.self)) }
      }
    }

    /// The term with the index `position` in the order of addition. Traps unless `position < termCount`.
    public func term(at position: Int) -> Term {
      require(position >= 0 && position < termCount, "The expression has no term \(position)")
      if let overflow { return overflow[position] }
      switch position {
      case 0: return inline.0
      case 1: return inline.1
      case 2: return inline.2
      default: return inline.3
      }
    }
  }
}
