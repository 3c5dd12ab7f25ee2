import Foundation
import Testing

@testable import ConstraintLog

/// Random damage to logs, and long ones. A failure prints the seed; `CONSTRAINT_LOG_SEED` repeats it. `make fuzz` reads a megabyte of
/// each pattern (`CONSTRAINT_LOG_BYTES`) and more damaged logs (`CONSTRAINT_LOG_COUNT`).
@Suite struct FuzzTests {
  private static func number(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["CONSTRAINT_LOG_\(name)"]
  }

  /// The length of long texts.
  private static let length = number("BYTES").flatMap(Int.init) ?? 12_000

  private static let marks = Array("<>[]()'\"|-=:@&;\\~*.,#0x ^HV\n".utf8)

  @Test func damagedLogsAreReadWithoutTraps() throws {
    let texts =
      try LogCase.all.map { $0.text } + LogAnswer.all.map { try $0.text }.filter { $0.utf8.count < 10_000 }
    let seed = Self.number("SEED").flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
    print("CONSTRAINT_LOG_SEED=\(seed)")
    var random = SplitMix(state: seed)
    for _ in 0..<(Self.number("COUNT").flatMap(Int.init) ?? 60) {
      let text = Self.damaged(texts.randomElement(using: &random)!, &random)
      for diagnosis in Diagnosis.diagnoses(of: text) {
        #expect(!diagnosis.text.isEmpty && !diagnosis.json.isEmpty)
        #expect(!ConstraintPicture(of: diagnosis).svg.isEmpty)
      }
    }
  }

  private static func damaged(_ text: String, _ random: inout SplitMix) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = marks.randomElement(using: &random)!
      case 2: bytes.insert(marks.randomElement(using: &random)!, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 30))
      case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 200)], at: place)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    if Bool.random(using: &random) {
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a text, and expects that each byte is read a few times only.
  private func readInLinearTime(_ text: String) -> [ConstraintLog] {
    let (logs, work) = LogReader.logs(in: text)
    #expect(work < 12 * text.utf8.count + 10_000)
    return logs
  }

  /// Patterns that begin something and do not end it, in every place.
  @Test(arguments: [
    "<A:0x", "<A:0x1'", "<A:0x1 'b", "<NSLayoutConstraint:0x1 '", "<NSLayoutConstraint:0x1 V:[", "(((",
    "H:|-(", "&amp;", "\\", "\u{1B}[", "<NSLayoutConstraint:0x1 UIView:0xa1.width == ", "Constraint:0x",
    "aConstraint:0x1 '", "''''", "<private>", "simultaneously ", "99999", "<NSLayoutConstraint:0x1 A<", "> ",
    "~~", "names: '|':", "breaking constraint <NSLayoutConstraint:0x1 V:[A:0x2(3)]>",
    "breaking constraint <NSLayoutConstraint:0x1 ",
  ])
  func eachByteIsReadAFewTimes(_ pattern: String) {
    let text = String(repeating: pattern, count: Self.length / pattern.utf8.count)
    #expect(readInLinearTime(text).count <= Self.length)
  }

  @Test func manyConstraintsAreRead() throws {
    let count = Self.length / 80
    let text = (0..<count).map {
      "<NSLayoutConstraint:0x\($0) V:|-(8)-[UIView:0x\($0 + 20_000)] (Names: '|':UIView:0x1 )>\n"
    }
    let log = try #require(readInLinearTime(text.joined()).first)
    #expect(log.constraints.count == count && log.items.count == count + 1)
  }

  @Test func manyConflictsAreRead() {
    let conflict = LogCase.formats[1].text + "\nsimultaneously\n"
    let count = Self.length / conflict.utf8.count
    let logs = readInLinearTime(String(repeating: conflict, count: count))
    #expect(logs.count == 1 && logs.allSatisfy { $0.count == count && $0.constraints.count == 4 })
  }

  /// The search for contradictions has limits, so that large logs are answered too.
  @Test func manyContradictionsAreLimited() throws {
    let text = (0..<200).map { "<NSLayoutConstraint:0x\($0) V:[UIView:0xa1(\($0))]>" }.joined(separator: "\n")
    let diagnosis = try #require(Diagnosis.diagnoses(of: text).first)
    #expect(!diagnosis.isComplete && diagnosis.contradictions.count >= 10)
    #expect(diagnosis.contradictions.allSatisfy { $0.constraints.count == 2 })
  }
}

/// A generator of random numbers with a seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
