import Testing

@testable import ConstraintLog

/// Logs of every form, each with what its diagnosis has to state.
@Suite struct DiagnosisTests {
  @Test(arguments: LogCase.all)
  func readsEveryConstraint(_ log: LogCase) {
    let logs = ConstraintLog.logs(in: log.text)
    #expect(logs.count == 1)
    #expect(logs.flatMap(\.unread) == [])
    #expect(logs.reduce(0) { $0 + $1.constraints.count } == log.count)
  }

  @Test(arguments: LogCase.all)
  func statesWhatIsWrong(_ log: LogCase) throws {
    let diagnosis = try #require(Diagnosis.diagnoses(of: log.text).first)
    for part in log.sentence { #expect(diagnosis.verdict.contains(part), "\(diagnosis.text)") }
    if let suspect = log.suspect { #expect(diagnosis.suspects.first?.kind == suspect, "\(diagnosis.text)") }
    // Nothing of the app can be changed if only the system's constraints take part.
    guard log.suspect != .systemOnly, log.suspect != .knownFault else { return }
    let proposal = try #require(diagnosis.proposals.first, "\(diagnosis.text)")
    #expect(log.proposal.isEmpty || proposal.sentence.contains(log.proposal), "\(diagnosis.text)")
  }

  @Test(arguments: LogCase.all)
  func contradictionsAreMinimal(_ log: LogCase) throws {
    let diagnosis = try #require(Diagnosis.diagnoses(of: log.text).first)
    #expect(!diagnosis.contradictions.isEmpty && diagnosis.isComplete)
    for contradiction in diagnosis.contradictions {
      #expect(!diagnosis.holds(contradiction.constraints))
      for index in contradiction.constraints {
        #expect(
          diagnosis.holds(contradiction.constraints.filter { $0 != index }), "\(contradiction.sentence)")
      }
    }
  }

  @Test(arguments: LogCase.all)
  func proposalsEndTheConflict(_ log: LogCase) throws {
    let diagnosis = try #require(Diagnosis.diagnoses(of: log.text).first)
    for proposal in diagnosis.proposals {
      var rows = diagnosis.rows
      for change in proposal.changes { change.apply(to: &rows, diagnosis.log) }
      let required = rows.filter { $0.priority == 1000 }
      #expect(
        RowSolution(required, variableCount: diagnosis.log.variableCount).isFeasible, "\(proposal.sentence)")
    }
  }

  @Test func thereAreAtLeastSixtyLogs() {
    #expect(LogCase.all.count >= 60)
    #expect(Set(LogCase.all.map(\.name)).count == LogCase.all.count)
  }
}

extension Diagnosis {
  /// Whether some of the constraints can hold together.
  fileprivate func holds(_ constraints: [Int]) -> Bool {
    let chosen = rows.filter { row in row.constraint.map(constraints.contains) ?? true }
    return RowSolution(chosen, variableCount: log.variableCount).isFeasible
  }
}
