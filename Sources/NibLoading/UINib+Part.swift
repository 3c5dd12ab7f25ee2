import InterfaceBuilder
import OpenUIKit

extension UINib {
  /// The nib of a prototype in a document: of a cell, or of a header or footer of a collection.
  convenience init(part element: InterfaceElement, of whole: NibBuilder) {
    let file = whole.file
    let surroundings = NibSurroundings(of: element)
    whole.add(surroundings)
    self.init(ofFile: { _, _ in
      let builder = NibBuilder(file)
      builder.take(surroundings)
      let view = builder.view(element)
      builder.finish()
      return [view]
    })
  }
}
