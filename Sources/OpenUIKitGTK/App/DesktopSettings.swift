import CGTK
import Foundation
import OpenUIKitDesktop

/// The desktop's settings that views follow.
enum DesktopSettings {
  /// The properties of GTK's settings that matter here.
  static let followed = [
    "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
  ]

  /// The user's preferences, with those of a view in their place.
  static func preferences(isDark: Bool?, isRightToLeft: Bool?) -> HostPreferences {
    let settings = gtk_settings_get_default().map { Properties(object: $0) }
    return HostPreferences(
      isDark: isDark ?? settings.map(isDarkTheme) ?? false,
      prefersReducedMotion: settings?.bool("gtk-enable-animations") == false,
      isRightToLeft: isRightToLeft ?? (gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL))
  }

  private static func isDarkTheme(_ settings: Properties) -> Bool {
    if settings.bool("gtk-application-prefer-dark-theme") { return true }
    // Desktops without that setting choose another theme.
    let name = (ProcessInfo.processInfo.environment["GTK_THEME"] ?? settings.string("gtk-theme-name") ?? "")
    return name.lowercased().hasSuffix("dark")
  }
}

/// How large a point is.
enum DesktopScale {
  /// Pixels per unit of GTK: a whole number before GTK 4.12, and any number where the compositor supports it since then.
  static func pixelsPerUnit(of widget: OpaquePointer) -> Double {
    if let fractional, let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native)
    {
      return fractional(surface)
    }
    return Double(max(1, gtk_widget_get_scale_factor(widget)))
  }

  /// Units of GTK per point. X has no fractional scales, so its desktops enlarge text instead: 120 dots per inch mean 125 per cent.
  static var unitsPerPoint: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let dots = Double(Properties(object: settings).int("gtk-xft-dpi")) / 1024
    return dots > 0 ? min(8, max(0.5, dots / 96)) : 1
  }

  /// A function of GTK 4.12, looked up because this module also runs with older versions.
  private static let fractional: (@convention(c) (OpaquePointer?) -> Double)? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "gdk_surface_get_scale") else {
      return nil
    }
    return unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer?) -> Double).self)
  }()
}

extension DesktopView {
  /// Follows changes of the settings as long as the view exists.
  func followSettings() {
    guard let settings = gtk_settings_get_default() else { return }
    DesktopLoop.current.follow(settings)
  }
}
