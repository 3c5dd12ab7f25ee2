/// The size and background of an image that a context draws.
package struct ImageBox {
  package let size: CGSize
  package let scale: CGFloat
  package let isOpaque: Bool

  package init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (self.size, self.scale, self.isOpaque) = (size, scale, isOpaque)
  }
}
