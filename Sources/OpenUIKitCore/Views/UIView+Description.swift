extension UIView {
  /// The implementation of `description`: on threads other than the view's own, only class and address.
  nonisolated var descriptionOnAnyThread: String {
    onOwningThread {
      formattedDescription
    } elsewhere: {
      bareDescription(of: self)
    }
  }

  /// The view in UIKit's format: class, address, frame, text and properties that differ from their defaults.
  var formattedDescription: String {
    var parts = ["\(typeName(of: self)): \(address(of: self))", "frame = \(frame.shortDescription)"]
    if let text = descriptionText { parts.append("text = '\(text)'") }
    #if !hasFeature(Embedded)
      parts += lookDescriptions
    #endif
    return "<" + parts.joined(separator: "; ") + ">"
  }

  #if !hasFeature(Embedded)
    /// The properties that differ from their defaults, in UIKit's order, and the layer.
    private var lookDescriptions: [String] {
      var parts: [String] = []
      if !transform.isIdentity { parts.append("transform = \(transformDescription)") }
      if clipsToBounds { parts.append("clipsToBounds = YES") }
      if alpha != 1 { parts.append("alpha = \(shortNumber(Double(alpha)))") }
      if isHidden { parts.append("hidden = YES") }
      if !isOpaque { parts.append("opaque = NO") }
      let autoresizing = autoresizingDescription
      if !autoresizing.isEmpty { parts.append("autoresize = \(autoresizing)") }
      if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
      if tag != 0 { parts.append("tag = \(tag)") }
      if let gestureRecognizers {
        parts.append("gestureRecognizers = <NSArray: \(gestureRecognizers.count) objects>")
      }
      if let backgroundColor { parts.append("backgroundColor = \(backgroundColor.description)") }
      parts.append("layer = <\(typeName(of: layer)): \(address(of: layer))>")
      return parts + contentDescriptions
    }

    private var transformDescription: String {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      return "[" + numbers.map { shortNumber(Double($0)) }.joined(separator: ", ") + "]"
    }

    /// The autoresizing mask in UIKit's letters: the flexible margins and sizes.
    private var autoresizingDescription: String {
      let names: [(AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
        (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
      ]
      return names.filter { autoresizingMask.contains($0.0) }.map { $0.1 }.joined(separator: "+")
    }
  #endif

  /// The name of the view in messages about constraints; empty in a program without words.
  package var layoutDescription: String {
    guard describesInWords else { return "" }
    #if !hasFeature(Embedded)
      if let name = associatedObjects.nameOfOwner { return "\(typeName(of: self)):\(name)" }
    #endif
    let name = "\(typeName(of: self)):\(address(of: self))"
    if let text = descriptionText { return name + "'\(text)'" }
    if let accessibilityIdentifier { return name + "'\(accessibilityIdentifier)'" }
    return name
  }
}
