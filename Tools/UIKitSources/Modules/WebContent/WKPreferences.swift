import Foundation
import OpenUIKit

/// The kinds of media that play only after a tap. Pages have no media here.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Pictures that move.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The kinds of data that are recognised in texts and made links. None are here.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The preferences of pages. Pages have no scripts here, so the values are kept and have no effect.
public final class WKPreferences: NSObject, ViewTreeConfined {
  /// The smallest font, in points; 0 by default.
  public var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  public var javaScriptEnabled = true
  /// Whether scripts open windows by themselves.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// Whether a page that is suspected of fraud is shown with a warning.
  public var isFraudulentWebsiteWarningEnabled = true
  /// Whether elements can fill the screen.
  public var isElementFullscreenEnabled = false
  /// Whether texts can be selected.
  public var isTextInteractionEnabled = true

  /// Creates the default preferences.
  public override init() { super.init() }
}

/// The processes of pages. There are none here.
public final class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() { super.init() }
}
