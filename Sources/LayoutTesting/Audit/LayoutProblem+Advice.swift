import Foundation

extension LayoutProblem {
  /// The change to make, in a line of code where one can do it. Names of views in it stand for the reported view.
  public var advice: String {
    if let advice = adviceForClass { return advice }
    guard let advice = Self.advice[kind] else { return "change \(name) as the sentence above describes" }
    return advice.replacingOccurrences(of: "$", with: name)
  }

  /// The key of the view if it can be a name in Swift, and otherwise a name after its class.
  private var name: String {
    let key = view.split(separator: "\"").dropFirst().first.map { String($0) } ?? ""
    let isName = key.first.map { $0.isLetter && $0.isASCII } ?? false
    if isName, view.contains("\""), key.allSatisfy({ ($0.isLetter || $0.isNumber) && $0.isASCII }) {
      return key
    }
    let names: [(String, String)] = [
      ("Label", "label"), ("Button", "button"), ("TextField", "textField"), ("TextView", "textView"),
      ("ImageView", "imageView"), ("Cell", "cell"), ("Control", "control"),
    ]
    return names.first { className.hasSuffix($0.0) }?.1 ?? "view"
  }

  private var className: String { String(view.prefix { $0 != " " }) }

  /// Advice that depends on the class of the view.
  private var adviceForClass: String? {
    switch kind {
    case .truncatedText where message.contains("in a bar"):
      "shorten the text, or set navigationItem.titleView to a label with adjustsFontSizeToFitWidth = true"
    case .truncatedText where className.hasSuffix("Button"):
      "\(name).titleLabel?.numberOfLines = 0, and let constraints leave its height open"
    case .truncatedText where className.hasSuffix("TextField"):
      "make the placeholder shorter, or move it to a label over \(name)"
    case .fixedFont where className.hasSuffix("Button"):
      "\(name).titleLabel?.font = .preferredFont(forTextStyle: .body); \(name).titleLabel?.adjustsFontForContentSizeCategory = true"
    case .missingLabel where className.hasSuffix("ImageView"):
      "\(name).accessibilityLabel = NSLocalizedString(\"…\", comment: \"\"), or \(name).isAccessibilityElement = false for decoration"
    case .leftAndRight
    where !message.contains("constraint") && className.hasSuffix("Label") && file == nil
      && message.contains("align"):
      "\(name).textAlignment = .natural"
    default: nil
    }
  }

  /// The advice for each kind; `$` stands for the view.
  private static let advice: [Kind: String] = [
    .conflict:
      "give one of the listed constraints a lower priority: constraint.priority = .defaultHigh, or remove it",
    .ambiguity:
      "add the missing constraint, such as $.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true",
    .truncatedText: "$.numberOfLines = 0, and let constraints leave its height open",
    .overlap: "$.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 8).isActive = true",
    .offScreen:
      "put $ into a scroll view, or $.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor).isActive = true",
    .outsideSafeArea: "constrain $ to view.safeAreaLayoutGuide instead of view",
    .behindKeyboard:
      "$.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor).isActive = true",
    .smallTarget:
      "$.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true, and the same for heightAnchor",
    .blockedTouches:
      "set isUserInteractionEnabled = false on the view over $, or make the views around $ as large as it",
    .contrast:
      "use a colour that adapts, such as $.textColor = .label, or a darker one on a light background",
    .missingLabel: "$.accessibilityLabel = NSLocalizedString(\"…\", comment: \"\")",
    .duplicateLabel: "state what $ belongs to: $.accessibilityLabel = \"Delete \\(item.name)\"",
    .unreadText: "$.isAccessibilityElement = true, or add its text to the label of the element around it",
    .unreachedControl:
      "add an action to the element around $: accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"…\") { _ in … }]",
    .missingTrait: "$.accessibilityTraits.insert(.button)",
    .readingOrder: "$.accessibilityElements = nil, or list the elements as they are seen",
    .fixedFont: "$.font = .preferredFont(forTextStyle: .body); $.adjustsFontForContentSizeCategory = true",
    .fixedHeight:
      "$.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), or UITableView.automaticDimension for a row",
    .leftAndRight: "use leading and trailing: $.leadingAnchor.constraint(equalTo: superview.leadingAnchor)",
    .betweenPixels:
      "round positions to pixels: (x * traitCollection.displayScale).rounded() / traitCollection.displayScale",
    .unsettled: "set what the layout of $ needs before layoutSubviews(), and not in it",
    .layoutError: "check the numbers that constraints and frames of $ receive: they have to be finite",
    .leak: "capture the object weakly: { [weak self] in self?.update() }",
  ]
}
