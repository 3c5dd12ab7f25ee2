/// The protocols of archives that anchors conform to. The class must declare them itself, because it is
/// generic, and extensions of generic classes cannot conform to Objective-C protocols.
public typealias ArchivedAnchor = NSCoding & NSCopying
