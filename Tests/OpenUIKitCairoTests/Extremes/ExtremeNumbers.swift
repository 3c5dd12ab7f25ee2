import OpenUIKit

/// Random numbers, most of which are finite and extreme.
struct ExtremeNumbers {
  private var state: UInt64
  /// The numbers that were returned, for the message of a failure.
  private(set) var history = ""

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  private static let ordinary: [CGFloat] = [0, 0.1, 0.5, 1, -1, 3, 10, 44, 100, -100, 1000]
  private static let extreme: [CGFloat] = [
    .leastNonzeroMagnitude, 1e-308, 1e-9, 1e5, 1e9, -1e9, 1e12, 1e15, 9.3e18, 1.9e19, -1e19, 1e38, 1e39,
    1e100, -1e100, 1e154,
    1e200,
    1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, .infinity, -.infinity,
  ]
  private static let integers = [0, 1, -1, 2, 3, 10, 1000, 1 << 20, 1 << 32, 1 << 53, .max, .min]

  var number: CGFloat {
    mutating get {
      let numbers = index(below: 3) == 0 ? Self.ordinary : Self.extreme
      let number = numbers[index(below: numbers.count)]
      history += " \(number)"
      return number
    }
  }

  var integer: Int {
    mutating get {
      let integer = Self.integers[index(below: Self.integers.count)]
      history += " \(integer)"
      return integer
    }
  }

  var float: Float { mutating get { Float(number) } }
  var point: CGPoint { mutating get { CGPoint(x: number, y: number) } }
  var size: CGSize { mutating get { CGSize(width: number, height: number) } }
  var rect: CGRect { mutating get { CGRect(origin: point, size: size) } }
  var offset: UIOffset { mutating get { UIOffset(horizontal: number, vertical: number) } }
  var insets: UIEdgeInsets {
    mutating get { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
  }
  var directionalInsets: NSDirectionalEdgeInsets {
    mutating get { NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number) }
  }
  var affineTransform: CGAffineTransform {
    mutating get { CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number) }
  }
  var transform: CATransform3D {
    mutating get {
      var transform = CATransform3DMakeAffineTransform(affineTransform)
      (transform.m13, transform.m33, transform.m34, transform.m43) = (number, number, number, number)
      return transform
    }
  }
}
