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

// Names that apps often give to members of their own, in subclasses of what has such parts inside.

final class Panel: UIViewController {
  var container = ["panel"]
}

final class Row: UITableViewCell {
  let separator = "line"
  let style = "row"
  let accessories = 2
}

final class Toggle: UIButton {
  var content = "toggle"
  let titleView = 1
  var isRightToLeft = true
}

infix operator +++ : AdditionPrecedence

func widthOfSum(_ one: Size, _ other: Size) -> Int { (one +++ other).width }
