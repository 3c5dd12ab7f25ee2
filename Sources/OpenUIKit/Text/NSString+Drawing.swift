// Measuring and drawing plain text. Apple's platforms look members up on `NSString` for a `String` too; elsewhere both
// have them.

#if !hasFeature(Embedded)
  extension NSString {
    /// The size of the text in points, divided into lines only where it has line separators.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      (self as String).size(withAttributes: attrs)
    }

    /// The rectangle that the text needs within the width of `size`, which is 0 or less for any; its corner is the top
    /// left one.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text with its top left corner at a point, in the view that is being drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text from the top of a rectangle, in lines as wide as it, in the view that is being drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      (self as String).draw(in: rect, withAttributes: attrs)
    }
  }

  extension String {
    /// The size of the text in points, divided into lines only where it has line separators.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      attributed(attrs).size()
    }

    /// The rectangle that the text needs within the width of `size`, which is 0 or less for any; its corner is the top
    /// left one.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with its top left corner at a point, in the view that is being drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      attributed(attrs).draw(at: point)
    }

    /// Draws the text from the top of a rectangle, in lines as wide as it, in the view that is being drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      attributed(attrs).draw(in: rect)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
      NSAttributedString(string: self, attributes: attributes)
    }
  }
#endif
