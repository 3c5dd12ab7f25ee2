/// The beginning of an object that can be an attribute of a text, as its first stored property.
///
/// On Linux `NSAttributedString` compares attributes with `CFEqual`, which takes what an object begins with for the header of an object
/// of Core Foundation. If the number of the type in it is 0, as in the bits of a round `CGFloat`, it stops the program. With any
/// other number it finds that the object is one of Swift, and calls `isEqual`.
package struct CoreFoundationHeader: Sendable {
  /// The number of a type in the second byte.
  private let bits: UInt64 = 0x100

  package init() {}
}
