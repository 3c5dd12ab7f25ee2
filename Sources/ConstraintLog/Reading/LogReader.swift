extension ConstraintLog {
  /// Reads the conflicts of a text, which may have anything before, between and behind them.
  ///
  /// Reads descriptions with and without brackets, with entities of HTML, escapes and typographic quotes, and broken into lines.
  /// The time is linear in the length of the text. A text without constraints has no logs.
  public static func logs(in text: String) -> [ConstraintLog] { LogReader.logs(in: text).logs }
}

/// Collects the events of a text into logs.
struct LogReader {
  private var finished: [ConstraintLog] = []
  private var log = ConstraintLog()
  private var descriptions = DescriptionReader()
  /// The constraints of the log by the names of their descriptions.
  private var numbers: [[UInt8]: [Int]] = [:]
  private var isBreaking = false
  private var hasBroken = false
  /// Whether the log has a list. Without one, the constraint that was broken belongs to another block.
  private var hasList = false
  private var hasHeading = false
  /// The constraint that was broken before the list, if no list stands before it.
  private var brokenBefore: ConstraintLog?

  /// The logs of a text, and the number of bytes that were read for them. Equal conflicts are one.
  static func logs(in text: String) -> (logs: [ConstraintLog], work: Int) {
    let bytes = PlainText.bytes(of: text)
    var (reader, events, work) = (LogReader(), LogEvents(bytes), bytes.count)
    while let event = events.next() {
      if case .description(let description, _, _) = event { work += description.count }
      reader.read(event)
    }
    if reader.hasList, !reader.isBreaking, endsInList(bytes[...]) { reader.log.isCut = true }
    let traces = LayoutTrace(bytes).map { [$0.log] } ?? []
    return (RepeatedLogs.merged(reader.finish()) + traces, work + events.work)
  }

  /// Whether a text ends behind a comma of a list, or before the address of a description: `"<NSLayout`.
  private static func endsInList(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.suffix(256).trimmed
    if rest.last == UInt8(ascii: ",") { return rest.dropLast().last == UInt8(ascii: "\"") }
    while let byte = rest.last, byte.isOfName || byte == UInt8(ascii: ":") { rest.removeLast() }
    return rest.ends(with: "\"<")
      || rest.last == UInt8(ascii: "<") && rest.dropLast().trimmed.last == UInt8(ascii: ",")
  }

  mutating func read(_ event: LogEvent) {
    switch event {
    case .heading:
      startLog()
      hasHeading = true
    case .breaking: isBreaking = true
    case .privateText:
      if hasBroken && !isBreaking { startLog() }
      log.privateCount += 1
      noteBroken(false)
    case .strippedText: log.isStripped = true
    case .description(let bytes, let place, let isCut): readDescription(bytes, place, isCut)
    }
  }

  mutating func finish() -> [ConstraintLog] {
    startLog()
    if finished.isEmpty, let brokenBefore { finished = [brokenBefore] }
    // A page that removes descriptions removes all. macOS 26 prints a sentence like those that it leaves.
    return finished.contains { !$0.constraints.isEmpty } ? finished.filter { !$0.isStripped } : finished
  }

  private mutating func startLog() {
    defer {
      (log, descriptions, numbers) = (ConstraintLog(), DescriptionReader(), [:])
      (isBreaking, hasBroken, hasList, hasHeading) = (false, false, false, false)
    }
    // A page that removes descriptions leaves the system's sentences.
    let isEmptied = hasHeading && (log.isStripped || isBreaking)
    log.isStripped = log.constraints.isEmpty && log.unread.isEmpty && log.privateCount == 0 && isEmptied
    guard !log.isEmpty else { return }
    finishLog()
    if hasList || log.privateCount > 0 || log.isStripped {
      finished.append(log)
    } else {
      brokenBefore = log
    }
  }

