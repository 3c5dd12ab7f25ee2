// A page has no names for values.
extension AssociatedObjects {
  package var nameOfOwner: String? { nil }
}
