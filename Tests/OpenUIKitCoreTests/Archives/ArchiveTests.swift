import LayoutTesting
import Foundation
import OpenUIKit
import Testing

/// A view with a part that it makes itself and one that archives carry.
final class ArchivedCard: UIView {
  var title = "untitled"

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "title") { title = coder.decodeObject(forKey: "title") as? String ?? "" }
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(title as NSString, forKey: "title")
  }
}

/// An archive that keeps objects as they are: Foundation's archiver has no name for the generic class above anchors.
final class MemoryCoder: NSCoder {
  private var values: [String: Any] = [:]
  override var allowsKeyedCoding: Bool { true }
  override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  override func encode(_ value: Int, forKey key: String) { values[key] = value }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
}

/// Archives of views: what goes in comes out again, and lays out to the same frames.
@MainActor
@Suite("Archives", .ownScreen)
struct ArchiveTests {
  private func copy<Root: NSObject>(_ root: Root) throws -> Root {
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Root)
  }

  /// The frames of all views below one, in order.
  private func frames(_ view: UIView) -> [CGRect] {
    view.subviews.flatMap { [$0.frame] + frames($0) }
  }

  @Test("A view keeps its geometry, look and layout properties")
  func properties() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.backgroundColor = .red
    view.tintColor = .systemGreen
    view.alpha = 0.25
    view.tag = 7
    view.contentMode = .center
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.accessibilityIdentifier = "card"
    view.restorationIdentifier = "place"
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizesSubviews = false
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.semanticContentAttribute = .forceRightToLeft
    view.setContentHuggingPriority(UILayoutPriority(999.5), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    let read = try copy(view)
    #expect(read.frame == view.frame && read.bounds == view.bounds && read.center == view.center)
    #expect(read.transform == view.transform && read.anchorPoint == view.anchorPoint)
    #expect(read.backgroundColor == .red && read.tintColor == .systemGreen && read.alpha == 0.25)
    #expect(read.tag == 7 && read.contentMode == .center && read.isHidden && read.clipsToBounds)
    #expect(!read.isUserInteractionEnabled && read.isMultipleTouchEnabled)
    #expect(read.accessibilityIdentifier == "card" && read.restorationIdentifier == "place")
    #expect(!read.translatesAutoresizingMaskIntoConstraints && !read.autoresizesSubviews)
    #expect(read.autoresizingMask == view.autoresizingMask)
    #expect(read.semanticContentAttribute == .forceRightToLeft)
    #expect(read.contentHuggingPriority(for: .vertical).rawValue == 999.5)
    #expect(read.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
    #expect(read.layoutMargins == view.layoutMargins && read.preservesSuperviewLayoutMargins)
    #expect(!read.insetsLayoutMarginsFromSafeArea)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let again = try copy(view)
    #expect(again.directionalLayoutMargins == view.directionalLayoutMargins)
    again.semanticContentAttribute = .forceLeftToRight
    #expect(again.layoutMargins.left == 6)
  }

  @Test("A new view comes back as one, and a custom class with its additions")
  func classes() throws {
    let read = try copy(UIView())
    #expect(read.backgroundColor == nil && read.alpha == 1 && !read.isHidden && read.autoresizesSubviews)
    #expect(read.translatesAutoresizingMaskIntoConstraints && read.insetsLayoutMarginsFromSafeArea)
    let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    card.title = "Ace"
    let outer = UIView()
    outer.addSubview(card)
    let again = try copy(outer)
    let inner = try #require(again.subviews.first as? ArchivedCard)
    #expect(inner.title == "Ace" && inner.frame == card.frame && inner.superview === again)
  }

  /// With subviews of their own, that is, or with one that was added.
  private static var viewsWithParts: [UIView] {
    let layout = UICollectionViewFlowLayout()
    let views = [
      UISwitch(), UISlider(), UIProgressView(), UIPageControl(), UISegmentedControl(items: ["One"]),
      UITextField(), UITextView(), UIButton(type: .system), UIActivityIndicatorView(style: .medium),
      UINavigationBar(), UITabBar(), UIVisualEffectView(effect: nil), UITableView(), UITableViewCell(),
      UICollectionViewCell(), UICollectionView(frame: .zero, collectionViewLayout: layout), UIWindow(),
    ]
    for view in views where view.subviews.isEmpty { view.addSubview(UIView()) }
    return views
  }

  @Test("No archive contains the subviews of a view that creates them itself")
  func ownSubviews() throws {
    for view in Self.viewsWithParts {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encode(with: archiver)
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      reader.requiresSecureCoding = false
      let archived = try #require(reader.decodeObject(forKey: "UISubviews") as? NSArray)
      #expect(!view.subviews.isEmpty && archived.count == 0, "\(type(of: view))")
    }
  }

  @Test("An archive that is empty, or has no keys, makes an empty view")
  func empty() throws {
    #expect(UIView(coder: NSCoder())?.frame == .zero)
    let writer = NSKeyedArchiver(requiringSecureCoding: false)
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    #expect(UIView(coder: reader)?.frame == .zero && UILabel(coder: reader)?.text == nil)
    #expect(UIStackView(coder: reader).arrangedSubviews.isEmpty)
  }

  @Test("Of the constraints those come back that should be archived, and lay out to the same frames")
  func constraints() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (left, right) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(guide)
    let kept = [
      left.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      left.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 3),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2),
      left.heightAnchor.constraint(equalToConstant: 20),
      guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 14),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.topAnchor.anchorWithOffset(to: right.bottomAnchor).constraint(
        equalTo: left.topAnchor.anchorWithOffset(to: left.bottomAnchor), multiplier: 1.5),
    ]
    kept[3].priority = UILayoutPriority(750.5)
    kept[3].identifier = "height"
    let made = right.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    #expect(!made.shouldBeArchived)
    for constraint in kept { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate(kept + [made])
    root.layoutIfNeeded()
    let read = try copy(root)
    read.layoutIfNeeded()
    #expect(frames(read) == frames(root))
    // 200 - 8 - 14 - 5 is shared two to one; the heights are 20 and 30.
    #expect(read.subviews[1].frame.minY == 23 && read.subviews[1].frame.height == 30)
    #expect(abs(read.subviews[0].frame.width - 2 * read.subviews[1].frame.width) < 1)
    #expect(read.layoutGuides.map(\.identifier) == ["gap"])
    let height = try #require(read.subviews[0].constraints.first)
    #expect(height.identifier == "height" && height.priority.rawValue == 750.5 && height.isActive)
    #expect(height.shouldBeArchived)
    #expect(read.constraints.count == root.constraints.filter(\.shouldBeArchived).count)
  }

  @Test("A constraint to something outside of the archive stays behind")
  func outside() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    root.addSubview(button)
    let label = try #require(button.titleLabel)
    let constraint = label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)
    constraint.shouldBeArchived = true
    constraint.isActive = true
    let read = try copy(root)
    #expect(read.constraints.isEmpty && read.subviews.first is UIButton)
    #expect(read.subviews.first?.subviews.count ?? 0 <= button.subviews.count)
  }

  @Test("A stack view keeps its views, their order and its properties, and makes its own constraints again")
  func stacks() throws {
    let stack = UIStackView(
      arrangedSubviews: ["One", "Two", "Three"].map { text in
        let label = UILabel()
        label.text = text
        return label
      })
    stack.insertSubview(UIView(), at: 0)
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.distribution = .equalSpacing
    stack.spacing = 4
    stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    stack.layoutIfNeeded()
    let read = try copy(stack)
    read.layoutIfNeeded()
    #expect(read.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["One", "Two", "Three"])
    #expect(read.axis == .vertical && read.alignment == .trailing && read.distribution == .equalSpacing)
    #expect(read.customSpacing(after: read.arrangedSubviews[0]) == 9 && read.spacing == 4)
    #expect(read.isLayoutMarginsRelativeArrangement && !read.isBaselineRelativeArrangement)
    #expect(frames(read) == frames(stack) && read.constraints.count == stack.constraints.count)
  }

  @Test("A label keeps its text and the way in which it is set")
  func labels() throws {
    let label = UILabel()
    label.text = "Two\nlines"
    label.font = .boldSystemFont(ofSize: 21)
    label.textColor = .systemRed
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    label.numberOfLines = 0
    label.isEnabled = false
    let read = try copy(label)
    #expect(read.text == label.text && read.font == label.font && read.textColor == .systemRed)
    #expect(read.textAlignment == .center && read.lineBreakMode == .byWordWrapping)
    #expect(read.numberOfLines == 0 && !read.isEnabled)
    #expect(read.intrinsicContentSize == label.intrinsicContentSize)
  }

  @Test("An anchor comes back with its item; one without an item does not")
  func anchors() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let coder = MemoryCoder()
    view.trailingAnchor.encode(with: coder)
    let read = NSLayoutXAxisAnchor(coder: coder)
    let constraint = read?.constraint(equalTo: view.leadingAnchor, constant: 5)
    #expect(constraint?.firstItem === view && constraint?.firstAttribute == .trailing)
    let distance = MemoryCoder()
    view.topAnchor.anchorWithOffset(to: view.bottomAnchor).encode(with: distance)
    let height = NSLayoutDimension(coder: distance)?.constraint(equalToConstant: 30)
    view.translatesAutoresizingMaskIntoConstraints = false
    height?.isActive = true
    view.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(NSLayoutYAxisAnchor(coder: MemoryCoder()) == nil && NSLayoutYAxisAnchor(coder: NSCoder()) == nil)
  }

  @Test("A guide comes back with its identifier, for some view to own")
  func guides() throws {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    let read = try copy(guide)
    #expect(read.identifier == "column" && read.owningView == nil)
    let view = UIView()
    view.addLayoutGuide(read)
    #expect(read.owningView === view)
  }

  @Test("Guides of a scroll view's content are found again")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let constraints = [
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ]
    for constraint in constraints { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate(constraints)
    let read = try copy(scroll)
    read.layoutIfNeeded()
    #expect(read.contentSize == CGSize(width: 100, height: 300))
  }
}
