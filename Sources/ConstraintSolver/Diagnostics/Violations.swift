/// What is wrong with a solver's state. A web page that is built for release only learns that something is: it has no room for
/// the words.
struct Violations {
  private(set) var isEmpty = true
  private(set) var sentences: [String] = []

  mutating func append(_ sentence: @autoclosure () -> String) {
    isEmpty = false
    #if !hasFeature(Embedded) || DEBUG
      sentences.append(sentence())
    #endif
  }
}
