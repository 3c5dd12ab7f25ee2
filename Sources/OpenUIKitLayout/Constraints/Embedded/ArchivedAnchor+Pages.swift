/// Empty: Embedded Swift has no archives of anchors.
public protocol ArchivedAnchor: AnyObject {}
