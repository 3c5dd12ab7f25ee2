import OpenUIKitGraphics

extension EntryWriter {
  /// Writes where the table of the system's typeface has the letters of a line.
  ///
  /// Their number is first. Then each has the number of its bytes, the distance to the next letter, and its own width, in
  /// points. The width is 0 where the table lacks it.
  func writeLetters(
    of line: TextLine, _ font: UIFont, _ measure: SystemFontMeasure?, _ commands: inout CommandBuffer
  ) {
    guard let measure else { return commands.append(0) }
    var advances: [CGFloat] = []
    measure.appendAdvances(of: line.text, to: &advances) {
      measurer.appendAdvances(of: line.text, in: font, to: &$0)
    }
    commands.append(Double(advances.count))
    for (character, advance) in zip(line.text, advances) {
      commands.append(Double(character.utf8.count))
      commands.append(Double(advance))
      commands.append(Double(measure.width(of: character) ?? 0))
    }
  }
}
