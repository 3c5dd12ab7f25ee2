/// The Swift file that gives the sources of an app its resources.
public enum ResourceAccess {
  /// The text of the file, for the folder with the resources. `Bundle.module` has the name that Swift Package Manager gives a target's
  /// bundle.
  public static func source(folder: String, symbols: AssetSymbols) -> String {
    """
    import Foundation
    import OpenUIKit

    extension Bundle {
      /// The resources of the app's folder. Defaults of public functions may name it.
      @usableFromInline
      static let module = Bundle(path: \(folder.asLiteral)) ?? .main
    }

    /// Returns the string of the app's resources with a key, or else `value` or the key.
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .module, value: String = "", comment: String
    ) -> String {
      bundle._string(forKey: key, value: value, table: tableName)
    }

    extension String {
      /// Creates the text of a key of the app's resources, in the language of the screen, with the values that stand in the key.
      init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ._current,
        comment: StaticString? = nil
      ) {
        self = key._text(table: table, bundle: bundle ?? .module, locale: locale)
      }

      /// Creates the text of a key as `init(localized:)`, or else a text with values of its own.
      init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ._current, comment: StaticString? = nil
      ) {
        self = String.LocalizationValue(String(describing: key))._text(
          table: table, bundle: bundle ?? .module, locale: locale, default: defaultValue)
      }
    }


    """ + symbols.declarations
  }
}
