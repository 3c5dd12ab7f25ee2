import Foundation
import OpenUIKitCore
import OpenUIKitDesktop

/// The state of a program's windows before its code changed: `scripts/watch-window` ends a program with SIGTERM, and starts the
/// next one with the same file in the variable `OPENUIKIT_STATE`.
final class ContinuedState: ViewTreeConfined {
  private let file: String
  private let termination: any DispatchSourceSignal

  /// Gives the open windows the state in the file, and writes it when the process is ended. Returns nil without the variable.
  init?() {
    guard let file = ProcessInfo.processInfo.environment["OPENUIKIT_STATE"], !file.isEmpty else { return nil }
    self.file = file
    signal(SIGTERM, SIG_IGN)
    termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    restore()
    termination.setEventHandler { [file] in
      withViewTree { Self.write(to: file) }
      exit(0)
    }
    termination.resume()
  }

  private func restore() {
    guard let data = FileManager.default.contents(atPath: file),
      let states = try? JSONDecoder().decode([ViewState].self, from: data)
    else { return }
    for (window, state) in zip(DesktopLoop.current.windows, states) { window.view.restore(state) }
  }

  private static func write(to file: String) {
    let states = DesktopLoop.current.windows.map { $0.view.window.viewState }
    guard let data = try? JSONEncoder().encode(states) else { return }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
