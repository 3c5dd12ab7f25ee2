import CGTK
import Foundation
import GalleryTools
import OpenUIKit
import OpenUIKitGTK

/// Commands from the standard input, one a line, for tests. Each answer ends with a line that has only a full stop.
@MainActor
final class RemoteControl {
  static let shared = RemoteControl()
  private var windows: [ShellWindow] = []
  /// The window that answers.
  private var current = 0
  private var rest: [UInt8] = []

  func start(_ window: ShellWindow) {
    windows = [window]
    _ = g_unix_fd_add(
      0, G_IO_IN, { _, _, _ in MainActor.assumeIsolated { RemoteControl.shared.read() ? 1 : 0 } }, nil)
  }

  private var window: ShellWindow? { windows.indices.contains(current) ? windows[current] : nil }

  /// Reads what there is. Returns false at the end of the input, which closes the windows.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(0, &buffer, buffer.count)
    guard count > 0 else {
      for window in windows { window.close() }
      return false
    }
    rest += buffer[..<count]
    while let end = rest.firstIndex(of: 10) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeSubrange(...end)
      // Not `print`, which keeps text until there is more of it.
      FileHandle.standardOutput.write(Data((answer(line) + "\n.\n").utf8))
    }
    return true
  }

  private func answer(_ line: String) -> String {
    guard let window else { return "" }
    let (model, words) = (window.model, line.split(separator: " ", maxSplits: 1).map(String.init))
    let argument = words.count > 1 ? words[1] : ""
    switch words.first ?? "" {
    case "screen":
      var look = model.look
      look.screen = argument
      window.apply(look)
      return look.screen
    case "open": return open(argument)
    case "window":
      current = Int(argument) ?? 0
      return self.window?.model.look.screen ?? ""
    case "list": return window.listPlaces.map { String($0) }.joined(separator: " ")
    case "frames":
      model.view.window.layoutIfNeeded()
      return ViewTree(model.root).text
    case "rectangle": return rectangle(of: argument, in: model)
    case "drawn": return String(model.view.drawnFrames)
    case "size":
      return
        "\(model.view.window.bounds.width) \(model.view.window.bounds.height) \(model.view.window.screenScale)"
    case "elements": return elements(of: model)
    case "texts": return texts(in: model.root)
    case "marked": return marked(in: model.view.window)
    case "offsets": return offsets(in: model.root)
    case "focus": return model.view.window.firstResponder.map { "\(type(of: $0))" } ?? ""
    case "picture":
      try? model.view.pixels?.writePNG(to: argument)
      return argument
    case "announce":
      UIAccessibility.post(notification: .announcement, argument: argument)
      return argument
    case "attend":
      let view = all(in: model.root).first { "\(type(of: $0))" == argument }
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      return view?.accessibilityLabel ?? ""
    case "attended": return model.view.window.accessibilityFocusedElement?.accessibilityLabel ?? ""
    case "pasteboard": return UIPasteboard.general.string ?? ""
    default: return "unknown: \(line)"
    }
  }

  /// Opens a further window, which answers from now on.
  private func open(_ screen: String) -> String {
    let model = GalleryModel(Look(screen: screen), views: nil)
    windows.append(ShellWindow(model, size: WindowSize(width: 390, height: 700), isBare: true))
    current = windows.count - 1
    return screen
  }

  /// The rectangle in the window of the first view of a class.
  private func rectangle(of name: String, in model: GalleryModel) -> String {
    guard let view = all(in: model.root).first(where: { "\(type(of: $0))" == name }) else { return "" }
    let frame = view.convert(view.bounds, to: model.view.window)
    return "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }

  private func elements(of model: GalleryModel) -> String {
    model.view.accessibleElements.map { "\($0.role)\t\($0.label)\t\($0.value)" }.joined(separator: "\n")
  }

  private func texts(in root: UIView) -> String {
    all(in: root).compactMap { ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text }.joined(
      separator: "\n")
  }

  /// The text that an input method has not confirmed.
  private func marked(in window: UIWindow) -> String {
    guard let input = window.firstResponder as? any UITextInput, let range = input.markedTextRange else {
      return ""
    }
    return input.text(in: range) ?? ""
  }

  private func offsets(in root: UIView) -> String {
    all(in: root).compactMap { $0 as? UIScrollView }.map { "\($0.contentOffset.x) \($0.contentOffset.y)" }
      .joined(separator: "\n")
  }

  private func all(in root: UIView) -> [UIView] {
    var views: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
