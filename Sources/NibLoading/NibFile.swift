import Foundation
import InterfaceBuilder
import OpenUIKit

/// A file of Interface Builder, and what its objects are created with.
struct NibFile: ViewTreeConfined {
  let document: InterfaceDocument
  /// The bundle with the pictures and colours that the file names; nil for the main one.
  let bundle: Bundle?
  /// The app's own classes.
  let classes: NibClasses
  /// Called with what could not be built.
  let remarkHandler: ViewTreeFunction<InterfaceRemark, Void>

  /// Notes something of the file that has no effect.
  func remark(_ element: InterfaceElement, _ message: String) {
    remarkHandler(InterfaceRemark(file: document.file, line: element.line, message: message))
  }
}
