import LayoutTesting
import Masonry
import Testing

/// A screen that looks like one with a fault, and is meant so.
struct Intention: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let build: @MainActor @Sendable (UIView) -> Void

  init(_ description: String, _ build: @escaping @MainActor @Sendable (UIView) -> Void) {
    (testDescription, self.build) = (description, build)
  }

  static let all = [
    Intention("a button under a dimming view") { view in
      _ = UIButton.make("Buy", "button", in: view, at: 60)
      let dimming = UIView(frame: view.bounds)
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
      view.addSubview(dimming)
    },
    Intention("a button under a view that ends editing") { view in
      _ = UIButton.make("Buy", "button", in: view, at: 60)
      let catcher = UIView(frame: view.bounds)
      catcher.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(catcher)
    },
    Intention("a panel with a text over a text") { view in
      UILabel.make("Total", in: view).frame = CGRect(x: 40, y: 100, width: 60, height: 24)
      let panel = UIView(frame: CGRect(x: 20, y: 80, width: 200, height: 80))
      panel.backgroundColor = .secondarySystemBackground
      view.addSubview(panel)
      UILabel.make("Saved", in: panel).frame = CGRect(x: 20, y: 20, width: 80, height: 24)
    },
    Intention("a closed section") { view in
      let section = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 0))
      section.clipsToBounds = true
      view.addSubview(section)
      UILabel.make("Total", in: section).frame = CGRect(x: 0, y: 0, width: 200, height: 24)
    },
    Intention("a row that scrolls sideways") { view in
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      view.addSubview(scroll)
      let label = UILabel.make("A total of all that was ordered", in: scroll)
      label.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      scroll.contentSize = CGSize(width: 300, height: 44)
    },
    Intention("a button in an element with an action for it") { view in
      let card = UIView(frame: CGRect(x: 20, y: 150, width: 200, height: 150))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card, Buy"
      card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Buy") { _ in true }]
      view.addSubview(card)
      UIButton.make("Buy", "button", in: card, at: 10).frame.origin.y = 10
    },
    Intention("a text of two strong colours") { view in
      let text = NSMutableAttributedString(
        string: "Total due", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      let due = NSRange(location: 6, length: 3)
      text.addAttribute(.foregroundColor, value: UIColor(red: 0.7, green: 0, blue: 0, alpha: 1), range: due)
      let label = UILabel.make("", in: view)
      label.attributedText = text
      label.frame = CGRect(x: 40, y: 100, width: 160, height: 24)
    },
    Intention("tight lines of a headline") { view in
      let style = NSMutableParagraphStyle()
      style.maximumLineHeight = UIFont.preferredFont(forTextStyle: .title1).pointSize
      let label = UILabel.make("", in: view)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "Total",
        attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .title1)])
      label.frame = CGRect(x: 40, y: 100, width: 200, height: 60)
    },
    Intention("a control that is adjusted") { view in
      let control = RatingControl(frame: CGRect(x: 40, y: 100, width: 200, height: 44))
      control.addAction(UIAction { _ in }, for: .valueChanged)
      view.addSubview(control)
    },
  ]
}

/// A rating that assistive technology adjusts.
private final class RatingControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    accessibilityValue = "3"
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}
