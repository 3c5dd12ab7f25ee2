/// The name of the class of a constraint; of others that of their base. Embedded Swift stores no names.
nonisolated func nameOfClass(of object: AnyObject) -> String {
  object is NSLayoutConstraint ? "NSLayoutConstraint" : "NSObject"
}
