#if !canImport(UIKit)
  /// A view with a frame from code that fills the view around it, such as a picture behind a screen. It has to follow when that gets another
  /// size.
  struct FillingView: ViewTreeConfined {
    private let view: UIView
    private let frame: CGRect
    private let size: CGSize

    /// The views that fill a view without constraints and without an autoresizing mask; none in views that the system lays out.
    static func all(in shown: VisibleView) -> [FillingView] {
      let around = shown.view
      guard !around.isOfSystem || type(of: around) == UIView.self, !around.bounds.isEmpty,
        shown.place.isDisjoint(with: [
          .control, .inBar, .partOfControl, .inSystemView, .moved, .tilted, .inCarousel,
        ])
      else { return [] }
      return around.subviews.filter {
        $0.translatesAutoresizingMaskIntoConstraints && $0.autoresizingMask.isEmpty && isSeen($0)
          && $0.frame.size.isSame(as: around.bounds.size)
      }.map { FillingView(view: $0, frame: $0.frame, size: around.bounds.size) }
    }

    /// The finding if the view around has another size and the view does not; nil otherwise.
    var finding: Finding? {
      guard view.window != nil, !view.isHidden, view.frame == frame, let new = view.superview?.bounds.size,
        !new.isSame(as: size)
      else { return nil }
      return Finding(
        .unsettled, view,
        "stays \(frame.width.short) x \(frame.height.short) points in a view of "
          + "\(new.width.short) x \(new.height.short) after a rotation: set autoresizingMask, or constraints")
    }

    private static func isSeen(_ view: UIView) -> Bool {
      guard !view.isHidden, view.alpha > 0.01 else { return false }
      return (view.backgroundColor?.cgColor.alpha ?? 0) > 0 || (view as? UIImageView)?.image != nil
        || view is UIVisualEffectView
    }
  }
#endif
