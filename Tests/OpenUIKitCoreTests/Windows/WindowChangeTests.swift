import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Views that move between superviews and windows")
struct WindowChangeTests {
  private final class Listener: UIView {
    var log: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave" : "will come")
    }
    override func didMoveToWindow() { log.append(window == nil ? "left" : "came") }
    override func didMoveToSuperview() { log.append("superview") }
    override func tintColorDidChange() { log.append("tint") }
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("a view that was asked to become the first responder without a window becomes it in its window, once")
  func awaitedFirstResponder() {
    let (asked, taken, field) = (UITextField(), UITextField(), UITextField())
    #expect(!asked.becomeFirstResponder() && !taken.becomeFirstResponder())
    taken.resignFirstResponder()
    let box = UIView()
    for view in [asked, taken] { box.addSubview(view) }
    window.addSubview(field)
    field.becomeFirstResponder()
    window.addSubview(box)
    #expect(asked.isFirstResponder && asked.isEditing)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    window.addSubview(box)
    #expect(field.isFirstResponder)
  }

  /// `didMoveToWindow()`: "Tells the view that its window object changed."
  @Test("a view that gets another superview in the same window is not notified of windows")
  func sameWindow() {
    let (first, second, view) = (UIView(), UIView(), Listener())
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(view)
    #expect(view.log == ["will come", "superview", "came"])
    view.log = []
    second.addSubview(view)
    #expect(view.log == ["superview"])
    #expect(view.window === window)
  }

  @Test("a view that changes windows is notified of the new one once")
  func otherWindow() {
    let other = UIWindow(shown: window.frame)
    let view = Listener()
    window.addSubview(view)
    view.log = []
    other.addSubview(view)
    #expect(view.log == ["will come", "superview", "came"])
    #expect(view.window === other)
  }

  @Test("a controller whose view gets another superview in the window does not appear again")
  func controllerInSameWindow() {
    let (first, second, screen) = (UIView(), UIView(), Screen())
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(screen.view)
    window.layoutIfNeeded()
    second.addSubview(screen.view)
    window.layoutIfNeeded()
    #expect(screen.log == ["will appear", "did appear"])
  }

  @Test("a window has no superview to be removed from")
  func windowStaysWindow() {
    let view = UIView()
    window.addSubview(view)
    window.removeFromSuperview()
    #expect(window.window === window)
    #expect(view.window === window)
  }

  // MARK: First responder

  private final class EditingLog: UITextFieldDelegate {
    var count = 0
    func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
  }

  /// UIKit's keyboard goes with the text field: a view that leaves its window cannot be the first responder.
  @Test("a text field that leaves its window ends editing")
  func firstResponderLeaves() {
    let (host, other, field, log) = (UIView(), UIView(), UITextField(), EditingLog())
    window.addSubview(host)
    window.addSubview(other)
    host.addSubview(field)
    field.delegate = log
    #expect(field.becomeFirstResponder())
    other.removeFromSuperview()
    #expect(field.isFirstResponder)
    host.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(log.count == 1)
    #expect(!field.isEditing)
  }

  // MARK: Safe area

  /// `safeAreaInsets`: "If the view is not currently installed in a view hierarchy […] the edge insets in this property
  /// are 0."
  @Test("a view that moves from a window to a superview without one has no safe area")
  func safeAreaStaysBehind() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let (view, child) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    view.addSubview(child)
    window.addSubview(view)
    #expect(child.safeAreaInsets.top == 40)
    UIView().addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    #expect(child.safeAreaInsets == .zero)
    #expect(child.layoutMargins.top == 8)
  }

  @Test("a view that keeps its frame has another safe area when its superview changes its size")
  func safeAreaFollowsSuperview() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let (view, child) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    window.addSubview(view)
    #expect(child.safeAreaInsets.bottom == 34)
    window.frame.size.height = 600
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.bottom == 34)
    #expect(child.safeAreaInsets.bottom == 0)
    #expect(child.layoutMargins.bottom == 8)
  }

  /// The scroll view puts the content below the bar; the content is not covered then.
  @Test("content that its scroll view keeps clear of the safe area has none itself")
  func safeAreaOfScrolledContent() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let scrollView = UIScrollView(frame: window.bounds)
    window.addSubview(scrollView)
    let content = constrainedView(in: scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -47)
    #expect(content.safeAreaInsets == .zero)
    #expect(content.layoutMargins.top == 8)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset = .zero
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 47)
  }

  // MARK: Tint

  /// `tintColorDidChange()`: "the system calls this method on a subview that inherits a changed interaction tint color".
  @Test("a view that enters or leaves the area of another tint colour is notified")
  func tintOfNewSuperview() {
    let (red, plain, outer, inner) = (UIView(), UIView(), UIView(), Listener())
    red.tintColor = .red
    outer.addSubview(inner)
    inner.log = []
    red.addSubview(outer)
    #expect(inner.log == ["tint"])
    #expect(inner.tintColor == .red)
    plain.addSubview(outer)
    #expect(inner.log == ["tint", "tint"])
    outer.removeFromSuperview()
    inner.log = []
    plain.addSubview(outer)
    #expect(inner.log.isEmpty)
  }

  @Test("a button and a tab show the tint colour that they come under")
  func tintOfControls() {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    button.layoutIfNeeded()
    window.tintColor = .red
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.tintColor = .green
    bar.items = [UITabBarItem(title: "tab", image: nil, tag: 0)]
    bar.selectedItem = bar.items?[0]
    bar.layoutIfNeeded()
    let label = bar.firstView { ($0 as? UILabel)?.text == "tab" } as? UILabel
    #expect(label?.textColor == .green)
    bar.tintColor = .blue
    #expect(label?.textColor == .blue)
  }

  @Test("the button that leads back has the bar's tint colour")
  func tintOfBackButton() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "one"), UINavigationItem(title: "two")]
    bar.layoutIfNeeded()
    let label = bar.firstView { ($0 as? UILabel)?.text == "one" } as? UILabel
    bar.tintColor = .red
    bar.layoutIfNeeded()
    #expect(label?.textColor == .red)
  }
}
