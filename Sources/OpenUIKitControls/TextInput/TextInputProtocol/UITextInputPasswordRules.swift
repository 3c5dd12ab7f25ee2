/// The rules for passwords that a system proposes. No host proposes passwords.
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in their own language, such as `minlength: 20; required: lower;`.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// The rules themselves, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
