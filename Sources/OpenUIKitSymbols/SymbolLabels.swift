/// The names of symbols for assistive technology, such as "Add" for `plus`.
enum SymbolLabels {
  /// The name of a symbol: that of UIKit for the most used ones, and otherwise the words of the symbol's own name.
  static func label(of symbol: String) -> String {
    var name = Array(symbol.utf8)[...]
    while true {
      if let label = label(ofBytes: name) { return label }
      guard let shorter = withoutShape(name) else { return words(name) }
      name = shorter
    }
  }

  private static let separator = UInt8(ascii: "~")
  private static let space = UInt8(ascii: " ")
  private static let dot = UInt8(ascii: ".")
  private static let shapes = ["fill", "circle", "square"]

  private static func label(ofBytes name: ArraySlice<UInt8>) -> String? {
    let table = UnsafeBufferPointer(start: symbolLabels.utf8Start, count: symbolLabels.utf8CodeUnitCount)
    for row in table.split(separator: separator) {
      guard let gap = row.firstIndex(of: space), row[..<gap].elementsEqual(name) else { continue }
      return String(decoding: row[(gap + 1)...], as: UTF8.self)
    }
    return nil
  }

  /// The name without its last part, if that is a shape around or within the symbol: `plus.circle` for `plus.circle.fill`.
  private static func withoutShape(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = name.lastIndex(of: dot) else { return nil }
    let part = name[(end + 1)...]
    return shapes.contains { part.elementsEqual($0.utf8) } ? name[..<end] : nil
  }

  /// The words of a name with a capital letter at the start: "Cloud sun" for `cloud.sun`.
  private static func words(_ name: ArraySlice<UInt8>) -> String {
    var bytes = name.map { $0 == dot ? space : $0 }
    if let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
      bytes[0] = first - 32
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Rows of a name, a space and a label, each with `~` at its end. A row also stands for the symbol in a circle or square, and filled.
/// scripts/page_symbols.py leaves out the rows of symbols that a page does not name.
let symbolLabels: StaticString = """
  archivebox Archive~arrow.clockwise Refresh~arrow.counterclockwise Undo~arrow.down Down~\
  arrow.down.doc Download~arrow.left Back~arrow.right Forward~arrow.triangle.2.circlepath Refresh~\
  arrow.turn.up.left Reply~arrow.up Up~arrow.uturn.backward Undo~arrow.uturn.forward Redo~\
  arrowshape.turn.up.left Reply~arrowshape.turn.up.right Forward~bag Shopping Bag~bell Notifications~\
  bell.slash Silent~bookmark Bookmark~camera Camera~cart Shopping Cart~checkmark Done~\
  chevron.backward Back~chevron.down Down~chevron.forward Forward~chevron.left Back~\
  chevron.right Forward~chevron.up Up~doc.on.clipboard Paste~doc.on.doc Copy~ellipsis More~\
  envelope Mail~exclamationmark.triangle Warning~eye Show~eye.slash Hide~gear Settings~\
  gearshape Settings~hand.thumbsdown Dislike~hand.thumbsup Like~heart Love~heart.slash Unlove~\
  house Home~icloud.and.arrow.down Download from iCloud~icloud.and.arrow.up Upload to iCloud~\
  info Info~line.3.horizontal Menu~line.3.horizontal.decrease Filter~list.bullet List~\
  location Location~magnifyingglass Search~message Message~mic Microphone~mic.slash Mute~minus Remove~\
  minus.magnifyingglass Zoom Out~paperclip Attach~paperplane Send~pause Pause~pencil Edit~\
  person Person~person.badge.plus Add Person~phone Phone~photo Photo~play Play~plus Add~\
  plus.magnifyingglass Zoom In~printer Print~questionmark Help~scissors Cut~\
  slider.horizontal.3 Adjust~speaker.slash Mute~square.and.arrow.down Save~square.and.arrow.up Share~\
  square.and.pencil Compose~star Favorite~star.slash Remove Favorite~stop Stop~tag Tag~trash Delete~\
  tray Inbox~video Video~xmark Close~
  """
