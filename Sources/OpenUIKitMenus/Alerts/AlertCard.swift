import OpenUIKitCore

/// A rounded card of an alert: a header above a list of buttons. Both scroll if they do not fit.
final class AlertCard: UIView {
  let header = AlertHeader()
  let list = AlertActionList()
  private let headerScroll = UIScrollView()
  private let listScroll = UIScrollView()

  var design = AlertDesign(kind: .alert, traits: UITraitCollection()) {
    didSet {
      header.design = design
      list.design = design
      layer.cornerRadius = design.radius
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    for (scroll, content) in [(headerScroll, header as UIView), (listScroll, list)] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(content)
      addSubview(scroll)
    }
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat {
    header.height(forWidth: width) + list.height(forWidth: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (wish, listHeight) = (header.height(forWidth: width), list.height(forWidth: width))
    // Of a long list at least one and a half buttons stay visible, so that a user sees that it scrolls.
    let leastList = min(listHeight, design.rowHeight * 1.5)
    let headerHeight = min(wish, max(0, bounds.height - max(leastList, min(listHeight, bounds.height / 2))))
    headerScroll.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    listScroll.frame = CGRect(
      x: 0, y: headerHeight, width: width, height: max(0, bounds.height - headerHeight))
    place(header, in: headerScroll, height: wish)
    list.hasHairlineAbove = wish > 0
    place(list, in: listScroll, height: listHeight)
  }

  private func place(_ content: UIView, in scroll: UIScrollView, height: CGFloat) {
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.contentSize = content.frame.size
    // A finger that slides over the buttons of a card that fits must not scroll it.
    scroll.isScrollEnabled = height > scroll.bounds.height + 0.5
  }
}
