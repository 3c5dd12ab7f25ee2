import Foundation

/// A note: a title, a text, and whether it stands above the others.
struct Note: Equatable {
  var title: String
  var text: String
  var isPinned = false
}
