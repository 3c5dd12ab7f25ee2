/// Why a program cannot be put together, as compilers write it: `path:line:column: error: reason`.
public struct Refusal: Error, Equatable, CustomStringConvertible {
  public let place: String
  public let reason: String

  public var description: String { "\(place): error: \(reason)" }
}

/// All reasons at once, so that they can be mended at once.
public struct Refusals: Error, CustomStringConvertible {
  public let all: [Refusal]

  public var description: String { all.map(\.description).joined(separator: "\n") }
}
