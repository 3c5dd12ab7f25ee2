/// The name of an object's type.
package nonisolated func typeName(of object: AnyLayoutItem) -> String { "\(type(of: object))" }
