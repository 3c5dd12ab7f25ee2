import Testing

@testable import OpenUIKitGraphics

/// Source: Apple's documentation of `CGPath`; areas on paper.
@Suite("Areas of paths as sets of points")
struct PathSetTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side))
  }

  private func path(_ polygons: [(CGFloat, CGFloat)]...) -> CGPath {
    let path = CGMutablePath()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    return path
  }

  /// The area, with holes subtracted.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    for element in path.elements {
      let end = element.end ?? start
      if case .move = element {
        start = end
      } else {
        sum += (last.x * end.y - end.x * last.y) / 2
      }
      last = end
    }
    return sum
  }

  private func count(_ path: CGPath) -> Int { path.elements.filter { $0 == .close }.count }

  @Test("Two squares that overlap by a quarter")
  func squares() {
    let (first, second) = (square(0, 0), square(5, 5))
    #expect(area(first.union(second)) == 175 && count(first.union(second)) == 1)
    #expect(area(first.intersection(second)) == 25)
    #expect(first.intersection(second).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(first.subtracting(second)) == 75 && area(second.subtracting(first)) == 75)
    let difference = first.symmetricDifference(second)
    #expect(area(difference) == 150 && count(difference) == 2)
    #expect(first.intersects(second) && !first.intersects(square(20, 0)))
  }

  @Test("Squares with a common edge become one, and have no part in common")
  func neighbours() {
    let both = square(0, 0).union(square(10, 0))
    #expect(both.elements.count == 5 && both.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
    #expect(!square(0, 0).intersects(square(10, 0)) && !square(0, 0).intersects(square(10, 10)))
    #expect(square(0, 0).subtracting(square(0, 0)).isEmpty)
    #expect(area(square(0, 0).union(square(0, 0))) == 100)
  }

  @Test("A square inside another one leaves a hole, whose line goes the other way")
  func hole() {
    let ring = square(0, 0).subtracting(square(3, 3, 4))
    #expect(area(ring) == 84 && count(ring) == 2)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    let parts = ring.union(square(20, 0)).componentsSeparated()
    let areas = parts.map { area($0) }.sorted()
    #expect(areas == [84, 100])
    let island = ring.union(square(4, 4, 2))
    #expect(island.componentsSeparated().map { area($0) }.sorted() == [4, 84] as [CGFloat])
  }

  @Test("The rule decides what a path that crosses itself contains")
  func rules() {
    // A star of five points, whose middle is wound around twice.
    let star = path([(50, 0), (79, 90), (2, 35), (98, 35), (21, 90)])
    let (whole, points) = (star.normalized(), star.normalized(using: .evenOdd))
    let middle = CGPoint(x: 50, y: 50)
    #expect(whole.contains(middle) && !points.contains(middle))
    #expect(count(whole) == 1 && star.componentsSeparated(using: .evenOdd).count == 5)
    #expect(area(whole) > area(points))
    // Two squares in opposite directions around each other are a ring with the rule of winding numbers.
    let ring = path([(0, 0), (9, 0), (9, 9), (0, 9)], [(3, 3), (3, 6), (6, 6), (6, 3)])
    #expect(area(ring.normalized()) == 72)
  }

  @Test("Curves become lines within the tolerance")
  func curves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lines = circle.flattened(threshold: 0.1)
    for element in lines.elements { if case .curve = element { Issue.record("a curve is left") } }
    let radii = lines.elements.flatMap { $0.points }.map { ($0 - CGPoint(x: 50, y: 50)) }
    #expect(radii.allSatisfy { abs($0 - 50) < 0.02 })
    #expect(lines.elements.count < circle.flattened(threshold: 0.001).elements.count)
    #expect(abs(area(circle.normalized()) - .pi * 2500) < 10)
    let half = circle.intersection(CGPath(rect: CGRect(x: 50, y: -10, width: 100, height: 200)))
    #expect(abs(area(half) - .pi * 1250) < 5)
    #expect(square(0, 0).flattened(threshold: 1).elements == square(0, 0).elements)
  }

  @Test("Numbers that are not finite, empty paths and open lines do no harm")
  func extremes() {
    let empty = CGMutablePath()
    #expect(square(0, 0).subtracting(empty).boundingBox == square(0, 0).boundingBox)
    #expect(empty.union(empty).isEmpty && !empty.intersects(square(0, 0)))
    #expect(empty.componentsSeparated().isEmpty)
    let broken = path([(0, 0), (.nan, 1), (2, 2)])
    #expect(broken.union(square(0, 0)).boundingBox == square(0, 0).boundingBox)
    let huge = CGPath(rect: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
    #expect(!huge.intersection(square(0, 0)).boundingBox.isInfinite)
    let open = CGMutablePath()
    open.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(area(open.normalized()) == 50)
  }

  @Test("Random polygons contain what the operation keeps", arguments: 1...12)
  func random(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % UInt64(limit))
    }
    // Numbers of a coarse grid, so that edges often overlap and meet.
    func polygon() -> CGPath {
      path((0..<7).map { _ in (next(8), next(8)) }, (0..<4).map { _ in (next(8), next(8)) })
    }
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let (a, b) = (polygon(), polygon())
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
        (a.subtracting(b, using: rule), { $0 && !$1 }), (a.symmetricDifference(b, using: rule), { $0 != $1 }),
        (a.normalized(using: rule), { first, _ in first }),
      ]
      for _ in 0..<60 {
        // Between the lines of the grid by numbers that no edge has.
        let point = CGPoint(x: next(800) / 100 + 0.003_1, y: next(800) / 100 + 0.001_7)
        let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
        for (index, (result, operation)) in results.enumerated() {
          let isInside = operation(inA, inB)
          #expect(
            result.contains(point) == isInside && result.contains(point, using: .evenOdd) == isInside,
            "seed \(seed), operation \(index) at \(point)")
        }
      }
    }
  }
}

private func - (first: CGPoint, second: CGPoint) -> CGFloat {
  ((first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)).squareRoot()
}
