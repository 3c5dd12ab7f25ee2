/// A value of any type. Embedded Swift has no `Any`, so there it is an object.
public typealias AnyValue = Any
/// `Codable`, which Embedded Swift does not have: there it requires nothing.
public typealias CodableOutsidePages = Codable
