#if !canImport(UIKit)
  /// Whether a constraint holds with the frames that its items have.
  struct ConstraintValues: ViewTreeConfined {
    let constraint: NSLayoutConstraint

    /// Frames are rounded to pixels, on both sides.
    private static var tolerance: CGFloat { 1.5 }

    /// Whether the constraint is active, and its sides differ more than rounding explains. False for attributes that frames do not show, such
    /// as baselines and margins.
    var isViolated: Bool {
      guard constraint.isActive,
        let first = value(constraint.firstAttribute, of: constraint.firstItem)
      else { return false }
      var other = constraint.constant
      if constraint.secondAttribute != .notAnAttribute {
        guard let second = value(constraint.secondAttribute, of: constraint.secondItem) else { return false }
        other += constraint.multiplier * second
      }
      switch constraint.relation {
      case .lessThanOrEqual: return first > other + Self.tolerance
      case .greaterThanOrEqual: return first < other - Self.tolerance
      default: return (first - other).magnitude > Self.tolerance
      }
    }

    /// The value of an attribute in the window. From right to left the leading edge is the right one, and its axis is the other way round.
    private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
      guard let (frame, isRightToLeft) = place(of: item) else { return nil }
      switch attribute {
      case .left: return frame.minX
      case .right: return frame.maxX
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .width: return frame.width
      case .height: return frame.height
      case .centerX: return isRightToLeft ? -frame.midX : frame.midX
      case .centerY: return frame.midY
      case .leading: return isRightToLeft ? -frame.maxX : frame.minX
      case .trailing: return isRightToLeft ? -frame.minX : frame.maxX
      default: return nil
      }
    }

    private func place(of item: AnyObject?) -> (frame: CGRect, isRightToLeft: Bool)? {
      let (view, rect): (UIView, CGRect)
      if let item = item as? UIView {
        (view, rect) = (item, item.bounds)
      } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        (view, rect) = (owner, guide.layoutFrame)
      } else {
        return nil
      }
      guard view.window != nil else { return nil }
      return (view.convert(rect, to: nil), view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
#endif
