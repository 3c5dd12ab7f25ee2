import Masonry
import Testing

@MainActor
@Suite struct ViewAttributeTests {
  let view = UIView()
  let other = UIView()

  @Test func attributesAreEqualIfTheyNameTheSameAttributeOfTheSameView() {
    #expect(view.mas_left == view.mas_left)
    #expect(view.mas_left != other.mas_left)
    #expect(view.mas_left != view.mas_right)
    #expect(view.mas_left != other.mas_right)
  }

  @Test func equalAttributesHaveEqualHashes() {
    #expect(view.mas_left.hashValue == view.mas_left.hashValue)
    #expect(Set([view.mas_left, view.mas_left, view.mas_right, other.mas_left]).count == 3)
  }

  @Test("Masonry took a view's edge and its safe area's edge for equal (T4); they are not")
  func itemTakesPartInEquality() {
    #expect(view.mas_top != view.mas_safeAreaLayoutGuideTop)
    #expect(view.mas_safeAreaLayoutGuideTop == view.mas_safeAreaLayoutGuideTop)
  }

  @Test func attributeChosenAtRunTimeIsTheSameAsTheTypedOne() {
    #expect(view.mas_attribute(.centerX).isSame(as: view.mas_centerX))
    #expect(!view.mas_attribute(.centerX).isSame(as: view.mas_centerY))
  }

  @Test func onlyWidthAndHeightAreSizes() {
    #expect(view.mas_width.isSizeAttribute && view.mas_height.isSizeAttribute)
    #expect(!view.mas_left.isSizeAttribute && !view.mas_centerY.isSizeAttribute)
  }

  @Test func attributeOfAGuideKnowsTheViewThatOwnsTheGuide() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let item: AnyObject? = guide.mas_top.item
    #expect(item === guide)
    #expect(guide.mas_top.view === view)
  }

  @Test func everyAttributeIsTheOneItIsNamedAfter() {
    let sides: [(MASViewAttribute<MASLeftRight>, NSLayoutConstraint.Attribute)] = [
      (view.mas_left, .left), (view.mas_right, .right), (view.mas_leftMargin, .leftMargin),
      (view.mas_rightMargin, .rightMargin),
    ]
    for (attribute, expected) in sides { #expect(attribute.layoutAttribute == expected) }
    let directional: [(MASViewAttribute<MASLeadingTrailing>, NSLayoutConstraint.Attribute)] = [
      (view.mas_leading, .leading), (view.mas_trailing, .trailing), (view.mas_leadingMargin, .leadingMargin),
      (view.mas_trailingMargin, .trailingMargin),
    ]
    for (attribute, expected) in directional { #expect(attribute.layoutAttribute == expected) }
    #expect(view.mas_centerX.layoutAttribute == .centerX)
    #expect(view.mas_centerXWithinMargins.layoutAttribute == .centerXWithinMargins)
    let vertical: [(MASViewAttribute<MASVertical>, NSLayoutConstraint.Attribute)] = [
      (view.mas_top, .top), (view.mas_bottom, .bottom), (view.mas_centerY, .centerY),
      (view.mas_baseline, .lastBaseline), (view.mas_lastBaseline, .lastBaseline),
      (view.mas_firstBaseline, .firstBaseline), (view.mas_topMargin, .topMargin),
      (view.mas_bottomMargin, .bottomMargin), (view.mas_centerYWithinMargins, .centerYWithinMargins),
    ]
    for (attribute, expected) in vertical { #expect(attribute.layoutAttribute == expected) }
  }
}
