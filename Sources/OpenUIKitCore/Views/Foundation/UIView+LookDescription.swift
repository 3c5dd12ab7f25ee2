extension UIView {
  /// The properties that differ from their defaults, in UIKit's order, and the layer.
  var lookDescriptions: [String] {
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
}
