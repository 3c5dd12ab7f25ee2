extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
