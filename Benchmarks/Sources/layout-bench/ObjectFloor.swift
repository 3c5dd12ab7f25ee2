import AllocationCounter
import OpenUIKit

/// What the objects of a list cost by themselves: as many of the same sizes, with nothing in them, made, put in arrays and
/// freed again. What a list takes beyond that is OpenUIKit's, what it takes up to that is Swift's and the allocator's.
struct ObjectFloor {
  /// An object of any size.
  private final class Bare: ManagedBuffer<Int, UInt8> {}

  /// The sizes in bytes of the objects that a row makes and keeps, in the order in which it makes them.
  let sizes: [Int]
  private let bytesOfHeader = 24

  /// Makes one row and looks at what it allocates.
  @MainActor
  init() {
    let window = UIWindow(frame: .zero)
    let anchors = (window.leftAnchor, window.rightAnchor, window.topAnchor)
    var sizes: [Int] = []
    @MainActor func noting<Object: AnyObject>(_ make: @MainActor () -> Object) -> Object {
      let before = allocatedBytes()
      let made = make()
      let size = allocatedBytes() - before
      if size > 0 { sizes.append(size) }
      return made
    }
    @MainActor func note<Anchor: AnyObject>(
      _ anchor: @MainActor () -> Anchor, _ constraint: @MainActor (Anchor) -> NSLayoutConstraint
    ) {
      let made = noting(anchor)
      _ = noting { constraint(made) }
    }
    let view = noting { UIView(frame: .zero) }
    for object in [view, view.layer] {
      // The view came with its layer and a third object, the rest.
      let size = bytesOfBlock(Unmanaged.passUnretained(object).toOpaque())
      sizes[0] -= size
      sizes.append(size)
    }
    window.addSubview(view)
    note({ view.heightAnchor }) { $0.constraint(equalToConstant: 44) }
    note({ view.leftAnchor }) { $0.constraint(equalTo: anchors.0, constant: 16) }
    note({ view.rightAnchor }) { $0.constraint(equalTo: anchors.1, constant: -16) }
    note({ view.topAnchor }) { $0.constraint(equalTo: anchors.2, constant: 8) }
    _ = noting { view.bottomAnchor }
    self.sizes = sizes
  }

  /// Makes the objects of a list, and an array for the constraints of each row, and frees them.
  func run(rows: Int) {
    var all: [Bare] = []
    for _ in 0..<rows {
      for size in sizes { all.append(make(size)) }
      let activated = Array(all.suffix(4))
      precondition(activated.count == 4)
    }
  }

  private func make(_ size: Int) -> Bare {
    let buffer = Bare.create(minimumCapacity: size - bytesOfHeader) { _ in 0 }
    return unsafeDowncast(buffer, to: Bare.self)
  }
}
