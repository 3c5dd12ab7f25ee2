import DeviceAuthentication
import Foundation
import Testing

/// By Apple's documentation of `LAContext` for a device with neither a reader nor a passcode.
@Suite("Recognising the owner of a device")
struct DeviceAuthenticationTests {
  @Test(
    "The owner cannot be asked, with the reason",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
      (.deviceOwnerAuthentication, .passcodeNotSet),
    ])
  func refusal(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue && error?.domain == "com.apple.LocalAuthentication")
    let answer = await withCheckedContinuation { done in
      context.evaluatePolicy(policy, localizedReason: "To open notes") { isOwner, error in
        done.resume(returning: isOwner ? nil : (error as? LAError)?.code)
      }
    }
    #expect(answer == code && context.biometryType == .none)
  }
}
