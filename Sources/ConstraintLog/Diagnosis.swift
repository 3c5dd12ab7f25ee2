/// The contradictions among the constraints of a log, and proposals that resolve them.
///
/// ```swift
/// let diagnosis = Diagnosis(of: log)
/// for contradiction in diagnosis.contradictions { print(contradiction.sentence) }
/// for proposal in diagnosis.proposals { print(proposal.sentence) }
/// ```
///
/// Only required constraints contradict each other. If those of the log do not, the diagnosis makes the ``assumptions`` under which
/// they do, because a log does not list everything: superviews of frames, the width of margins.
public struct Diagnosis: Sendable {
  /// The log, with the superviews that are assumed.
  public let log: ConstraintLog
  /// All minimal contradictions among the constraints, smallest first.
  public let contradictions: [Contradiction]
  /// The contradiction to name. It may contain a smaller one, for which views without a size are enough; then its
  /// ``Contradiction/isMinimal`` is false, and its constraints belong to the conflict. A change has to make up for this one.
  public let largest: Contradiction?
  /// Whether the search was complete. It ends after 24 contradictions, and after 6,000 changes of the system of rows.
  public let isComplete: Bool
  /// The constraints that the solver of this package gives up, as indices in ``ConstraintLog/constraints``.
  public let givenUp: [Int]
  /// The usual causes of a conflict with such constraints, the most likely first. Without a contradiction they are probable ones, and not
  /// proven.
  public let suspects: [Suspect]
  /// Changes that end the conflict, the best first. Each was found to end it by solving again.
  public let proposals: [Proposal]
  /// The assumptions of the diagnosis that the log does not state, as sentences.
  public let assumptions: [String]

  let rows: [LinearRow]

  /// Diagnoses a log.
  public init(of log: ConstraintLog) {
    let choice = ReadingChoice(log)
    let variableCount = log.variableCount
    let log = choice.log
    let search = ContradictionSearch(choice.rows, variableCount: variableCount)
    let names = ItemNames(log)
    let found = search.found.enumerated().map { number, rows in
      var contradiction = Contradiction(
        rows, choice.rows, log, variableCount: variableCount, measuresAll: number < 6)
      contradiction.sentence = ContradictionSentence(contradiction, choice.rows, log, names).text
      return contradiction
    }
    self.log = log
    rows = choice.rows
    contradictions = found.filter { one in
      !found.contains { $0.constraints.count < one.constraints.count && $0.isSubset(of: one) }
    }
    largest = Self.largest(of: found)
    isComplete = search.isComplete
    assumptions = choice.assumptions(names)
    givenUp = choice.givenUp
    suspects = found.isEmpty ? ProbableCauses(log, names).suspects : SuspectSearch(log, found, names).suspects
    proposals = ProposalSearch(log, choice.rows, search.found, found, suspects, names).proposals
  }

  /// The smallest contradiction, or the one with the most points of those that contain it or have the same limit.
  private static func largest(of found: [Contradiction]) -> Contradiction? {
    guard let first = found.first else { return nil }
    var largest = first
    for next in found.dropFirst() where next.limit == first.limit || first.isSubset(of: next) {
      if next.points > largest.points + 0.001 { largest = next }
    }
    largest.isMinimal = !found.contains {
      $0.constraints.count < largest.constraints.count && $0.isSubset(of: largest)
    }
    return largest
  }

  /// Diagnoses each conflict of a text.
  public static func diagnoses(of text: String) -> [Diagnosis] {
    ConstraintLog.logs(in: text).map { Diagnosis(of: $0) }
  }
}

extension ConstraintLog {
  var variableCount: Int { items.count * ItemQuantity.allCases.count }
}
