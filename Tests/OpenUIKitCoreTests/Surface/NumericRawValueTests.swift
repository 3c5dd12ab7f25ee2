import OpenUIKit
import Testing

/// UIKit's Swift interface declares these operators for all types that conform to `_UIKitNumericRawRepresentable`.
@Suite("Numbers with a meaning of their own")
struct NumericRawValueTests {
  @Test("Priorities add, subtract and compare")
  func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.defaultHigh + 0.5 == UILayoutPriority(750.5))
    let gap: Float = UILayoutPriority.required - .defaultHigh
    #expect(gap == 250)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 1
    #expect(priority.rawValue == 259)
    #expect(UILayoutPriority.fittingSizeLevel < .defaultLow && UILayoutPriority.required >= .defaultHigh)
    #expect([UILayoutPriority.required, .defaultLow, .defaultHigh].max() == .required)
  }

  @Test("Weights of fonts add, subtract and compare")
  func weights() {
    #expect(UIFont.Weight.bold > .medium && UIFont.Weight.ultraLight < .thin)
    #expect((UIFont.Weight.regular + 0.25).rawValue == 0.25)
    let gap: CGFloat = UIFont.Weight.bold - .regular
    #expect(gap == 0.4)
    #expect(UIFont.Weight(0.3) == .semibold)
  }

  @Test("Levels of windows add, subtract and compare")
  func levels() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && (UIWindow.Level.normal - 1).rawValue == -1)
    let gap: CGFloat = UIWindow.Level.alert - .statusBar
    #expect(gap == 1000)
  }

  @Test("A program's own operators on one of the types take precedence")
  func ownOperators() {
    #expect(UILayoutPriority.required ~- 1 == UILayoutPriority(999))
    let own: UILayoutPriority = .defaultLow * 2
    #expect(own.rawValue == 500)
  }

  @Test(
    "Content sizes compare by their size",
    arguments: zip(
      [UIContentSizeCategory.small, .extraExtraExtraLarge, .accessibilityMedium],
      [UIContentSizeCategory.medium, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]))
  func contentSizes(smaller: UIContentSizeCategory, larger: UIContentSizeCategory) {
    #expect(smaller < larger && larger > smaller && smaller <= smaller && larger >= smaller)
  }
}

infix operator ~- : AdditionPrecedence

extension UILayoutPriority {
  fileprivate static func ~- (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    priority - number
  }

  fileprivate static func * (priority: UILayoutPriority, factor: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue * factor)
  }
}
