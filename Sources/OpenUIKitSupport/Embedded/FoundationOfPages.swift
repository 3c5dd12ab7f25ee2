// The part of Foundation that pages have.
@_exported import EmbeddedFoundation
