/// The part of a control's frame to which constraints refer, without what only its shadow or rounding needs.
///
/// Source: frames and constraints that Xcode saved in Interface Builder files. A switch of 51 × 31 points is aligned as one of 49 × 31,
/// a slider without 2 points on both sides and 1 below, a segmented control of 32 points as one of 31.
struct ControlAlignment {
  let insets: UIEdgeInsets

  init(_ insets: UIEdgeInsets) { self.insets = insets }

  func contentSize(of size: CGSize) -> CGSize {
    CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  func rectangle(of frame: CGRect) -> CGRect { frame.inset(by: insets) }

  func frame(of rectangle: CGRect) -> CGRect {
    rectangle.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
