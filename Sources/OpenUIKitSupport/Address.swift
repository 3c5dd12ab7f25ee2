/// The address of an object as `0x…`, the way UIKit's descriptions name objects without a name.
package func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
