import CGTK
import Foundation
import OpenUIKitDesktop

/// The state of a window, as a file.
struct StoredState: Codable {
  var look: Look
  var size: WindowSize?
  var views: ViewState?

  init(look: Look, size: WindowSize?, views: ViewState?) {
    (self.look, self.size, self.views) = (look, size, views)
  }

  /// Reads a file; nil if there is none, or one of another version.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let state = try? JSONDecoder().decode(StoredState.self, from: data)
    else { return nil }
    self = state
  }

  /// Replaces the file as a whole, so that another program never reads a part.
  func write(to file: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}

/// Writes the state of a window when the process receives SIGTERM, and ends it.
@MainActor
final class StateKeeper {
  static let shared = StateKeeper()
  private var source: (any DispatchSourceSignal)?

  func keep(_ model: GalleryModel, in file: String) {
    signal(SIGTERM, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        let size = model.view.window.bounds.size
        StoredState(
          look: model.look, size: WindowSize(width: size.width, height: size.height), views: model.views
        ).write(to: file)
        exit(0)
      }
    }
    source.resume()
    self.source = source
  }
}
