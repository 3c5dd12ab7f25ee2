/// The violated invariants of a solver's state. A web page that is built for release only stores whether
/// there are any, because texts would enlarge it.
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
