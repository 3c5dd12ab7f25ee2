import OpenUIKit
import Testing

@MainActor
@Suite("Reports list the constraints in force, by name")
struct ReportTests {
  private final class Reports {
    var errors: [LayoutError] = []
    var conflicts: [UnsatisfiableConstraints] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let reports = Reports()

  init() {
    window.layoutErrorHandler = { [reports] in reports.errors.append($0) }
    window.unsatisfiableConstraintsHandler = { [reports] in reports.conflicts.append($0) }
  }

  @Test("a content size is printed with its number and priorities, and as active")
  func contentSize() {
    let view = ContentView(8.67, 20)
    window.addSubview(view)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 5).isActive = true
    window.layoutIfNeeded()
    let lines = reports.conflicts.first?.message ?? ""
    #expect(lines.contains("width == 8.67 Hug:250 CompressionResistance:1000   (active)"))
    #expect(!lines.contains("(inactive)"))
  }

  @Test("an autoresizing mask is printed with its code, and as active")
  func autoresizing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.autoresizingMask = [.flexibleWidth]
    window.addSubview(view)
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    let message = reports.conflicts.first?.message ?? ""
    #expect(message.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(message.contains(" h=-&- v=--- "))
    #expect(message.contains(".height == 20   (active)"))
    #expect(!message.contains("(inactive)"))
  }

  @Test("a refused number is reported with what becomes of it")
  func refusedNumber() {
    let view = constrainedView(in: window)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, height])
    window.layoutIfNeeded()
    width.constant = .nan
    height.constant = 20
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    let text = reports.errors.first?.description ?? ""
    #expect(reports.errors.count == 1)
    #expect(text.contains("not finite") && text.contains(".width") && text.contains("the rest is laid out"))
    #expect(!text.contains("the last layout is kept"))
  }

  @Test("a refused number of a view's own names the view")
  func refusedFrame() {
    let view = UIView()
    view.accessibilityIdentifier = "card"
    window.addSubview(view)
    let other = constrainedView(in: window)
    other.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    view.frame = CGRect(x: 1e300, y: 0, width: 10, height: 10)
    window.layoutIfNeeded()
    #expect(reports.errors.first?.item?.contains("'card'") == true)
    #expect(reports.errors.first?.constraint == nil)
  }

  @Test("a view's description has UIKit's parts in UIKit's order")
  func viewDescription() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20.5))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 3
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    let parts = view.description.split(separator: "; ").map(String.init)
    #expect(parts.first?.hasPrefix("<UIView: 0x") == true)
    #expect(
      Array(parts.dropFirst().dropLast()) == [
        "frame = (0 0", "10 20.5)", "clipsToBounds = YES", "alpha = 0.5", "hidden = YES", "autoresize = W+H",
        "userInteractionEnabled = NO", "tag = 3", "backgroundColor = UIExtendedSRGBColorSpace 1 0 0.5 1",
      ])
    #expect(parts.last?.hasPrefix("layer = <CALayer: 0x") == true)
    #expect(UILabel().description.contains("; opaque = NO; userInteractionEnabled = NO; layer = <"))
    let (image, transparent) = (UIImageView(), UIView())
    image.isOpaque = true
    transparent.isOpaque = false
    #expect(!image.description.contains("opaque"))
    #expect(transparent.description.contains("; opaque = NO; layer = <"))
    #expect(UIScrollView().description.hasSuffix("adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test("descriptions, hashes and comparisons work on any thread")
  func otherThreads() async {
    let view = UILabel()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let guide = UILayoutGuide()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    nonisolated(unsafe) let objects: [NSObject] = [view, constraint, guide, view.leftAnchor, attributes]
    let texts = await Task.detached {
      objects.map { "\($0.description) \($0.debugDescription) \($0.hash) \($0.isEqual($0))" }
    }.value
    #expect(texts[0].contains("UILabel: 0x"))
    #expect(texts[1].contains("NSLayoutConstraint: 0x"))
  }
}
