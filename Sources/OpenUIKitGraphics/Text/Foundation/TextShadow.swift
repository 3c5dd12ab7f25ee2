/// A copy of letters behind them.
struct TextShadow: Hashable, @unchecked Sendable {
  var color: UIColor
  /// In points.
  var offset: CGSize
}

extension TextLook {
  /// The look of the letters' shadow.
  func asShadow(_ color: UIColor) -> TextLook {
    var look = self
    (look.color, look.underlineColor, look.strikethroughColor) = (color, color, color)
    (look.background, look.shadow) = (nil, nil)
    return look
  }
}
