extension UIView {
  /// Reads an archive. Does nothing if the archive contains no view.
  func readArchive(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBounds") else { return }
    readGeometry(from: coder)
    readLook(from: coder)
    readLayout(from: coder)
    for case let guide as UILayoutGuide in objects("UIViewLayoutGuides", coder) { addLayoutGuide(guide) }
    for case let view as UIView in objects("UISubviews", coder) { addSubview(view) }
    for case let entries as NSDictionary in objects("UIViewAutolayoutConstraints", coder) {
      if let constraint = NSLayoutConstraint.unarchived(entries, below: self) { addConstraint(constraint) }
    }
  }

  private func objects(_ key: String, _ coder: NSCoder) -> NSArray {
    coder.object(forKey: key) as? NSArray ?? NSArray()
  }

  private func readGeometry(from coder: NSCoder) {
    if let anchor = coder.numbers(forKey: "UIAnchorPoint", count: 2) {
      anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
    }
    if let parts = coder.numbers(forKey: "UITransform", count: 6) {
      transform = CGAffineTransform(
        a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    if let parts = coder.numbers(forKey: "UIBounds", count: 4) {
      bounds = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
    if let parts = coder.numbers(forKey: "UICenter", count: 2) {
      center = CGPoint(x: parts[0], y: parts[1])
    }
  }

  private func readLook(from coder: NSCoder) {
    backgroundColor = coder.color(forKey: "UIBackgroundColor")
    if let color = coder.color(forKey: "UITintColor") { tintColor = color }
    alpha = coder.number(forKey: "UIAlpha") ?? 1
    tag = coder.decodeInteger(forKey: "UITag")
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
    isHidden = coder.decodeBool(forKey: "UIHidden")
    clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
    isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    isMultipleTouchEnabled = coder.decodeBool(forKey: "UIMultipleTouchEnabled")
    if let name = coder.object(forKey: "UIAccessibilityIdentifier") as? String {
      accessibilityIdentifier = name
    }
    if let name = coder.object(forKey: "UIRestorationIdentifier") as? String {
      restorationIdentifier = name
    }
  }

  private func readLayout(from coder: NSCoder) {
    autoresizesSubviews = coder.decodeBool(forKey: "UIAutoresizeSubviews")
    autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: "UIAutoresizingMask")))
    translatesAutoresizingMaskIntoConstraints =
      coder.decodeBool(forKey: "UIViewTranslatesAutoresizingMaskIntoConstraints")
    let attribute = coder.decodeInteger(forKey: "UIViewSemanticContentAttribute")
    semanticContentAttribute = UISemanticContentAttribute(rawValue: attribute) ?? .unspecified
    if let levels = coder.numbers(forKey: "UIViewContentPriorities", count: 4) {
      let priorities = levels.map { UILayoutPriority(Float($0)) }
      setContentHuggingPriority(priorities[0], for: .horizontal)
      setContentHuggingPriority(priorities[1], for: .vertical)
      setContentCompressionResistancePriority(priorities[2], for: .horizontal)
      setContentCompressionResistancePriority(priorities[3], for: .vertical)
    }
    if let parts = coder.numbers(forKey: "UIViewLayoutMargins", count: 4) {
      layoutMargins = UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }
    if let parts = coder.numbers(forKey: "UIViewDirectionalLayoutMargins", count: 4) {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
    preservesSuperviewLayoutMargins = coder.decodeBool(forKey: "UIViewPreservesSuperviewMargins")
    insetsLayoutMarginsFromSafeArea = coder.decodeBool(forKey: "UIViewInsetsLayoutMarginsFromSafeArea")
  }
}
