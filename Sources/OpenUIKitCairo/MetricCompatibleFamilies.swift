/// Free families whose letters have the widths of well-known ones, or nearly so.
///
/// Liberation has the widths of Arial, Times New Roman and Courier New, and Arial those of Helvetica. URW's families have the
/// widths of the 35 fonts of PostScript, DejaVu Sans Mono those of Menlo: both come from Bitstream Vera.
enum MetricCompatibleFamilies {
  /// The family that replaces another one; nil for none.
  static func replacement(of family: String) -> String? {
    switch family {
    case "Arial", "Helvetica", "Helvetica Neue": "Liberation Sans"
    case "Times", "Times New Roman": "Liberation Serif"
    case "Courier", "Courier New": "Liberation Mono"
    case "Menlo": "DejaVu Sans Mono"
    case "Palatino": "P052"
    case "Avant Garde", "ITC Avant Garde Gothic": "URW Gothic"
    case "Bookman", "ITC Bookman": "URW Bookman"
    case "New Century Schoolbook": "C059"
    case "Zapf Chancery": "Z003"
    case "Zapf Dingbats": "D050000L"
    default: nil
    }
  }
}
