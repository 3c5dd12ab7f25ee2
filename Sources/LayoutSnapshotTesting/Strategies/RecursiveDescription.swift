/// Trees of views and controllers as text, in the form of UIKit's debugger, without addresses in memory.
enum RecursiveDescription: ViewTreeConfined {
  /// A view and all views in it, one a line.
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    var pending: [(view: UIView, level: Int)] = [(view, 0)]
    while let (view, level) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: level) + withoutAddresses(view.description))
      pending += view.subviews.reversed().map { ($0, level + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// A controller, its children, and what it presents, one a line.
  static func hierarchy(of controller: UIViewController) -> String {
    var lines: [String] = []
    var pending: [(controller: UIViewController, level: Int)] = [(controller, 0)]
    while let (controller, level) = pending.popLast() {
      let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
      let isShown = controller.viewIfLoaded?.window != nil
      let state = isShown ? "appeared" : "disappeared"
      lines.append(
        String(repeating: "   | ", count: level) + "<\(type(of: controller))>, state: \(state), view: \(view)"
      )
      let presented = controller.presentedViewController.map { [($0, level + 1)] } ?? []
      pending += presented.filter { $0.0.presentingViewController === controller }
      pending += controller.children.reversed().map { ($0, level + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The text without ": 0x" and the digits that follow.
  static func withoutAddresses(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: ": 0x") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return result + rest
  }
}
