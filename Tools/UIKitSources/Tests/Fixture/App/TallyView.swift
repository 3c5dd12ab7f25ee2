import UIKit

/// Uses the app's resources.
final class TallyView: UIImageView {
  let title = NSLocalizedString("list.title", comment: "The title of the list")
  let unknown = NSLocalizedString("no such key", comment: "")
  private(set) var steps: [Int] = []

  init() {
    super.init(image: .tallyMark)
    backgroundColor = .tally
    guard let url = Bundle.main.url(forResource: "Steps", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    steps = (try? JSONDecoder().decode([String: [Int]].self, from: data))?["steps"] ?? []
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Uses parts of Foundation that are modules of their own on Linux.
final class Loader: @unchecked Sendable {
  private(set) var isDone = false

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, error in
      DispatchQueue.main.async { self.isDone = data != nil || error != nil }
    }.resume()
  }
}
