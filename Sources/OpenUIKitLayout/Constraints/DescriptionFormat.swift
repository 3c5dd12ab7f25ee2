/// The class and address of an object, which are accessible on any thread: `<UIView: 0x…>`.
package nonisolated func bareDescription(of object: AnyObject) -> String {
  "<\(typeName(of: object)): \(address(of: object))>"
}
