/// A button that shows a menu. The module of menus has the conformance of `UIButton`. Modules that do not import it cast to this.
package protocol MenuButton: ViewTreeConfined {
  /// Gives the button a menu, or takes the menu away.
  func take(_ menu: UIMenu?, asPrimaryAction isPrimary: Bool)
}
