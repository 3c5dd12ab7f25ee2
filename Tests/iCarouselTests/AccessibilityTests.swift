import OpenUIKit
import Testing

@testable import iCarousel

/// The elements that assistive technology finds in a carousel.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct AccessibilityTests {
  /// A carousel whose items are elements with labels.
  private func labelled(_ type: iCarouselType = .linear, options: [iCarouselOption: CGFloat] = [:]) -> Show {
    let show = Show(type, options: options, startsEmpty: true)
    show.carousel.accessibilityLabel = "Albums"
    show.connect()
    let source = Making { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Album \(index)"
      return view
    }
    source.count = 20
    show.keep(source)
    show.carousel.dataSource = source
    show.window.layoutIfNeeded()
    return show
  }

  private func labels(_ show: Show) -> [String?] {
    show.window.accessibilityTree().map { $0.accessibilityLabel }
  }

  @Test func theElementsAreTheCarouselThenTheItemsInSightInTheirOrder() {
    let show = labelled()
    #expect(labels(show) == ["Albums", "Album 0", "Album 1", "Album 2"])
    show.carousel.scrollOffset = 10
    #expect(
      labels(show) == ["Albums", "Album 8", "Album 9", "Album 10", "Album 11", "Album 12"])
  }

  @Test func theCarouselAndItsSlidesAreNamedInTheWordsOfTheApp() throws {
    let show = labelled()
    var names = CarouselAccessibilityNames()
    names.next = "Weiter"
    names.carousel = "Karussell"
    names.slide = "Folie"
    show.carousel.accessibilityNames = names
    show.carousel.itemPositionText = { "\($0) von \($1)" }
    let elements = show.window.accessibilityTree()
    #expect(elements[0].accessibilityCustomActions?.map(\.name) == ["Weiter", "Previous", "First", "Last"])
    #expect(
      elements[0].accessibilityRoleDescription?.role == "Karussell" && elements[0].accessibilityGroup == nil)
    let slides = elements.dropFirst().map { $0.accessibilityGroup?.description }
    #expect(slides.map { $0?.role } == ["Folie", "Folie", "Folie"])
    #expect(slides.map { $0?.label } == ["1 von 20", "2 von 20", "3 von 20"])
    show.carousel.accessibilityNames.last = "Ans Ende"
    #expect(elements[0].accessibilityCustomActions?.last?.name == "Ans Ende")
  }

  @Test func itemsThatShowTheirBackAreNoElements() {
    let show = labelled(.cylinder, options: [.showBackfaces: 0])
    #expect(!labels(show).contains("Album 6"))
    #expect(labels(show).contains("Album 1"))
  }

  @Test func theCarouselIsAdjustableAndSaysWhereItIs() throws {
    let show = labelled()
    show.carousel.scrollOffset = 2
    let element = try #require(show.window.accessibilityTree().first)
    #expect(element.accessibilityTraits == .adjustable)
    #expect(element.accessibilityValue == "Item 3 of 20")
    element.accessibilityIncrement()
    show.frames(40)
    #expect(element.accessibilityValue == "Item 4 of 20")
    element.accessibilityDecrement()
    show.frames(40)
    #expect(element.accessibilityValue == "Item 3 of 20")
    show.carousel.itemPositionText = { "\($0)/\($1)" }
    #expect(element.accessibilityValue == "3/20")
  }

  @Test func actionsLeadToNeighboursAndEnds() throws {
    let show = labelled()
    let element = try #require(show.window.accessibilityTree().first)
    let actions = try #require(element.accessibilityCustomActions)
    #expect(actions.map { $0.name } == ["Next", "Previous", "First", "Last"])
    let places = [0, 3, 2, 1].map { place in
      #expect(actions[place].perform())
      show.frames(60)
      return show.carousel.currentItemIndex
    }
    #expect(places == [1, 19, 0, 0])
  }

  @Test func aScrollGestureMovesByAPage() {
    let show = labelled()
    #expect(show.carousel.accessibilityScroll(.left))
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 4)
    #expect(show.carousel.accessibilityScroll(.right))
    show.frames(60)
    #expect(!show.carousel.accessibilityScroll(.right))
    #expect(!show.carousel.accessibilityScroll(.up))
  }

  @Test func anEscapeStopsWhatMovesAndOtherwiseGoesOn() {
    let show = labelled()
    show.carousel.autoplayInterval = 1
    #expect(show.window.performAccessibilityEscape(at: show.carousel))
    show.frames(200)
    #expect(show.carousel.scrollOffset == 0)
    #expect(!show.carousel.accessibilityPerformEscape())
  }
}
