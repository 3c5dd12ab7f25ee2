import AllocationCounter
import OpenUIKit

/// The cost of the objects of a list by themselves: as many of the same sizes, with nothing in them, made, put in arrays and
/// freed again. What a list takes beyond that is OpenUIKit's, what it takes up to that is Swift's and the allocator's.
struct ObjectFloor {
  /// An object of any size.
  private final class Bare: ManagedBuffer<Int, UInt8> {}

  /// The sizes in bytes of the objects that a row makes and keeps, in the order in which it makes them.
  let sizes: [Int]
  private let bytesOfHeader = 24

  /// Makes a few rows and looks at what the last allocates: it uses the anchors of the others.
  @MainActor
  init() {
    let window = UIWindow(frame: .zero)
    var top = window.topAnchor
    var sizes: [Int] = []
    for _ in 0..<4 {
      sizes = []
      top = Self.addRow(to: window, below: top, noting: &sizes)
    }
    self.sizes = sizes
  }

  /// Makes a row as `ListScene` does, and notes the sizes of what that allocates.
  @MainActor
  private static func addRow(
    to window: UIWindow, below top: NSLayoutYAxisAnchor, noting sizes: inout [Int]
  ) -> NSLayoutYAxisAnchor {
    func noting<Object: AnyObject>(_ make: @MainActor () -> Object) -> Object {
      let before = allocatedBytes()
      let made = make()
      let size = allocatedBytes() - before
      if size > 0 { sizes.append(size) }
      return made
    }
    let view = noting { UIView(frame: .zero) }
    // The view came with a second object, the record that outlives it.
    let size = bytesOfBlock(Unmanaged.passUnretained(view).toOpaque())
    sizes[0] -= size
    sizes.append(size)
    window.addSubview(view)
    let height = noting { view.heightAnchor }
    _ = noting { height.constraint(equalToConstant: 44) }
    let left = noting { view.leftAnchor }
    _ = noting { left.constraint(equalTo: window.leftAnchor, constant: 16) }
    let right = noting { view.rightAnchor }
    _ = noting { right.constraint(equalTo: window.rightAnchor, constant: -16) }
    let ownTop = noting { view.topAnchor }
    _ = noting { ownTop.constraint(equalTo: top, constant: 8) }
    return noting { view.bottomAnchor }
  }

  /// Returns the objects of a list. For each row an array of its constraints is made and released.
  func objects(rows: Int) -> [AnyObject] {
    var all: [Bare] = []
    for _ in 0..<rows {
      for size in sizes { all.append(make(size)) }
      let activated = Array(all.suffix(4))
      precondition(activated.count == 4)
    }
    return all
  }

  private func make(_ size: Int) -> Bare {
    let buffer = Bare.create(minimumCapacity: size - bytesOfHeader) { _ in 0 }
    return unsafeDowncast(buffer, to: Bare.self)
  }
}
