import OpenUIKit

/// The matrices of a cylinder and nothing else: what a frame of scrolling is measured against. Like the carousel, it places
/// half of the items on either side of the middle, so that the angles are between -π and π.
struct BareArithmetic {
  let radius: CGFloat = 950
  let angle: CGFloat = 2 * .pi / 30
  let perspective: CGFloat = -1.0 / 500

  /// The angle of an item at a place in items, from 0 to 1.
  private func turn(_ index: Int, at place: CGFloat) -> CGFloat { (CGFloat(index - 15) + place) * angle }

  /// Thirty matrices as products of translations, rotation and perspective, the way the formula is written.
  func products(at place: CGFloat, into matrices: inout [CATransform3D]) {
    var base = CATransform3DIdentity
    base.m34 = perspective
    for index in matrices.indices {
      var matrix = CATransform3DTranslate(base, 0, 0, -radius)
      matrix = CATransform3DRotate(matrix, turn(index, at: place), 0, 1, 0)
      matrices[index] = CATransform3DTranslate(matrix, 0, 0, radius + 0.01)
    }
  }

  /// The products in closed form: every entry worked out on paper, with sine and cosine of the angle.
  func closedForms(at place: CGFloat, into matrices: inout [CATransform3D]) {
    for index in matrices.indices {
      let turn = turn(index, at: place)
      let (sine, cosine) = (sin(turn), cos(turn))
      let depth = (radius + 0.01) * cosine - radius
      matrices[index] = CATransform3D(
        m11: cosine, m12: 0, m13: -sine, m14: -perspective * sine, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: sine, m32: 0, m33: cosine, m34: perspective * cosine, m41: (radius + 0.01) * sine, m42: 0,
        m43: depth, m44: 1 + perspective * depth)
    }
  }
}

/// Makes the matrices again and again, each time at another place.
struct BareMatrices {
  private let arithmetic = BareArithmetic()
  private var matrices = [CATransform3D](repeating: CATransform3DIdentity, count: 30)
  private var place: CGFloat = 0

  /// As products.
  mutating func makeProducts() {
    move()
    arithmetic.products(at: place, into: &matrices)
  }

  /// Entry by entry.
  mutating func makeEntries() {
    move()
    arithmetic.closedForms(at: place, into: &matrices)
  }

  private mutating func move() { place = place < 0.99 ? place + 0.01 : 0 }
}
