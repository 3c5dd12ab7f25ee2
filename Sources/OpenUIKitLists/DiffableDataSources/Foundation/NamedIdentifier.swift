/// An identifier at the end of a message.
func named<Identifier: Hashable>(_ identifier: Identifier) -> String { ": \(identifier)" }
