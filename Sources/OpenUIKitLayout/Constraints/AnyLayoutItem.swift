// Embedded Swift has no `Any`.
/// A view or a layout guide.
public typealias AnyLayoutItem = AnyValue
