/// The name of the class of a constraint or an anchor.
nonisolated func nameOfClass(of object: AnyObject) -> String { "\(type(of: object))" }
