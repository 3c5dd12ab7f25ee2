/// A pattern of paths, as shells have it: `*` and `?` within a name, `**` through folders, `[abc]` and `{a,b}`.
struct FilePattern {
  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    case set([Character], isNegative: Bool)
    case anyName
    case anyPath
  }

  private let alternatives: [[Part]]
  /// Braces make as many patterns at most.
  private static let mostAlternatives = 256

  init(_ text: String) {
    let path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    alternatives = Self.expanded(path.hasSuffix("/") ? path + "**" : path).map(Self.parts)
  }

  /// Whether a path or one of the folders around it matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return names.indices.contains { end in
      let characters = Array(names[...end].joined(separator: "/"))
      return alternatives.contains { Self.matches($0, characters) }
    }
  }

  /// The patterns that braces stand for.
  private static func expanded(_ text: String) -> [String] {
    var (done, waiting): ([String], [String]) = ([], [text])
    while let next = waiting.popLast() {
      guard done.count + waiting.count < mostAlternatives, let open = next.firstIndex(of: "{"),
        let close = next[open...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      waiting += choices.map { String(next[..<open] + $0 + next[next.index(after: close)...]) }
    }
    return done
  }

  private static func parts(_ text: String) -> [Part] {
    var (parts, rest) = ([Part](), Array(text)[...])
    while let first = rest.popFirst() {
      switch first {
      case "*":
        let isPath = rest.first == "*"
        while rest.first == "*" { rest.removeFirst() }
        // `**/a` also matches `a`.
        if isPath, rest.first == "/" { rest.removeFirst() }
        parts.append(isPath ? .anyPath : .anyName)
      case "?": parts.append(.anyCharacter)
      case "[":
        guard let end = rest.firstIndex(of: "]") else {
          parts.append(.character(first))
          continue
        }
        let inside = Array(rest[..<end])
        rest = rest[(end + 1)...]
        let isNegative = inside.first == "!" || inside.first == "^"
        parts.append(.set(isNegative ? Array(inside.dropFirst()) : inside, isNegative: isNegative))
      default: parts.append(.character(first))
      }
    }
    return parts
  }

  /// Follows all places of the pattern at a time, so that many stars take no longer.
  private static func matches(_ parts: [Part], _ text: [Character]) -> Bool {
    var places = closed([0], parts)
    for character in text {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .anyName where character != "/", .anyPath: next.insert(place)
        case .anyCharacter where character != "/": next.insert(place + 1)
        case .set(let set, let isNegative) where set.contains(character) != isNegative && character != "/":
          next.insert(place + 1)
        case .character(character): next.insert(place + 1)
        default: break
        }
      }
      places = closed(next, parts)
    }
    return places.contains(parts.count)
  }

  /// The places with those behind stars that match nothing.
  private static func closed(_ places: Set<Int>, _ parts: [Part]) -> Set<Int> {
    var all = places
    for place in parts.indices where all.contains(place) {
      if parts[place] == .anyName || parts[place] == .anyPath { all.insert(place + 1) }
    }
    return all
  }
}
