import OpenUIKit
import OpenUIKitWeb

/// Views in the middle of an article: the page around them scrolls, and they come and go.
enum ArticleViews {
  static func mountAll() {
    WebPage.mount(NoteView(), in: "note", sizing: .content)
    WebPage.mount(scroller(CGSize(width: 2000, height: 0)), in: "row")
    WebPage.mount(scroller(CGSize(width: 0, height: 2000)), in: "column")
    Visitor.come()
  }

  /// Scrolls along one axis.
  private static func scroller(_ size: CGSize) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = size
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    mark.backgroundColor = .systemRed
    view.addSubview(mark)
    return view
  }
}

/// A text as high as its lines, and a button that makes it longer.
final class NoteView: UIView {
  private let text = UILabel()

  init() {
    super.init(frame: .zero)
    text.numberOfLines = 0
    text.text = "Note"
    let more = UIButton(type: .system)
    more.setTitle("More", for: .normal)
    more.addAction(
      UIAction { [unowned(unsafe) self] _ in text.text! += "\nanother line" }, for: .touchUpInside)
    for view in [text, more] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      more.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
      more.leadingAnchor.constraint(equalTo: leadingAnchor),
      more.heightAnchor.constraint(equalToConstant: 40),
      more.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }
}

/// A controller that leaves the page when its button is pressed, and comes again at the next press of that of the note.
final class Visitor: UIViewController {
  private static let most = 200
  private var page: WebPage?
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The controller is made in code")
  }

  deinit {
    if number % 50 == 0 { print("visitor \(number) has gone") }
  }

  static func come(_ number: Int = 1) {
    let visitor = Visitor(number)
    visitor.page = WebPage.mount(visitor, in: "visitor")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A picture would make the memory grow if it stayed.
    view.addSubview(
      UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in }))
    for (title, y, next) in [("Leave", 0.0, 0), ("Replace", 50.0, Self.most)] {
      let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [unowned(unsafe) self] _ in leave(replacedBy: next) }, for: .touchUpInside)
      view.addSubview(button)
    }
    addUnfinished()
    addPost()
  }

  /// A button that posts two notifications to assistive technology.
  private func addPost() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    button.addAction(
      UIAction { [unowned(unsafe) self] _ in
        UIAccessibility.post(notification: .layoutChanged, argument: view.subviews.last)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }, for: .touchUpInside)
    view.addSubview(button)
    let note = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
    note.text = "Note"
    view.addSubview(note)
  }

  /// Adds what may be in progress when the controller leaves: text that is composed, a row that follows a finger, an animation.
  private func addUnfinished() {
    let field = UITextField(frame: CGRect(x: 120, y: 0, width: 100, height: 40))
    field.placeholder = "Name"
    let row = UIScrollView(frame: CGRect(x: 120, y: 50, width: 100, height: 40))
    row.contentSize = CGSize(width: 1000, height: 40)
    let moved = UIButton(frame: CGRect(x: 120, y: 100, width: 100, height: 40))
    moved.setTitle("Move", for: .normal)
    moved.addAction(
      UIAction { [unowned(unsafe) moved] _ in
        UIView.animate(withDuration: 3) {
          moved.frame.origin.x = 0
        } completion: { _ in
          print("it has moved")
        }
      }, for: .touchUpInside)
    for part in [field, row, moved] { view.addSubview(part) }
  }

  /// Leaves, and lets others come and leave after it.
  private func leave(replacedBy others: Int) {
    page?.unmount()
    page?.unmount()
    page = nil
    guard others > 0 else { return }
    for number in 2..<others {
      let visitor = Visitor(number)
      visitor.page = WebPage.mount(visitor, in: "visitor")
      visitor.page?.unmount()
      visitor.page = nil
    }
    Self.come(others)
  }
}
