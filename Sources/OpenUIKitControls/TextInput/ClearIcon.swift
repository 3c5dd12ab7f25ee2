/// A small cross on a grey disc: the sign of buttons that remove a text.
package final class ClearIcon: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  package override func draw(_ rect: CGRect) {
    UIColor.systemGray.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    let cross = UIBezierPath()
    let box = bounds.insetBy(dx: 6, dy: 6)
    cross.move(to: CGPoint(x: box.minX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    cross.move(to: CGPoint(x: box.maxX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
