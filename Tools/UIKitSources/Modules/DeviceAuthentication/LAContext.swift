import Foundation

/// How the owner of a device is recognised.
public enum LABiometryType: Int, Sendable {
  /// Not at all.
  case none = 0
  /// By a finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4
}

/// The proof that an app asks for.
public enum LAPolicy: Int, Sendable {
  /// The finger, the face or the eyes.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// These or the passcode.
  case deviceOwnerAuthentication = 2
}

/// Why an owner was not recognised.
public struct LAError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// It was another person.
    case authenticationFailed = -1
    /// The user stopped.
    case userCancel = -2
    /// The user chose another way.
    case userFallback = -3
    /// The system stopped.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// The device has no reader.
    case biometryNotAvailable = -6
    /// The reader has stored no owner.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app stopped.
    case appCancel = -9
    /// The context has ended.
    case invalidContext = -10
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension LAError: CustomNSError {
  /// The domain of the errors on Apple's systems.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}

/// Asks the owner of a device to prove it: LocalAuthentication's on Apple's systems. A device with neither a reader nor a passcode, as a
/// simulator without either. Apps then show their own way to sign in.
open class LAContext: NSObject {
  /// The name of the button for another way; nil for the system's.
  open var localizedFallbackTitle: String?
  /// The name of the button that stops; nil for the system's.
  open var localizedCancelTitle: String?
  /// Why the app asks; empty for no reason.
  open var localizedReason = ""
  /// For how many seconds a proof is taken again.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the app itself asks instead of the system.
  open var interactionNotAllowed = false
  /// How the owner is recognised: not at all.
  open var biometryType: LABiometryType { .none }
  /// The state that changes with the known owners; nil for no reader.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() { super.init() }

  /// Whether the owner can be asked: false, with the error for it.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.error(for: policy) as NSError
    return false
  }

  /// Answers that the owner was not recognised, later and on another queue, as on Apple's systems.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, Self.error(for: policy)) }
  }

  /// Throws: the owner cannot be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(for: policy)
  }

  /// Does nothing: the owner is not asked.
  open func invalidate() {}

  private static func error(for policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
