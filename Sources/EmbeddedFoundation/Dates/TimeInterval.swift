/// A length of time in seconds.
public typealias TimeInterval = Double
