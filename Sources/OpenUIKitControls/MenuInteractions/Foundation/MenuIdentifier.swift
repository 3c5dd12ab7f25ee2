/// The identifier of a context menu: an object that its delegate chooses.
public typealias _UIMenuIdentifier = any NSCopying
