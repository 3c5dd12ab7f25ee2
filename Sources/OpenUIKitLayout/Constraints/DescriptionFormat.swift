/// The class and address of an object, which are accessible on any thread: `<UIView: 0x…>`.
nonisolated func bareDescription(of object: AnyObject) -> String {
  "<\(nameOfClass(of: object)): \(address(of: object))>"
}
