import LayoutTesting
import Masonry

extension UILabel {
  /// A label with a key, in a view.
  static func make(_ text: String, _ key: String = "label", in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.mas_key = key
    view.addSubview(label)
    return label
  }
}

extension UIButton {
  /// A button of 80 x 44 points with a key, in a view.
  static func make(_ title: String, _ key: String, in view: UIView, at x: CGFloat) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.setTitleColor(.label, for: .normal)
    button.mas_key = key
    button.frame = CGRect(x: x, y: 200, width: 80, height: 44)
    view.addSubview(button)
    return button
  }
}

extension Fault {
  static let all: [Fault] = geometry + texts + controls + accessibility + hidden

  private static let geometry = [
    Fault(.conflict, "two widths", "box") { view in
      let box = UIView()
      box.mas_key = "box"
      view.addSubview(box)
      box.mas_makeConstraints { make in
        make.center.equalTo(view)
        make.size.equalTo(40)
        make.width.equalTo(50)
      }
    },
    Fault(.ambiguity, "no position across", "box") { view in
      let box = UIView()
      box.mas_key = "box"
      view.addSubview(box)
      box.mas_makeConstraints { make in
        make.size.equalTo(40)
        make.centerY.equalTo(view)
      }
    },
    Fault(.offScreen, "a label beyond the edge", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.frame = CGRect(x: 380, y: 200, width: 60, height: 24)
    },
    Fault(.outsideSafeArea, "a label under the camera", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.frame = CGRect(x: 100, y: 8, width: 60, height: 24)
    },
    Fault(.betweenPixels, "a box at a tenth of a point", "box") { view in
      let box = UIView(frame: CGRect(x: 20.1, y: 100, width: 40, height: 40))
      box.mas_key = "box"
      box.backgroundColor = .systemBlue
      view.addSubview(box)
    },
    Fault(.unsettled, "a frame that grows with each layout", "growing") { view in
      let growing = GrowingView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      growing.mas_key = "growing"
      view.addSubview(growing)
    },
    Fault(.leftAndRight, "edges from left to left", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.mas_makeConstraints { make in
        make.left.equalTo(view).offset(16)
        make.centerY.equalTo(view)
      }
    },
  ]

  private static let texts = [
    Fault(.truncatedText, "one line that is too narrow", "label") { view in
      let label = UILabel.make("A total of all that was ordered", in: view)
      label.frame = CGRect(x: 16, y: 100, width: 90, height: 24)
    },
    Fault(.truncatedText, "three lines in the height of one", "label") { view in
      let label = UILabel.make("A total of all that was ordered in this month", in: view)
      label.numberOfLines = 0
      label.frame = CGRect(x: 16, y: 100, width: 120, height: 24)
    },
    Fault(.truncatedText, "more lines than are allowed", "label") { view in
      let label = UILabel.make("A total of all that was ordered in this month", in: view)
      label.numberOfLines = 2
      label.frame = CGRect(x: 16, y: 100, width: 120, height: 44)
    },
    Fault(.truncatedText, "a placeholder that is too wide", "field") { view in
      let field = UITextField(frame: CGRect(x: 16, y: 100, width: 90, height: 44))
      field.placeholder = "The name on your card"
      field.font = .preferredFont(forTextStyle: .body)
      field.mas_key = "field"
      view.addSubview(field)
    },
    Fault(.overlap, "two labels at one place", "second") { view in
      for (index, key) in ["first", "second"].enumerated() {
        let label = UILabel.make("Total", key, in: view)
        label.frame = CGRect(x: 100 + CGFloat(index) * 10, y: 100, width: 60, height: 24)
      }
    },
    Fault(.contrast, "grey on white", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.textColor = .systemGray
      label.frame = CGRect(x: 100, y: 100, width: 60, height: 24)
    },
    Fault(.contrast, "white on yellow", "label") { view in
      let label = UILabel.make("Total", in: view)
      (label.textColor, label.backgroundColor) = (.white, .systemYellow)
      label.frame = CGRect(x: 100, y: 100, width: 60, height: 24)
    },
    Fault(.fixedHeight, "a label of 24 points", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.mas_makeConstraints { make in
        make.center.equalTo(view)
        make.height.equalTo(24)
      }
    },
    Fault(.fixedHeight, "a box round a label", "box") { view in
      let box = UIView()
      box.mas_key = "box"
      view.addSubview(box)
      let label = UILabel.make("Total", in: box)
      label.mas_makeConstraints { make in make.edges.equalTo(box) }
      box.mas_makeConstraints { make in
        make.center.equalTo(view)
        make.height.equalTo(40)
      }
    },
  ]

  private static let controls = [
    Fault(.smallTarget, "a button of 30 points", "button") { view in
      let button = UIButton.make("Buy", "button", in: view, at: 100)
      button.frame.size = CGSize(width: 60, height: 30)
    },
    Fault(.missingLabel, "a button with a picture alone", "button") { view in
      let button = UIButton.make("", "button", in: view, at: 100)
      button.setTitle(nil, for: .normal)
    },
    Fault(.missingLabel, "a picture that is an element", "image") { view in
      let image = UIImageView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      image.isAccessibilityElement = true
      image.mas_key = "image"
      view.addSubview(image)
    },
    Fault(.duplicateLabel, "two buttons of one name", "second") { view in
      _ = UIButton.make("More", "first", in: view, at: 40)
      _ = UIButton.make("More", "second", in: view, at: 140)
    },
  ]

  private static let accessibility = [
    Fault(.unreadText, "a label that is no element", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.frame = CGRect(x: 100, y: 100, width: 60, height: 24)
      label.isAccessibilityElement = false
    },
    Fault(.unreadText, "a label beside the only elements of its container", "second") { view in
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
      view.addSubview(box)
      for (index, key) in ["first", "second"].enumerated() {
        let label = UILabel.make(index == 0 ? "Total" : "Paid", key, in: box)
        label.frame = CGRect(x: 100 * CGFloat(index), y: 0, width: 60, height: 24)
      }
      box.accessibilityElements = [box.subviews[0]]
    },
    Fault(.missingTrait, "a label that recognizes taps", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.frame = CGRect(x: 100, y: 100, width: 60, height: 44)
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer())
    },
    Fault(.missingTrait, "a card that recognizes taps", "card") { view in
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      card.backgroundColor = .secondarySystemBackground
      card.mas_key = "card"
      card.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(card)
    },
    Fault(.fixedFont, "a label of 15 points", "label") { view in
      let label = UILabel.make("Total", in: view)
      label.font = .systemFont(ofSize: 15)
      label.frame = CGRect(x: 100, y: 100, width: 60, height: 24)
    },
    Fault(.fixedFont, "a button of 15 points", "button") { view in
      let button = UIButton.make("Buy", "button", in: view, at: 100)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.titleLabel?.mas_key = "button"
    },
    Fault(.fixedFont, "a field of 15 points", "field") { view in
      let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 44))
      (field.text, field.font) = ("Ada", .systemFont(ofSize: 15))
      field.accessibilityLabel = "Name"
      field.mas_key = "field"
      view.addSubview(field)
    },
  ]
}

/// A view whose subview is a point higher after each layout.
private final class GrowingView: UIView {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview == nil {
      addSubview(content)
      content.mas_key = "growing"
    }
    content.frame.size.height += 1
  }
}
