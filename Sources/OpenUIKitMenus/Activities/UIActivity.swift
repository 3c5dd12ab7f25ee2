import OpenUIKitControls

/// Something that can be done with the items of a share sheet. Subclasses override its members.
open class UIActivity: NSObject, ViewTreeConfined {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a type from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its characters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saving images.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Giving a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adding to a reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opening in an app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A post at Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A post at Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A post at Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A post at Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A post at Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A post at Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// A PDF with marks.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The place of an activity in the sheet.
  public enum Category: Int, Sendable {
    /// Among the actions.
    case action = 0
    /// Among the ways to share, above the actions.
    case share = 1
  }

  /// The controller that presents the sheet, which is notified of the end.
  @Weak final var sheet: UIActivityViewController?

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// The place of the activity; among the actions by default.
  open class var activityCategory: Category { .action }
  /// The kind of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can do something with the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items when the activity was chosen, before it is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that does the work and is presented, instead of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does the work. An override ends with `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(true) }
  /// Notes that the work is done, or was cancelled. The sheet is dismissed.
  open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed) }
}

/// An object that chooses what to share when it is needed.
public protocol UIActivityItemSource: NSObjectProtocol, ViewTreeConfined {
  /// Returns a value of the type of the item, before an activity was chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns a subject, for activities that have one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Copies texts, links, images and colours to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !UIPasteboard.items(of: activityItems).isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = UIPasteboard.items(of: activityItems)
  }

  override func perform() {
    UIPasteboard.general.items = items
    activityDidFinish(true)
  }
}
