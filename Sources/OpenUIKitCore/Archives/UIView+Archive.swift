extension UIView {
  func writeArchive(to coder: NSCoder) {
    require(coder.allowsKeyedCoding, "\(layoutDescription): views are archived by key")
    writeGeometry(to: coder)
    writeLook(to: coder)
    writeLayout(to: coder)
    coder.encode(layoutGuides as NSArray, forKey: "UIViewLayoutGuides")
    coder.encode(archivedSubviews as NSArray, forKey: "UISubviews")
    let constraints = constraints.filter(\.shouldBeArchived).compactMap { $0.archived(below: self) }
    coder.encode(constraints as NSArray, forKey: "UIViewAutolayoutConstraints")
  }

  private func writeGeometry(to coder: NSCoder) {
    let (bounds, transform) = (bounds, transform)
    coder.encode(numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: "UIBounds")
    coder.encode(numbers: [center.x, center.y], forKey: "UICenter")
    coder.encode(numbers: [anchorPoint.x, anchorPoint.y], forKey: "UIAnchorPoint")
    coder.encode(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      forKey: "UITransform")
  }

  private func writeLook(to coder: NSCoder) {
    coder.encode(color: backgroundColor, forKey: "UIBackgroundColor")
    coder.encode(color: layoutPreferences.tintColor, forKey: "UITintColor")
    coder.encode(numbers: [alpha], forKey: "UIAlpha")
    coder.encode(tag, forKey: "UITag")
    coder.encode(contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(isHidden, forKey: "UIHidden")
    coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
    coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
    coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
    if let name = accessibilityIdentifier {
      coder.encode(name as NSString, forKey: "UIAccessibilityIdentifier")
    }
    if let name = restorationIdentifier {
      coder.encode(name as NSString, forKey: "UIRestorationIdentifier")
    }
  }

  private func writeLayout(to coder: NSCoder) {
    let preferences = layoutPreferences
    coder.encode(
      translatesAutoresizingMaskIntoConstraints, forKey: "UIViewTranslatesAutoresizingMaskIntoConstraints")
    coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
    coder.encode(Int(preferences.autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(preferences.semanticContentAttribute.rawValue, forKey: "UIViewSemanticContentAttribute")
    let priorities = [
      preferences.hugging.horizontal, preferences.hugging.vertical, preferences.compression.horizontal,
      preferences.compression.vertical,
    ]
    coder.encode(numbers: priorities.map { Double($0.rawValue) }, forKey: "UIViewContentPriorities")
    writeMargins(preferences.margins, to: coder)
    coder.encode(preservesSuperviewLayoutMargins, forKey: "UIViewPreservesSuperviewMargins")
    coder.encode(insetsLayoutMarginsFromSafeArea, forKey: "UIViewInsetsLayoutMarginsFromSafeArea")
  }

  private func writeMargins(_ margins: Margins?, to coder: NSCoder) {
    switch margins {
    case nil: break
    case .sided(let insets):
      coder.encode(
        numbers: [insets.top, insets.left, insets.bottom, insets.right], forKey: "UIViewLayoutMargins")
    case .directional(let insets):
      coder.encode(
        numbers: [insets.top, insets.leading, insets.bottom, insets.trailing],
        forKey: "UIViewDirectionalLayoutMargins")
    }
  }
}
