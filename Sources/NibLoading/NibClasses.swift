import Foundation
import OpenUIKit

/// The classes of an app by the names that files of Interface Builder have for them.
///
/// On Apple's systems Objective-C's runtime finds a class by its name. Here an app, or the plugin for it, adds each class with a closure that
/// creates an object by `init(coder:)`.
public struct NibClasses: ViewTreeConfined {
  /// Creates an object from a decoder; nil where the class refuses it.
  public typealias Maker = ViewTreeFunction<NSCoder, AnyObject?>

  private var makers: [String: Maker] = [:]
  private var segueMakers: [String: StoryboardContents.SegueFactory] = [:]

  /// Creates a table without classes.
  public init() {}

  /// Adds a class by its name in the source. `module` is the module that a file may state with it.
  public mutating func add(_ name: String, module: String? = nil, make: @escaping Maker) {
    makers[name] = make
    if let module { makers["\(module).\(name)"] = make }
  }

  /// Adds a class of segues by its name in the source.
  public mutating func addSegue(
    _ name: String, module: String? = nil, make: @escaping StoryboardContents.SegueFactory
  ) {
    segueMakers[name] = make
    if let module { segueMakers["\(module).\(name)"] = make }
  }

  /// The maker of a class of segues; nil if it was not added.
  func segueMaker(_ name: String, module: String?) -> StoryboardContents.SegueFactory? {
    module.flatMap { segueMakers["\($0).\(name)"] } ?? segueMakers[name]
  }

  /// The maker of a class; nil if it was not added.
  func maker(_ name: String, module: String?) -> Maker? {
    module.flatMap { makers["\($0).\(name)"] } ?? makers[name]
  }
}
