import Testing

/// Names of Objective-C and Swift 2 are refused with the name that replaced them.
@Suite struct OldNamesTests {
  private static let calls: [(call: String, name: String)] = [
    ("delegate.carousel(carousel, didSelectItemAtIndex: 0)", "carousel(_:didSelectItemAt:)"),
    ("_ = delegate.carousel(carousel, shouldSelectItemAtIndex: 0)", "carousel(_:shouldSelectItemAt:)"),
    (
      "_ = delegate.carousel(carousel, valueForOption: .wrap, withDefault: 0)",
      "carousel(_:valueFor:withDefault:)"
    ),
    ("_ = dataSource.numberOfItemsInCarousel(carousel)", "numberOfItems(in:)"),
    ("_ = dataSource.numberOfPlaceholdersInCarousel(carousel)", "numberOfPlaceholders(in:)"),
    (
      "_ = dataSource.carousel(carousel, viewForItemAtIndex: 0, reusingView: nil)",
      "carousel(_:viewForItemAt:reusing:)"
    ),
    (
      "_ = dataSource.carousel(carousel, placeholderViewAtIndex: 0, reusingView: nil)",
      "carousel(_:placeholderViewAt:reusing:)"
    ),
    ("carousel.scrollToItemAtIndex(0, animated: true)", "scrollToItem(at:animated:)"),
    ("carousel.scrollToItemAtIndex(0, duration: 1)", "scrollToItem(at:duration:)"),
    ("carousel.scrollByNumberOfItems(1, duration: 1)", "scroll(byNumberOfItems:duration:)"),
    ("_ = carousel.itemViewAtIndex(0)", "itemView(at:)"),
    ("_ = carousel.indexOfItemViewOrSubview(carousel)", "index(ofItemViewOrSubview:)"),
    ("carousel.insertItemAtIndex(0, animated: true)", "insertItem(at:animated:completion:)"),
    ("_ = carousel.scrollEnabled", "isScrollEnabled"),
    ("_ = carousel.vertical", "isVertical"),
  ]

  @Test func oldNamesOfTheCarouselSayTheNewOnes() throws {
    let functions = Self.calls.enumerated().map { index, call in
      "@MainActor func old\(index)(_ carousel: iCarousel, _ delegate: any iCarouselDelegate, "
        + "_ dataSource: any iCarouselDataSource) { \(call.call) }"
    }
    let result = try Compiler().check("import iCarousel\n" + functions.joined(separator: "\n"))
    for (index, call) in Self.calls.enumerated() {
      let error = result.errors[index + 2] ?? "compiles"
      #expect(error.contains("renamed to '\(call.name)'"), "\(call.call): \(error)")
    }
  }
}
