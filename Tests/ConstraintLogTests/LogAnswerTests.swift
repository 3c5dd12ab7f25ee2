import Foundation
import Testing

@testable import ConstraintLog

/// The logs of the folder Logs, each with its right answer.
@Suite struct LogAnswerTests {
  @Test func everyLogHasAnAnswer() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Logs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".txt")
    }
    #expect(Set(files) == Set(LogAnswer.all.map { $0.file + ".txt" }))
  }

  /// The contradictions by the last digits of the constraints' addresses.
  private func contradictions(_ diagnosis: Diagnosis) -> Set<[Int]> {
    var sets = diagnosis.contradictions.map { $0.constraints }
    // The contradiction that is named counts, and not the smaller one in it.
    if let largest = diagnosis.largest, !largest.isMinimal {
      sets = sets.filter { !Set($0).isSubset(of: largest.constraints) } + [largest.constraints]
    }
    return Set(
      sets.map { set in
        set.compactMap { Int(diagnosis.log.constraints[$0].name.suffix(2), radix: 16) }.sorted()
      })
  }

  @Test(arguments: LogAnswer.all)
  func theContradictionIsRight(_ answer: LogAnswer) throws {
    let diagnoses = Diagnosis.diagnoses(of: try answer.text)
    #expect(diagnoses.count == answer.conflicts)
    let diagnosis = try #require(diagnoses.first)
    #expect(contradictions(diagnosis) == Set(answer.contradictions), "\(diagnosis.text)")
    if let points = answer.points {
      #expect((diagnosis.largest?.points ?? 0) - points < 0.001, "\(diagnosis.text)")
      #expect(points - (diagnosis.largest?.points ?? 0) < 0.001, "\(diagnosis.text)")
    }
  }

  @Test(arguments: LogAnswer.all)
  func theFirstProposalIsThatOfADeveloper(_ answer: LogAnswer) throws {
    let diagnosis = try #require(Diagnosis.diagnoses(of: try answer.text).first)
    if let suspect = answer.suspect {
      #expect(diagnosis.suspects.first?.kind == suspect, "\(diagnosis.text)")
    }
    guard !answer.proposal.isEmpty else {
      #expect(diagnosis.proposals.isEmpty, "\(diagnosis.text)")
      return
    }
    let first = try #require(diagnosis.proposals.first, "\(diagnosis.text)").sentence
    #expect(answer.proposal.contains { first.contains($0) }, "\(diagnosis.text)")
  }

  @Test(arguments: LogAnswer.all)
  func theTextHasWhatHelps(_ answer: LogAnswer) throws {
    let text = try Diagnosis.diagnoses(of: answer.text).map { $0.text }.joined()
    for part in answer.parts { #expect(text.contains(part), "\(part) is missing in\n\(text)") }
    #expect(!text.contains("OpenUIKit"))
    for mark in ["\\U", "&lt;", "-210 below"] { #expect(!text.contains(mark)) }
    // A text stays short, and what a log has many times is stated once.
    #expect(text.split(separator: "\n").count < 90)
  }
}
