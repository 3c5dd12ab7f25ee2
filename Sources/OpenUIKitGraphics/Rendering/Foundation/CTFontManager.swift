/// Where fonts that are registered can be used. The program is the only one that finds them here.
public enum CTFontManagerScope: UInt32, Sendable {
  /// In the program.
  case process = 1
  /// As long as the user does not remove it.
  case persistent = 2
  /// As long as the user is logged in.
  case session = 3
  /// No scope.
  case none = 0
  /// For the user, as long as the user does not remove it.
  public static let user = CTFontManagerScope.persistent
}

/// The name of Core Foundation's addresses.
public typealias CFURL = URL
/// The name of Core Foundation's errors.
public typealias CFError = NSError

/// Registers the fonts of a TrueType or OpenType file, which `UIFont(name:size:)` finds from then on. Returns false if the file is none, or
/// without a host that reads font files.
///
/// - Parameter error: Receives an error, which the caller has to release, if the result is false.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if fontURL.isFileURL, HostImages.process.coder?.registerFonts(file: fontURL.path) == true { return true }
  error?.pointee = Unmanaged.passRetained(registrationError)
  return false
}

/// The file has no font that can be read. Source: `CTFontManagerError.unrecognizedFormat`.
private var registrationError: CFError {
  CFError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103)
}

/// Registers the fonts of several files. `registrationHandler` receives the error of each file that has none, and true at the end.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([NSError], Bool) -> Bool)?
) {
  for url in fontURLs where !CTFontManagerRegisterFontsForURL(url, scope, nil) {
    if registrationHandler?([registrationError], false) == false { return }
  }
  _ = registrationHandler?([], true)
}
