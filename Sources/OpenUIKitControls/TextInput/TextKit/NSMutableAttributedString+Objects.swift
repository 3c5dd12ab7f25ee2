#if !canImport(ObjectiveC)
  import Foundation

  extension NSMutableAttributedString {
    /// Adds an attribute to characters. Traps outside of the text.
    ///
    /// Swift prefers it to Foundation's method for objects of an app's own classes. That stops the program if the characters already
    /// have another such object, since it compares them as objects of Core Foundation. `addAttributes(_:range:)` does not.
    public func addAttribute(_ name: NSAttributedString.Key, value: some NSObject, range: NSRange) {
      addAttributes([name: value], range: range)
    }
  }
#endif
