import OpenUIKit
import Testing

/// The lengths of a superview in turn, and where a view ends up that starts at 20 with a length of 30 in 100 points.
struct LengthCase: Sendable {
  let lengths: [CGFloat]
  /// The start and length for each combination of flexible parts, by the bits of a mask along its axis.
  let places: [UInt: (start: CGFloat, length: CGFloat)]
}

/// What UIKit documents of autoresizing: a change is distributed among the flexible parts in proportion to their lengths. Parts that are
/// zero together have no proportions, and grow equally. The numbers are worked by hand: the part before the view is 20, the view 30, the
/// part after it 50.
@MainActor
@Suite("Autoresizing through zero")
struct NegativeAutoresizingTests {
  private nonisolated static let before: UInt = 1, length: UInt = 2, after: UInt = 4

  nonisolated static let cases = [
    LengthCase(
      lengths: [50, 200],
      places: [
        0: (20, 30), after: (20, 30), before: (120, 30),
        // Through -20 points.
        length: (20, 130),
        // 20 and 30 together are 50, and nothing at 50: then 75 for each of them.
        before | length: (75, 75),
        // 30 and 50 are 80, at 200 they are 180.
        length | after: (20, 67.5),
        // 20 and 50 are 70, at 200 they are 170.
        before | after: (20 * 170 / 70.0, 30),
        before | length | after: (40, 60),
      ]),
    LengthCase(
      lengths: [0, 100],
      places: [
        0: (20, 30), after: (20, 30), before: (20, 30), length: (20, 30), before | length: (20, 30),
        length | after: (20, 30), before | after: (20, 30),
        // All three are nothing at 0.
        before | length | after: (100 / 3.0, 100 / 3.0),
      ]),
    LengthCase(
      lengths: [20, 40],
      places: [
        0: (20, 30), after: (20, 30), before: (-40, 30), length: (20, -30),
        // -30 at 20, -10 at 40.
        before | length: (-4, -6),
        // Nothing at 20, then 10 for each.
        length | after: (20, 10),
        // -10 at 20, 10 at 40.
        before | after: (20 * 10 / 70.0, 30), before | length | after: (8, 12),
      ]),
  ]

  private static let masks = (0..<64 as Range<UInt>).map { UIView.AutoresizingMask(rawValue: $0) }

  private func expected(_ mask: UIView.AutoresizingMask, _ example: LengthCase) -> CGRect {
    let horizontal = example.places[mask.rawValue & 7] ?? (0, 0)
    let vertical = example.places[mask.rawValue >> 3] ?? (0, 0)
    return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private func place(of view: UIView) -> [CGFloat] {
    [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
  }

  private func isAt(_ frame: CGRect, _ place: [CGFloat], _ tolerance: CGFloat = 1e-9) -> Bool {
    zip(place, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]).allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }

  private final class Subclass: UIView {
    var frames: [CGRect] = []
    override var frame: CGRect { didSet { frames.append(frame) } }
  }

  @Test("all 64 masks place views of each class", arguments: cases.indices, [false, true])
  func frames(index: Int, ofSubclass: Bool) {
    let example = Self.cases[index]
    for mask in Self.masks {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let frame = CGRect(x: 20, y: 20, width: 30, height: 30)
      let view = ofSubclass ? Subclass(frame: frame) : UIView(frame: frame)
      view.autoresizingMask = mask
      superview.addSubview(view)
      for length in example.lengths { superview.frame.size = CGSize(width: length, height: length) }
      #expect(isAt(expected(mask, example), place(of: view)), "mask \(mask.rawValue): \(view.frame)")
    }
  }

  @Test("the engine and the frame agree at each length", arguments: cases.indices)
  func engine(index: Int) {
    let example = Self.cases[index]
    for mask in Self.masks {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      let superview = constrainedView(in: window)
      superview.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
      let sizes = superview.constraints
      window.layoutIfNeeded()
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
      view.autoresizingMask = mask
      superview.addSubview(view)
      let (start, end) = (constrainedView(in: superview), constrainedView(in: superview))
      NSLayoutConstraint.activate([
        start.leftAnchor.constraint(equalTo: view.leftAnchor),
        start.topAnchor.constraint(equalTo: view.topAnchor),
        end.leftAnchor.constraint(equalTo: view.rightAnchor),
        end.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      window.layoutIfNeeded()
      for length in example.lengths {
        for size in sizes { size.constant = length }
        window.layoutIfNeeded()
        let place = place(of: view)
        #expect(abs(start.frame.minX - place[0]) < 0.34 && abs(start.frame.minY - place[1]) < 0.34)
        #expect(abs(end.frame.minX - place[0] - place[2]) < 0.34, "mask \(mask.rawValue), \(length)")
        #expect(abs(end.frame.minY - place[1] - place[3]) < 0.34, "mask \(mask.rawValue), \(length)")
      }
      #expect(isAt(expected(mask, example), place(of: view)), "mask \(mask.rawValue): \(view.frame)")
    }
  }

  @Test("a frame that code sets with a negative size is turned round, as in Core Graphics")
  func frameByHand() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: -10, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 10, height: 30))
    #expect(view.bounds.size == CGSize(width: 10, height: 30))
  }
}
