import UIKit

/// Its view meets a cut.
class DetailScreen: UIViewController {
  private let effect: UIView = {
    let view = MissingEffectView()
    view.strength = 2
    return view
  }()
  @MissingWrapper var count = 1
  var engine: MissingEngine?
  var total: Int {
    get { count.missingTotal }
    set { count = newValue }
  }
  var shortTotal: Int { count.missingShort }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(effect)
  }

  func restart() { engine = nil }
  deinit { MissingTracker.shared.stop() }
}

/// Its superclass is missing.
class ScanScreen: MissingScanController {
  override func viewDidLoad() { super.viewDidLoad() }
}

extension DetailScreen: MissingDelegate {
  func open() { present(ScanScreen(), animated: true) }
}

extension MissingEngine { func stop() {} }
