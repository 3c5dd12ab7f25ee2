extension DisplayList {
  /// Replaces the font of every text. Text that a view draws itself keeps its font.
  package mutating func replaceFonts(_ replacement: (UIFont) -> UIFont) {
    for index in texts.indices { texts[index].font = replacement(texts[index].font) }
  }
}
