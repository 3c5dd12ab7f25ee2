extension String {
  /// The text in capital letters.
  var inCapitals: String { uppercased() }
}
