import Foundation
import OpenUIKit

/// An object that a camera sees. The device has no camera, so no object has this class.
open class AVMetadataObject: NSObject {
  /// The kind of code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// The code of goods with thirteen digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The code of goods with eight digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of letters and digits.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of letters and digits.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A data matrix.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind of code.
  public let type: ObjectType
  /// Where it is, in parts of the picture.
  public let bounds: CGRect

  init(type: ObjectType, bounds: CGRect) {
    (self.type, self.bounds) = (type, bounds)
    super.init()
  }
}

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text; nil for none.
  open var stringValue: String? { nil }
  /// The corners, in parts of the picture.
  open var corners: [CGPoint] { [] }
}
