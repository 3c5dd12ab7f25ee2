import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Drawing in perspective")
struct ProjectionTests {
  @Test("A turned box covers the trapezium that arithmetic gives", arguments: [1, 2] as [CGFloat])
  func trapezium(scale: CGFloat) throws {
    let angle = CGFloat.pi / 4
    let picture = try draw(100, 100, scale: scale) {
      $0.append(Entry.box(20, 20, 60, 60, fill: .black).transformed(turned(angle, distance: 200)))
    }
    // A point at (x, y) from the centre goes to (x cos a, y) / (1 - z / d) with z = -x sin a.
    func edges(_ x: CGFloat) -> (x: CGFloat, halfHeight: CGFloat) {
      let depth = 1 + x * sin(angle) / 200
      return (50 + x * cos(angle) / depth, 30 / depth)
    }
    let (left, right) = (edges(-30), edges(30))
    let area = (left.halfHeight + right.halfHeight) * (right.x - left.x)
    var covered = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width { covered += 1 - Double(picture.pixel(x: x, y: y).red) / 255 }
    }
    #expect(abs(covered / (scale * scale) - area) < area * 0.005)
    for (edge, outside, inside) in [(left, -1.0, 1.0), (right, 1.0, -1.0)] {
      #expect(color(picture, Int((edge.x + outside) * scale), Int(50 * scale)) == white)
      #expect(color(picture, Int((edge.x + inside) * scale), Int(50 * scale)) == black)
    }
  }

  @Test("What is behind the eye is cut off, not turned inside out")
  func behindTheEye() throws {
    let picture = try draw(100, 100) {
      $0.append(Entry.box(0, 0, 100, 100, fill: .red).transformed(turned(1.2, distance: 40)))
    }
    var columns = Set<UInt32>()
    for x in 0..<100 { columns.insert(color(picture, x, 50)) }
    #expect(columns.contains(red) && columns.contains(white))
    // The near half grows towards the left edge, the far half ends on the right.
    #expect(color(picture, 2, 2) == red && color(picture, 98, 50) == white)
  }

  @Test("A box seen from its edge, or wholly behind the eye, is not there")
  func invisible() throws {
    let picture = try draw(50, 50) {
      $0.append(Entry.box(10, 10, 30, 30, fill: .red).transformed(turned(.pi / 2, distance: 1e9)))
      var behind = CATransform3DIdentity
      behind.m34 = -1 / 100
      $0.append(
        Entry.box(10, 10, 30, 30, fill: .red).transformed(
          CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 150), behind)))
    }
    for x in 0..<50 { #expect(picture.pixel(x: x, y: 25).green > 250) }
  }

  @Test("Opacity, clips and boxes inside hold in perspective too")
  func group() throws {
    let picture = try draw(100, 100) {
      $0.append(
        Entry.box(20, 20, 60, 60).with {
          $0.opacity = 0.5
          $0.clips = true
        }.transformed(turned(0.4, distance: 300))
      ) {
        $0.append(.box(0, 0, 40, 60, fill: .red))
        $0.append(.box(30, 0, 500, 60, fill: .red))
      }
    }
    let middle = picture.pixel(x: 50, y: 50)
    #expect(middle.red == 255 && abs(Int(middle.green) - 128) <= 2)
    #expect(color(picture, 90, 50) == white)
  }

  @Test("A parent's clip cuts what its child shows in perspective")
  func clippedByParent() throws {
    let picture = try draw(100, 100) {
      $0.append(Entry.box(0, 0, 50, 100).with { $0.clips = true }) {
        $0.append(Entry.box(20, 20, 60, 60, fill: .red).transformed(turned(0.4, distance: 300)))
      }
    }
    #expect(color(picture, 48, 50) == red && color(picture, 52, 50) == white)
  }

  @Test("Perspective inside perspective is flattened step by step")
  func nested() throws {
    let picture = try draw(100, 100) {
      $0.append(Entry.box(10, 10, 80, 80, fill: .green).transformed(turned(0.5, distance: 300))) {
        $0.append(Entry.box(20, 20, 40, 40, fill: .red).transformed(turned(-0.5, distance: 300)))
      }
    }
    #expect(color(picture, 50, 50) == red)
    #expect(color(picture, 22, 50) == green)
  }

  @Test("Small perspective of a large box loses no part of it")
  func hugeBox() throws {
    var gentle = CATransform3DIdentity
    gentle.m14 = 1e-7
    let picture = try draw(100, 100) {
      $0.append(
        Entry.box(-5000, -5000, 10000, 10000, fill: .red).with {
          $0.transform = CATransform3DConcat($0.transform, gentle)
        })
    }
    #expect(color(picture, 1, 1) == red && color(picture, 98, 98) == red)
  }
}
