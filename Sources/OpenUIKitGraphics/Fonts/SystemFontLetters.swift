/// The widths of the system typeface's letters and the kerning of their pairs, as in `SystemFontTable`.
///
/// It does not change after it was made, so that several threads can use it at a time, without checks for exclusive access: each
/// character of each text is looked up.
final class SystemFontLetters: @unchecked Sendable {
  /// A character of the table. An accented letter has the width and the kerning of the letter without accent.
  struct Letter {
    let advance: SystemFontDesigns
    /// The number of the letter among those with kerning; 0 for none.
    var kerningNumber: UInt8 = 0
  }

  static let shared = SystemFontLetters()

  /// Characters that follow each other in Unicode and in `letters`.
  private struct Run {
    let first: UInt32
    let count: UInt32
    let start: Int
  }

  @exclusivity(unchecked) private var runs: [Run] = []
  @exclusivity(unchecked) private var letters: [Letter] = []
  /// The place in `kerning` of each pair, in rows of left letters; 0 for none.
  @exclusivity(unchecked) private var pairs: [UInt16] = []
  @exclusivity(unchecked) private var kerning: [SystemFontDesigns] = []
  @exclusivity(unchecked) private var kerningNumbers = 1

  private init() {
    readAdvances()
    readKerning()
  }

  /// The letter of a character; nil for one that the table lacks.
  func letter(_ scalar: UInt32) -> Letter? { index(of: scalar).map { letters[$0] } }

  /// The kerning between two letters; nil for none.
  func kerning(_ left: Letter, _ right: Letter) -> SystemFontDesigns? {
    guard left.kerningNumber > 0, right.kerningNumber > 0 else { return nil }
    let place = pairs[Int(left.kerningNumber) * kerningNumbers + Int(right.kerningNumber)]
    return place > 0 ? kerning[Int(place)] : nil
  }

  private func index(of scalar: UInt32) -> Int? {
    var (low, high) = (0, runs.count)
    // Nearly all characters are in the first run.
    if scalar < runs[0].first + runs[0].count { high = 1 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= scalar { low = middle } else { high = middle }
    }
    let run = runs[low]
    guard scalar >= run.first, scalar - run.first < run.count else { return nil }
    return run.start + Int(scalar - run.first)
  }

  // MARK: Reading the table

  private static let advanceSteps: Float = 4096
  private static let kerningSteps: Float = 1024
  /// The step of advances that are only about right.
  private static let coarseStep = 8

  /// The letters without accent of those that have the same width, by index.
  private func readAdvances() {
    var reader = SystemFontReader(SystemFontTable.advances)
    var end: UInt32 = 0
    while !reader.isAtEnd {
      let first = end + UInt32(reader.large())
      let count = UInt32(reader.large())
      runs.append(Run(first: first, count: count, start: letters.count))
      for _ in 0..<count { letters.append(readLetter(&reader)) }
      end = first + count
    }
  }

  private func readLetter(_ reader: inout SystemFontReader) -> Letter {
    if reader.skip("!") {
      // The table has letters before those with accents.
      let base = index(of: UInt32(reader.large())) ?? 0
      if letters[base].kerningNumber == 0 { number(base) }
      return letters[base]
    }
    let numbers =
      reader.skip(" ")
      ? (reader.large(), reader.large(), reader.large(), reader.large())
      : reader.designs(from: reader.large(), times: Self.coarseStep)
    return Letter(advance: SystemFontDesigns(numbers, stepsPerEm: Self.advanceSteps))
  }

  /// Gives a letter the next number.
  private func number(_ index: Int) {
    letters[index].kerningNumber = UInt8(kerningNumbers)
    kerningNumbers += 1
  }

  private func readKerning() {
    let none = SystemFontDesigns((0, 0, 0, 0), stepsPerEm: 1)
    kerning = [none]
    var found: [(left: UInt8, right: UInt8)] = []
    var reader = SystemFontReader(SystemFontTable.kerning)
    while !reader.isAtEnd {
      let left = kerningNumber(of: reader.large())
      var right = 0
      for _ in 0..<reader.large() {
        right = reader.character(after: right)
        found.append((left, kerningNumber(of: right)))
        kerning.append(
          SystemFontDesigns(reader.designs(from: reader.signed(), times: 1), stepsPerEm: Self.kerningSteps))
      }
    }
    pairs = [UInt16](repeating: 0, count: kerningNumbers * kerningNumbers)
    for (place, pair) in found.enumerated() {
      pairs[Int(pair.left) * kerningNumbers + Int(pair.right)] = UInt16(place + 1)
    }
  }

  private func kerningNumber(of scalar: Int) -> UInt8 {
    guard let index = index(of: UInt32(scalar)) else { return 0 }
    if letters[index].kerningNumber == 0 { number(index) }
    return letters[index].kerningNumber
  }
}
