import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import os.log

#if canImport(SwiftUI)
  import SwiftUI
#endif

@objc public protocol CounterViewControllerDelegate: NSObjectProtocol {
  func counterDidChange(_ counter: CounterViewController, to value: Int)
  @objc optional func counter(_ counter: CounterViewController, titleFor value: Int) -> String
  @objc optional func counterWillReset(_ counter: CounterViewController)
  @objc optional var counterStep: Int { get }
}

@objcMembers
public final class CounterViewController: UIViewController, UIScrollViewDelegate {
  private static let log = OSLog(subsystem: "fixture", category: "counter")

  @IBOutlet weak var delegate: CounterViewControllerDelegate?
  @IBInspectable dynamic var value: Int = 0
  var onChange: ((Int) -> Void)?
  weak var scrollDelegate: UIScrollViewDelegate?

  private(set) lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
    return button
  }()
  let label = UILabel()
  @objc private(set) var resets = 0

  #if os(iOS) && targetEnvironment(simulator)
    let platform = "simulator"
  #elseif os(macOS)
    let platform = NSApplication.shared.description
  #endif

  @objc(initWithStart:) public convenience init(start: Int) {
    self.init(nibName: nil, bundle: nil)
    value = start
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 13.0, *) {
      view.backgroundColor = .systemBackground
    } else {
      view.backgroundColor = .white
    }
    label.textColor = #colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 1)
    view.addSubview(label)
    view.addSubview(button)
    let tap = UITapGestureRecognizer(target: self, action: #selector(reset(_:)))
    view.addGestureRecognizer(tap)
    show()
  }

  @IBAction private func didTap(_ sender: UIButton) {
    value += delegate?.counterStep ?? 1
    os_log("value is %{public}d", log: Self.log, type: .debug, value)
    delegate?.counterDidChange(self, to: value)
    onChange?(value)
    self.onChange?(value)
    show()
  }

  @objc func reset(_ recognizer: UIGestureRecognizer) {
    delegate?.counterWillReset?(self)
    value = 0
    resets += 1
    show()
  }

  private func show() {
    label.text = delegate?.counter?(self, titleFor: value) ?? "\(value)"
    let length = delegate?.counter?(self, titleFor: value).count
    label.isHidden = length == 0
    label.frame = CGRect(x: 20, y: 20, width: CGFloat(100), height: 30)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll?(scrollView)
    if let answer = scrollDelegate?.viewForZooming?(in: scrollView), answer === view { value += 1 }
  }

  static let valueKeyPath = #keyPath(CounterViewController.value)
  static let resetSelector: Selector = #selector(CounterViewController.reset(_:))
  static let valueSelector = #selector(getter: CounterViewController.value)
}

fileprivate extension Selector {
  static let tapped = #selector(CounterViewController.didTapTwice)
}

extension CounterViewController {
  @objc func didTapTwice() { value += 2 }
  func listen(_ control: UIControl) { control.addTarget(self, action: .tapped, for: .valueChanged) }
}
