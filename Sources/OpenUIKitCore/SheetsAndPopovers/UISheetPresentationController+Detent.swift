extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  open class Detent: NSObject, ViewTreeConfined {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The characters.
      public let rawValue: String

      /// Creates a name from its characters.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name from its characters.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Whether both are the same characters.
      public static func == (first: Identifier, second: Identifier) -> Bool {
        first.rawValue.hasSameBytes(as: second.rawValue)
      }

      /// The detent of about half of the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the greatest height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The environment in which the height of a detent is determined.
    public struct ResolutionContext {
      /// The traits of the sheet's container.
      public let containerTraitCollection: UITraitCollection
      /// The greatest height, in points, without the safe area at the bottom.
      public let maximumDetentValue: CGFloat
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (ResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping (ResolutionContext) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// A detent of about half of the window's height. There is none in little height.
    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// The detent of the greatest height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent whose height a closure determines, in points without the safe area at the bottom; nil for
    /// none.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: ResolutionContext) -> CGFloat?
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier(""), resolver)
      guard identifier == nil else { return detent }
      // Each detent without a name has one of its own.
      return Detent(Identifier("custom.\(address(of: detent))"), resolver)
    }

    /// The height in an environment, in points without the safe area at the bottom; nil for none.
    public final func resolvedValue(in context: ResolutionContext) -> CGFloat? {
      resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }
}
