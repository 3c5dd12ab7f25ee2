// The views before and after a text field's text.

extension UITextField {
  private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The additional width of the field for its visible side views.
  var sideWidth: CGFloat { [shownLeftView, shownRightView].reduce(0) { $0 + sideSize($1).width } }

  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
  }

  func sideRect(of view: UIView?, in bounds: CGRect, isAtMinX: Bool) -> CGRect {
    let size = sideSize(view)
    return CGRect(
      x: isAtMinX ? bounds.minX : bounds.maxX - size.width,
      y: roundedDownToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// The bounds without the border and the visible side views.
  func betweenSideViews(_ bounds: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    var (left, right) = (bounds.minX, bounds.maxX)
    if shownLeftView != nil {
      narrow(&left, &right, to: leftViewRect(forBounds: bounds), isAtMinX: !hasRightToLeftContent)
    }
    if shownRightView != nil {
      narrow(&left, &right, to: rightViewRect(forBounds: bounds), isAtMinX: hasRightToLeftContent)
    }
    if let button = trailingButton, button.isShown {
      narrow(&left, &right, to: clearButtonRect(forBounds: bounds), isAtMinX: hasRightToLeftContent)
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height).inset(
      by: insets)
  }

  private func narrow(_ left: inout CGFloat, _ right: inout CGFloat, to side: CGRect, isAtMinX: Bool) {
    if isAtMinX { left = max(left, side.maxX) } else { right = min(right, side.minX) }
  }

  /// Adds the visible side views and removes others.
  func placeSideViews() {
    place(leftView, isShown: shownLeftView != nil, leftViewRect(forBounds: bounds))
    place(rightView, isShown: shownRightView != nil, rightViewRect(forBounds: bounds))
    trailingButton?.place()
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    let frame = frame()
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
