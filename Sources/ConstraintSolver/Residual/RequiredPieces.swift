/// The required pieces that may be violated. What stays violated at the optimum is a conflict.
extension ResidualProgram {
  /// Notes the required pieces of a nonbasic variable that do not hold.
  mutating func notePossibleViolation(on residual: Int32) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].isRequired, isViolated(piece) { queues.possiblyViolated.append(piece) }
      piece = pieces[piece].next
    }
  }

  /// Queues a piece that may be violated.
  mutating func queueViolationCheck(of piece: Int32) { queues.possiblyViolated.append(piece) }

  /// Whether a piece costs something where its residual variable is.
  @inline(__always)
  func isViolated(_ piece: Int32) -> Bool {
    let record = pieces[piece]
    let value = residuals[record.residual].value
    return record.side(at: value - record.breakpoint, tie: 0) != .satisfied
  }

  /// The next required piece that does not hold.
  mutating func nextViolated() -> Int32? {
    // Those that held when they were looked at last may be violated now.
    while let piece = queues.degenerate.popLast() {
      pieces[piece].isDegenerateQueued = false
      queues.possiblyViolated.append(piece)
    }
    while let piece = queues.possiblyViolated.popLast() {
      guard isInUse(piece), pieces[piece].isRequired else { continue }
      if isViolated(piece) { return piece }
      let record = pieces[piece]
      if !record.isDegenerateQueued, record.side != .satisfied, residuals[record.residual].isBasic {
        pieces[piece].isDegenerateQueued = true
        queues.degenerate.append(piece)
      }
    }
    return nil
  }

  /// Whether a constraint has a piece.
  private func isInUse(_ piece: Int32) -> Bool {
    piece < pieces.nextIndex && pieces[piece].residual >= 0
  }
}