  private mutating func finishLog() {
    log.items = descriptions.items.items
    log.isRightToLeft = descriptions.isRightToLeft
    noteBrokenBefore()
    var seen = Set<Int>()
    log.broken = log.broken.filter { seen.insert($0).inserted }
    Superviews.resolve(&log)
    RowSize.mark(&log)
  }

  /// The constraint that was broken may stand before its list.
  private mutating func noteBrokenBefore() {
    guard hasList, let before = brokenBefore else { return }
    brokenBefore = nil
    guard log.broken.isEmpty else { return }
    for index in before.broken { log.broken += numbers[Array(before.constraints[index].name.utf8)] ?? [] }
  }

  private mutating func readDescription(_ bytes: ArraySlice<UInt8>, _ place: SourcePlace?, _ isCut: Bool) {
    // A description behind the broken one belongs to the next list.
    if hasBroken && !isBreaking { startLog() }
    let read = descriptions.read(bytes, place, isCut: isCut)
    if isCut { log.isCut = true }
    if isBreaking { return noteBroken(read, bytes) }
    hasList = true
    if read.isEmpty { log.unread.append("<" + bytes.trimmed.text + (isCut ? " …" : ">")) }
    add(read)
  }

  /// Adds constraints. One that is printed again is the same: it has the same address.
  private mutating func add(_ read: [ConstraintLog.Constraint]) {
    for constraint in read {
      let name = Array(constraint.name.utf8)
      let known = numbers[name] ?? []
      if constraint.name.hasPrefix("0x"), known.contains(where: { log.constraints[$0].states(constraint) }) {
        continue
      }
      numbers[name] = known + [log.constraints.count]
      log.constraints.append(constraint)
    }
  }

  private mutating func noteBroken(_ happened: Bool) {
    guard isBreaking else { return }
    (isBreaking, hasBroken) = (false, true)
  }

  private mutating func noteBroken(_ read: [ConstraintLog.Constraint], _ bytes: ArraySlice<UInt8>) {
    noteBroken(true)
    let name = read.first?.name ?? DescriptionReader.name(of: bytes)
    if let known = numbers[Array(name.utf8)] {
      // Several constraints may have one key.
      let same = known.filter { log.constraints[$0].text == read.first?.text }
      log.broken += same.isEmpty ? known : same
    } else {
      log.broken += Array(log.constraints.count..<(log.constraints.count + read.count))
      add(read)
    }
  }
}

extension DescriptionReader {
  /// The address of the constraint in a description that is not understood.
  static func name(of bytes: ArraySlice<UInt8>) -> String {
    var cursor = Cursor(bytes)
    return DescriptionHead(&cursor).name
  }
}

/// Superviews that only another constraint names.
enum Superviews {
  /// Replaces each placeholder of a superview by the view that another constraint of the log names, in one pass.
  static func resolve(_ log: inout ConstraintLog) {
    var named: [Int: Int] = [:]
    for constraint in log.constraints where constraint.namesSuperview {
      guard let second = constraint.second else { continue }
      // A format that ends at the superview has the superview first.
      let isAtEnd = [.right, .bottom, .trailing].contains(second.attribute)
      let (child, superview) =
        isAtEnd ? (second.item, constraint.first.item) : (constraint.first.item, second.item)
      if named[child] == nil, log.items[superview].placeholderOfChild == nil { named[child] = superview }
    }
    let replacements = log.items.map { item in item.placeholderOfChild.flatMap { named[$0] } }
    for index in log.constraints.indices {
      if let item = replacements[log.constraints[index].first.item] {
        log.constraints[index].first.item = item
      }
      if let second = log.constraints[index].second, let item = replacements[second.item] {
        log.constraints[index].second?.item = item
      }
    }
  }
}

extension ConstraintLog.Constraint {
  /// Whether the constraint was printed as a format from an edge of the superview.
  fileprivate var namesSuperview: Bool {
    guard let second, first.attribute == second.attribute else { return false }
    return text.utf8.contains(UInt8(ascii: "|")) && !first.attribute.isSize
  }
}
