import Foundation
import OpenUIKit

/// An input of a session.
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// A camera or a microphone of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Always throws: there is no device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}

/// An output of a session.
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
}

/// Leads what cameras and microphones take to outputs. The device has none, so it never runs.
open class AVCaptureSession: NSObject {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a quality from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Middle.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
  }

  /// How good pictures are.
  open var sessionPreset = Preset.high
  /// The inputs of the session.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs of the session.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session runs: never.
  open var isRunning: Bool { false }

  /// Creates a session.
  public override init() { super.init() }

  /// Whether an input can be added: none can, since there is no device.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: one that is not there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins changes.
  open func beginConfiguration() {}
  /// Ends changes.
  open func commitConfiguration() {}
  /// Does nothing: there is no device.
  open func startRunning() {}
  /// Does nothing.
  open func stopRunning() {}
}
