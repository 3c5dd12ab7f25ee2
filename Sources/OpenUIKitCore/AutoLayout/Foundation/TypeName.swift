/// The name of an object's type.
nonisolated func typeName(of object: AnyLayoutItem) -> String { "\(type(of: object))" }
