import Foundation
import InterfaceBuilder
import OpenUIKit

extension UIStoryboard {
  /// Creates a storyboard from its file, as Xcode saves it.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - bundle: the bundle with the pictures and colours that the file names; nil for the main one.
  ///   - classes: the app's own classes.
  ///   - remarkHandler: called with what has no effect: what the reader does not understand, classes that are missing, outlets and actions that a
  ///     class does not have. UIKit stops the program, or prints a warning.
  /// - Throws: `InterfaceError` with the file and the line, if the file is damaged.
  public static func contents(
    of url: URL, bundle: Bundle? = nil, classes: NibClasses = NibClasses(),
    remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void> = { _ in }
  ) throws -> UIStoryboard {
    try storyboard(
      InterfaceDocument(contentsOf: url), bundle: bundle, classes: classes, remarkHandler: remarkHandler)
  }

  /// Creates a storyboard from a document that was read before.
  public static func storyboard(
    _ document: InterfaceDocument, bundle: Bundle? = nil, classes: NibClasses = NibClasses(),
    remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void> = { _ in }
  ) -> UIStoryboard {
    document.remarks.forEach(remarkHandler)
    let file = NibFile(
      document: document, bundle: bundle, classes: classes, remarkHandler: remarkHandler)
    return UIStoryboard(name: document.file) { StoryboardFile(file, of: $0).contents }
  }
}

extension UINib {
  /// Creates a nib from its file, as Xcode saves it. `remarkHandler` is called at each instantiation with what has no effect.
  ///
  /// - Throws: `InterfaceError` with the file and the line, if the file is damaged.
  public static func contents(
    of url: URL, bundle: Bundle? = nil, classes: NibClasses = NibClasses(),
    remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void> = { _ in }
  ) throws -> UINib {
    nib(
      try InterfaceDocument(contentsOf: url), bundle: bundle, classes: classes, remarkHandler: remarkHandler)
  }

  /// Creates a nib from a document that was read before.
  public static func nib(
    _ document: InterfaceDocument, bundle: Bundle? = nil, classes: NibClasses = NibClasses(),
    remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void> = { _ in }
  ) -> UINib {
    document.remarks.forEach(remarkHandler)
    let file = NibFile(
      document: document, bundle: bundle, classes: classes, remarkHandler: remarkHandler)
    return UINib(ofFile: { file.makeTopLevelObjects(owner: $0, externalObjects: $1) })
  }
}
