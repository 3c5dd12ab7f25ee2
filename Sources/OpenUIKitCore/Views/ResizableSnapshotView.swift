/// A view with a snapshot of a part of another one. With another size, the picture is stretched between its caps.
final class ResizableSnapshotView: UIView {
  /// A part of the picture between two caps, or one of them.
  private struct Slice {
    /// A view that shows nothing outside of the part.
    let window: UIView
    let picture: UIView
    let row: Int
    let column: Int
  }

  private let area: CGRect
  private let caps: UIEdgeInsets
  private var slices: [Slice] = []

  init(of view: UIView, area: CGRect, caps: UIEdgeInsets) {
    (self.area, self.caps) = (area, caps)
    super.init(frame: CGRect(origin: .zero, size: area.size))
    isUserInteractionEnabled = false
    for row in 0..<3 {
      for column in 0..<3 where Self.isVisible(part(column, row, of: area.size)) {
        addSlice(of: view, row, column)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func isVisible(_ rect: CGRect) -> Bool { rect.width > 0 && rect.height > 0 }

  private func addSlice(of view: UIView, _ row: Int, _ column: Int) {
    let slice = Slice(window: UIView(), picture: SnapshotView(of: view), row: row, column: column)
    slice.window.clipsToBounds = true
    slice.picture.layer.anchorPoint = .zero
    slice.window.addSubview(slice.picture)
    addSubview(slice.window)
    slices.append(slice)
  }

  /// A part of a picture of a size. Caps keep their size, and the middle has the rest.
  private func part(_ column: Int, _ row: Int, of size: CGSize) -> CGRect {
    let x = [0, caps.left, max(caps.left, size.width - caps.right), size.width]
    let y = [0, caps.top, max(caps.top, size.height - caps.bottom), size.height]
    return CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for slice in slices {
      let source = part(slice.column, slice.row, of: area.size)
      let target = part(slice.column, slice.row, of: bounds.size)
      slice.window.frame = target
      let (scaleX, scaleY) = (target.width / source.width, target.height / source.height)
      slice.picture.transform = CGAffineTransform(scaleX: scaleX, y: scaleY)
      slice.picture.center = CGPoint(
        x: -(area.minX + source.minX) * scaleX, y: -(area.minY + source.minY) * scaleY)
    }
  }
}

extension UIView {
  /// Returns a view with a snapshot of a part of this one, in points of its bounds, after a pending layout if requested. With another size,
  /// the caps keep theirs and the picture between them is stretched. Returns nil for a part without a size.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.isFinite, capInsets.isFinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return ResizableSnapshotView(
      of: self, area: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY), caps: capInsets.atLeastZero)
  }
}

extension UIEdgeInsets {
  fileprivate var atLeastZero: UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(0, top), left: Swift.max(0, left), bottom: Swift.max(0, bottom),
      right: Swift.max(0, right))
  }
}
