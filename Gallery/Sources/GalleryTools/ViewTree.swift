import Foundation
import Masonry
import OpenUIKit

/// A view and all below it as text: class, Masonry key and frame in points to three decimals, one view a line.
@MainActor
public struct ViewTree {
  private let root: UIView

  /// Creates the text of a view.
  public init(_ root: UIView) {
    self.root = root
  }

  /// The lines, each indented by two spaces a level.
  public var text: String {
    var lines: [String] = []
    var pending: [(view: UIView, level: Int)] = [(root, 0)]
    while let (view, level) = pending.popLast() {
      lines.append(String(repeating: "  ", count: level) + line(for: view))
      pending += view.subviews.reversed().map { ($0, level + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private func line(for view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(decimals).joined(separator: " ")
    let key = view.mas_key.map { " \"\($0)\"" } ?? ""
    return "\(type(of: view))\(key) (\(numbers))\(view.isHidden ? " hidden" : "")"
  }

  private func decimals(_ number: CGFloat) -> String {
    // Adding zero turns -0.000 into 0.000.
    String(format: "%.3f", (Double(number) * 1000).rounded() / 1000 + 0)
  }
}
