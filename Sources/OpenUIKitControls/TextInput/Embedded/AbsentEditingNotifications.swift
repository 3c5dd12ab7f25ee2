// Notifications are Foundation's.
protocol TextEditingNotifier: UIView {}

extension TextEditingNotifier {
  @inline(__always)
  func post(_ step: TextEditingStep) {}
}
