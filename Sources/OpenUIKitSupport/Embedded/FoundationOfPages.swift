// What pages have of Foundation.
@_exported import EmbeddedFoundation
