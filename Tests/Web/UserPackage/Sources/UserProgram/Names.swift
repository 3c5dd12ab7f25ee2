import OpenUIKit
import Parts

// Names that the libraries use inside: types of the solver, members of views, functions of files.

struct Entry {
  var list: List
}

struct List {
  var flags: Int
}

enum Transaction {
  static let extras = "extras"
}

class Card: UIView {
  var extras: [String] = []
  var flags: Set<Int> = []

  func node() -> String { "node \(extras.joined(separator: "+"))" }
}

infix operator +++ : AdditionPrecedence

func widthOfSum(_ one: Size, _ other: Size) -> Int { (one +++ other).width }
