/// The index of an element that does not exist.
public let NSNotFound = Int.max
