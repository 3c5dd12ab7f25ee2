import OpenUIKit
import Testing

@MainActor
@Suite("Image views")
struct UIImageViewTests {
  let image = UIImage(cgImage: CGImage(width: 40, height: 20) { _, _ in .red }!, scale: 2, orientation: .up)

  func drawn(_ view: UIImageView, in size: CGSize) -> DisplayList.Image? {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    return window.displayList().images.first
  }

  @Test("The content size is the image's, in points; there is none without an image")
  func contentSize() {
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10) && view.frame.size == image.size)
    view.image = nil
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("Constraints align the part of an image that its alignment insets leave")
  func alignmentInsets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let aligned = image.withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
    #expect(aligned.alignmentRectInsets == insets && image.alignmentRectInsets == .zero)
    #expect(aligned != image.withRenderingMode(.alwaysTemplate) && aligned.size == image.size)
    let view = UIImageView(image: aligned)
    #expect(view.alignmentRectInsets == insets && view.intrinsicContentSize == CGSize(width: 14, height: 6))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 98, y: 99, width: 20, height: 10))
    view.image = image
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 100, width: 20, height: 10))
  }

  @Test(
    "The content mode places the image",
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
      (.scaleAspectFit, CGRect(x: 0, y: 15, width: 60, height: 30)),
      (.scaleAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
      (.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
      (.top, CGRect(x: 20, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 40, y: 50, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentMode(mode: UIView.ContentMode, frame: CGRect) {
    let view = UIImageView(image: image)
    view.contentMode = mode
    #expect(drawn(view, in: CGSize(width: 60, height: 60))?.frame == frame)
  }

  @Test("A template takes the tint")
  func tint() {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(drawn(view, in: image.size)?.tint == DisplayList.Color(UIColor.green.cgColor))
    view.image = image
    #expect(drawn(view, in: image.size)?.tint == .clear)
  }

  @Test("The highlighted image shows while the view is highlighted")
  func highlighted() {
    let other = UIImage(cgImage: CGImage(width: 1, height: 1) { _, _ in .blue }!)
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
    #expect(drawn(view, in: image.size)?.source === other.cgImage)
  }

  @Test("Without an image nothing is drawn")
  func empty() {
    #expect(drawn(UIImageView(), in: CGSize(width: 10, height: 10)) == nil)
  }
}
