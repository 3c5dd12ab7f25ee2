extension UIApplication {
  /// Does nothing: Embedded Swift has no notification centre.
  final func post(_ event: ApplicationEvent, _ object: UIResponder? = nil) {}
}
