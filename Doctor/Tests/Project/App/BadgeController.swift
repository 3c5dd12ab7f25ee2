import Design
import UIKit

class BadgeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if BADGES
      title = "Badges"
    #endif
    view.backgroundColor = .systemBackground
    let badge = BadgeView(text: "12 new messages")
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

class BrokenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("There is no account")
  }
}
