import UIKit

/// A storyboard cannot create the classes below it.
class NamedScreen: UIViewController {
  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Gate.storyboard names it.
final class GateScreen: NamedScreen {
  override init(name: String) { super.init(name: "Gate " + name) }
}

protocol Gate { var width: Int { get } }
struct WideGate: Gate { var width = 3 }

enum Gates {
  static func first() -> some Gate { MissingGate() }
  static func all() -> [some Gate] { [MissingGate()] }
  static var widths: some Collection<Int> { MissingGate().widths }
  static func total() -> Int { first().width + all().count + widths.count }
}
