import Foundation
import Masonry
import Testing

/// Numbers of every type are distances, multipliers and priorities.
@MainActor
@Suite struct NumberTests {
  private static let forty: [any MASNumber] = [
    Int8(40), Int16(40), Int32(40), Int64(40), Int(40), UInt8(40), UInt16(40), UInt32(40), UInt64(40),
    UInt(40),
    Int128(40), UInt128(40), Float(40), 40.0, CGFloat(40), NSNumber(value: 40), NSNumber(value: 40.0),
  ]

  @Test func everyTypeIsTried() { #expect(Self.forty.count == 17) }

  @Test(arguments: 0..<17)
  func numberOfAnyTypeIsADistance(_ index: Int) {
    func place(_ number: some MASNumber) -> CGRect {
      let stage = Stage()
      stage.view.mas_makeConstraints { make in
        make.left.equalTo(number)
        make.top.equalToSuperview().offset(number)
        make.right.equalToSuperview().inset(number)
        make.height.equalTo(1).multipliedBy(number).priority(number)
        make.height.lessThanOrEqualTo([number, number])
      }
      #expect(stage.view.mas_installedConstraints.contains { $0.priority.rawValue == 40 })
      return stage.frame()
    }
    #expect(place(Self.forty[index]) == CGRect(x: 40, y: 40, width: 240, height: 1))
  }

  @Test func boxedNumbersStandAmongViews() {
    let stage = Stage()
    stage.view.mas_makeConstraints { make in
      make.top.left.equalTo(NSNumber(value: -3.0))
      make.width.greaterThanOrEqualTo([stage.sibling, NSNumber(value: 75), Int16(3)])
      make.size.equalTo(NSNumber(value: 10)).priorityLow()
    }
    #expect(stage.frame() == CGRect(x: -3, y: -3, width: 75, height: 10))
  }

  @Test func boxedNumbersChangeConstants() {
    let stage = Stage()
    stage.fillGaps()
    let made = stage.view.mas_makeConstraints { $0.left.equalToSuperview() }
    made[0].offset(NSNumber(value: 12))
    #expect(stage.frame().minX == 12)
    made[0].update(offset: Int32(7))
    #expect(stage.frame().minX == 7)
  }

  @Test func integersBeyondPrecisionAreRounded() {
    #expect(UInt64.max.mas_points == 0x1p64)
    #expect((9_007_199_254_740_993 as Int64).mas_points == 9_007_199_254_740_992)
    #expect(Int64.min.mas_points == -9_223_372_036_854_775_808)
  }
}
