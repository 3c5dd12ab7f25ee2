import OpenUIKit

// Objects of classes of UIKit that are created through a value of the class, as in `kinds[0].init()`.
//
// Objective-C sends the initialiser to the class, so it is that of the class at run time. Swift allows the call for `required` initialisers
// alone, which UIKit's are not. A convenience initialiser calls another initialiser of the class at run time too, and receives the class as
// a method of the class does. So each method here is one of these initialisers, by the name of its code. A class without the initialiser
// stops the program, as in Objective-C.

/// A class of the app with an initialiser without arguments of its own. The plugin writes the conformance.
public protocol CreatedWithoutArguments: ViewTreeConfined {
  /// An object of the class.
  static func createdObject() -> AnyObject
}
