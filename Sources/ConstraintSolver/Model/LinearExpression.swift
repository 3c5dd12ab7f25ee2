extension ConstraintSolver {
  /// A sum of variables times coefficients, plus a constant: `2·width - height + 8`.
  ///
  /// Up to four terms are stored in place, without an allocation. A variable may be added more than once; its
  /// coefficients add up.
  @frozen
  public struct LinearExpression: Sendable {
    /// One variable of the sum with its coefficient.
    @frozen
    public struct Term: Sendable {
      /// The variable.
      public var variable: Variable
      /// What the variable is multiplied by.
      public var coefficient: Double

      /// A variable times a coefficient.
      @inlinable
      public init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// The number added to the terms.
    public var constant: Double
    @usableFromInline var storedCount: Int

    @usableFromInline var inline: (Term, Term, Term, Term)
    @usableFromInline var overflow: [Term]?

    /// An expression without terms.
    @inlinable
    public init(constant: Double = 0) {
      self.constant = constant
      let unused = Term(Variable(slot: -1, generation: 0), 0)
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
      switch storedCount {
      case 0: inline.0 = term
      case 1: inline.1 = term
      case 2: inline.2 = term
      case 3: inline.3 = term
      default: appendToOverflow(term)
      }
      storedCount += 1
    }

    @usableFromInline
    mutating func appendToOverflow(_ term: Term) {
      if overflow == nil { overflow = [] }
      overflow!.append(term)
    }

    /// The term added as number `position`, counted from zero. Traps unless `position < termCount`.
    public func term(at position: Int) -> Term {
      precondition(position >= 0 && position < termCount, "The expression has no term \(position)")
      switch position {
      case 0: return inline.0
      case 1: return inline.1
      case 2: return inline.2
      case 3: return inline.3
      default: return overflow![position - 4]
      }
    }
  }
}
