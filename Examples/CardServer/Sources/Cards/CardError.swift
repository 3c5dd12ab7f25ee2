/// Why a request for a card is refused, in a sentence for its sender.
public struct CardError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
