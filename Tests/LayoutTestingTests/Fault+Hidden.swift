import LayoutTesting
import Masonry

extension Fault {
  /// Faults that frames alone do not show: what hides, cuts off or takes the touches of something else.
  static let hidden: [Fault] = touches + covers + layouts + styles

  private static let touches = [
    Fault(.blockedTouches, "a button outside of its superview", "button") { view in
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
      view.addSubview(box)
      UIButton.make("Buy", "button", in: box, at: 60).frame.origin.y = 60
    },
    Fault(.blockedTouches, "a button in a picture", "button") { view in
      let image = UIImageView(frame: CGRect(x: 20, y: 0, width: 300, height: 400))
      view.addSubview(image)
      _ = UIButton.make("Buy", "button", in: image, at: 60)
    },
    Fault(.blockedTouches, "a clear view over a button", "button") { view in
      _ = UIButton.make("Buy", "button", in: view, at: 60)
      view.addSubview(UIView(frame: view.bounds))
    },
    Fault(.unreachedControl, "a button in an element", "button") { view in
      let card = UIView(frame: CGRect(x: 20, y: 150, width: 200, height: 150))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card, Buy"
      view.addSubview(card)
      UIButton.make("Buy", "button", in: card, at: 10).frame.origin.y = 10
    },
  ]

  private static let covers = [
    Fault(.overlap, "a box over a label", "label") { view in
      UILabel.make("Total", in: view).frame = CGRect(x: 40, y: 100, width: 60, height: 24)
      let box = UIView(frame: CGRect(x: 40, y: 90, width: 80, height: 80))
      box.backgroundColor = .systemBlue
      view.addSubview(box)
    },
    Fault(.truncatedText, "a label that its superview cuts off", "label") { view in
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
      box.clipsToBounds = true
      view.addSubview(box)
      UILabel.make("A total of all", in: box).frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    },
    Fault(.truncatedText, "a text view that does not scroll", "text") { view in
      let text = UITextView(frame: CGRect(x: 20, y: 100, width: 150, height: 50))
      text.isScrollEnabled = false
      text.font = .preferredFont(forTextStyle: .body)
      text.text = "A text that is longer than the room it has, with several lines of words."
      text.mas_key = "text"
      view.addSubview(text)
    },
  ]

  private static let layouts = [
    Fault(.ambiguity, "a scroll view's content without an end", "scroll") { view in
      let scroll = UIScrollView()
      scroll.mas_key = "scroll"
      view.addSubview(scroll)
      scroll.mas_makeConstraints { make in make.edges.equalTo(view) }
      let label = UILabel.make("Total", in: scroll)
      label.mas_makeConstraints { make in make.top.leading.equalTo(scroll).offset(60) }
    },
    Fault(.layoutError, "a constant that is not a number", "") { view in
      let box = UIView()
      view.addSubview(box)
      box.mas_makeConstraints { make in
        make.center.equalTo(view)
        make.size.equalTo(40)
      }
      box.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    },
    Fault(.unsettled, "a layout that asks for another one", "") { view in
      view.addSubview(RestlessView(frame: CGRect(x: 20, y: 100, width: 100, height: 100)))
    },
  ]

  private static let styles = [
    Fault(.fixedHeight, "a table of fixed rows", "table") { view in
      let table = FixedTable(frame: view.bounds)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.rowHeight = 44
      table.mas_key = "table"
      view.addSubview(table)
    },
    Fault(.leftAndRight, "a label aligned at the left", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.textAlignment = .left
      label.frame = CGRect(x: 40, y: 100, width: 160, height: 24)
    },
    Fault(.contrast, "a word in a light colour", "label") { view in
      let text = NSMutableAttributedString(
        string: "Total faint", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      let faint = NSRange(location: 6, length: 5)
      text.addAttribute(.foregroundColor, value: UIColor(white: 0.85, alpha: 1), range: faint)
      let label = UILabel.make("", in: view)
      label.attributedText = text
      label.frame = CGRect(x: 40, y: 100, width: 160, height: 24)
    },
  ]
}

/// A view that changes a constraint whenever it is laid out.
private final class RestlessView: UIView {
  private let content = UIView()
  private lazy var width = content.widthAnchor.constraint(equalToConstant: 10)

  override func layoutSubviews() {
    if content.superview == nil {
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      width.isActive = true
      content.mas_makeConstraints { make in
        make.leading.top.equalTo(self)
        make.height.equalTo(10)
      }
    }
    super.layoutSubviews()
    width.constant = content.frame.width == 10 ? 20 : 10
  }
}

/// A table that is its own data source.
private final class FixedTable: UITableView, UITableViewDataSource {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
