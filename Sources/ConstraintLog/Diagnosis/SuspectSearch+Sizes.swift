/// Causes that sizes show: of a view without a size, of a row, of a frame, of content.
extension SuspectSearch {
  mutating func findZeroSizes() {
    for index in involved where log.isZeroSizeFromOutside(index) {
      let item = log.constraints[index].first.item
      add(
        .zeroSize, item: item, [index],
        "\(names[item]) has the \(log.constraints[index].first.attribute.rawValue) 0 for the moment: it is laid out before it has a size. "
          + "The layout is right later, \(adviceInside(index))" + headerNote(index))
    }
  }

  /// Returns the advice about the constraints inside a view without a size.
  private func adviceInside(_ size: Int) -> String {
    let others = involved.filter { $0 != size }
    return others.isEmpty || others.contains { log.constraints[$0].isOfApp }
      ? "so one of the constraints inside can have the priority 999."
      : "and the constraints inside that are printed are not the app's: the message can be ignored if the screen looks right."
  }

  private func headerNote(_ index: Int) -> String {
    let constraint = log.constraints[index]
    let name = log.items[constraint.first.item].shortClassName
    guard constraint.origin == .autoresizing, constraint.first.attribute == .height,
      name.includes("Header") || name.includes("Footer")
    else { return "" }
    return
      " If it is a table's tableHeaderView or tableFooterView: a table uses the frame that the view has. Set the frame's height with "
      + "systemLayoutSizeFitting, and then set the view again."
  }

  mutating func findEncapsulatedSizes() {
    for index in involved(.encapsulated) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      if log.isColumnWidth(index) {
        add(
          .tableColumn, item: constraint.first.item, [index],
          "The table's column is \(Number.text(constraint.constant)) wide, and \(names[constraint.first.item]) needs more. Give the column a "
            + "minWidth, or one constraint inside the priority 999.")
        continue
      }
      let dimension = constraint.first.attribute.rawValue
      let isRow = constraint.first.attribute == .height && log.items[constraint.first.item].isRow
      let cause = isRow ? "a row's height that is fixed or estimated" : "the \(dimension) of its container"
      add(
        .encapsulatedSize, item: constraint.first.item, [index],
        "\(constraint.kit) sets the \(dimension) of \(names[constraint.first.item]) to \(Number.text(constraint.constant)), from \(cause). "
          + "One constraint of the chain inside should have the priority 999.")
    }
  }

  mutating func findFixedFrames() {
    for index in involved(.autoresizing) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      let item = constraint.first.item
      guard constraint.isConstantSize, !log.hasConstraintsOfApp(item),
        !log.isSizeOfScreen(index)
      else { continue }
      let dimension = constraint.first.attribute.rawValue
      add(
        .fixedFrame, item: item, [index],
        "The frame of \(names[item]) has the \(dimension) \(Number.text(constraint.constant)), and its autoresizing mask makes "
          + "constraints of it. Give it a \(dimension) that fits what is inside, or one constraint inside the priority 999."
      )
    }
  }

  mutating func findTemporarySizes() {
    for index in involved(.temporary) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      add(
        .temporarySize, item: constraint.first.item, [index],
        "\(constraint.kit) sets the \(constraint.first.attribute.rawValue) of \(names[constraint.first.item]) to "
          + "\(Number.text(constraint.constant)) while it measures.")
    }
  }

  mutating func findRequiredContent() {
    for index in involved(.contentSize) {
      add(
        .requiredContentSize, item: log.constraints[index].first.item, [index],
        "The content of \(names[log.constraints[index].first.item]) is \(Number.text(log.constraints[index].constant)) "
          + "\(log.constraints[index].first.attribute == .width ? "wide" : "high"), and its size has a required priority. "
          + "Content hugging and compression resistance should be below 1000.")
    }
  }

  mutating func findNegativeSizes() {
    for index in involved {
      let constraint = log.constraints[index]
      guard constraint.isConstantSize, constraint.constant < 0,
        constraint.relation != .greaterThanOrEqual
      else { continue }
      add(
        .negativeSize, item: constraint.first.item, [index],
        "The \(constraint.first.attribute.rawValue) of \(names[constraint.first.item]) is "
          + "\(Number.text(constraint.constant)), which no view can have.")
    }
    guard let smallest, smallest.constraints.count <= 2,
      !smallest.constraints.contains(where: { log.constraints[$0].first.attribute.isSize }),
      let size = smallest.notNegative.first(where: { $0.attribute.isSize })
    else { return }
    add(
      .negativeSize, item: size.item, smallest.constraints,
      "The constraints give \(names[size.item]) a negative \(size.attribute.rawValue). Probably an offset has the wrong sign, or one of the "
        + "edges is meant to be the opposite one.")
  }

  private static let mostOfEdges = 12

  mutating func findEdgesAndSize() {
    guard let smallest, smallest.constraints.count <= Self.mostOfEdges else { return }
    let sizes = smallest.constraints.filter {
      log.constraints[$0].isOfApp && log.constraints[$0].isConstantSize
    }
    for size in sizes {
      let item = log.constraints[size].first.item
      let edges = smallest.constraints.filter {
        $0 != size && log.mentions($0, item) && log.constraints[$0].isOfApp
          && log.constraints[$0].first.attribute.edge != nil
      }
      guard edges.count == 2, edges.allSatisfy({ log.containerItem(of: $0).map { $0 != item } ?? false }),
        log.containerItem(of: edges[0]) == log.containerItem(of: edges[1])
      else { continue }
      let dimension = log.constraints[size].first.attribute.rawValue
      let areFixed = ([size] + edges).allSatisfy { log.constraints[$0].relation == .equal }
      add(
        .edgesAndSize, item: item, [size] + edges,
        areFixed
          ? "\(names[item]) is fixed at both edges, and its \(dimension) is fixed too. One of the three has to go."
          : "\(names[item]) has distances to both edges and a \(dimension), and there is no room for all three. One of them has to go, or to "
            + "give way with the priority 999.")
    }
  }
}
