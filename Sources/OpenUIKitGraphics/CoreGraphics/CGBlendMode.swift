/// How what is drawn combines with what is there: what the same context has drawn before, and not what is behind its view or image.
///
/// Cairo draws all modes: windows, pictures, PDF and SVG. A page draws each as the normal one. Source: PDF 32000-1, 11.3.5, and Porter and
/// Duff, "Compositing Digital Images".
public enum CGBlendMode: Int32, Sendable {
  /// It covers what is there as far as it is opaque.
  case normal = 0
  /// Multiplies the colours: the result is as dark as the darker one, or darker.
  case multiply = 1
  /// Multiplies what the colours lack of white: the result is as light as the lighter one, or lighter.
  case screen = 2
  /// Multiplies dark parts of what is there, and screens light ones.
  case overlay = 3
  /// The darker component of both.
  case darken = 4
  /// The lighter component of both.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens what is there, as a diffuse light.
  case softLight = 8
  /// Multiplies or screens by what is drawn, as a harsh light.
  case hardLight = 9
  /// The distance of the components.
  case difference = 10
  /// The distance of the components, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn, with the saturation and luminosity of what is there.
  case hue = 12
  /// The saturation of what is drawn, with the hue and luminosity of what is there.
  case saturation = 13
  /// The hue and saturation of what is drawn, with the luminosity of what is there.
  case color = 14
  /// The luminosity of what is drawn, with the hue and saturation of what is there.
  case luminosity = 15
  /// Removes what is there.
  case clear = 16
  /// Replaces what is there, also by what is transparent.
  case copy = 17
  /// The part of what is drawn where there is something.
  case sourceIn = 18
  /// The part of what is drawn where there is nothing.
  case sourceOut = 19
  /// Draws above what is there, where there is something.
  case sourceAtop = 20
  /// Draws below what is there.
  case destinationOver = 21
  /// Keeps what is there where something is drawn.
  case destinationIn = 22
  /// Keeps what is there where nothing is drawn.
  case destinationOut = 23
  /// Draws below what is there, which is kept where something is drawn.
  case destinationAtop = 24
  /// Keeps what is there and what is drawn, except where both are.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27
}
