import CarouselKit

/// The recipes of docs/carousels.md.
enum Recipe: CaseIterable {
  case hero, products, stories, thumbnails, cards, onboarding, coverFlow, grid, feed, testimonials

  var title: String {
    switch self {
    case .hero: "Hero"
    case .products: "Products"
    case .stories: "Stories"
    case .thumbnails: "Thumbnails"
    case .cards: "Card Stack"
    case .onboarding: "Onboarding"
    case .coverFlow: "Cover Flow"
    case .grid: "Grid Pages"
    case .feed: "Vertical Feed"
    case .testimonials: "Testimonials"
    }
  }

  var summary: String {
    switch self {
    case .hero: "Autoplay without an end, and parallax"
    case .products: "Aligned at the edge, as many as fit a page"
    case .stories: "A cube, a time for each story"
    case .thumbnails: "Two linked carousels"
    case .cards: "A pile to swipe through"
    case .onboarding: "Pages whose parts move apart"
    case .coverFlow: "With reflections"
    case .grid: "Columns of rows, with a scrollbar"
    case .feed: "Whole screens, and what is in view plays"
    case .testimonials: "As high as the current quotation"
    }
  }

  var symbol: String {
    switch self {
    case .hero: "photo"
    case .products: "bag"
    case .stories: "play.circle"
    case .thumbnails: "photo.on.rectangle"
    case .cards: "rectangle.stack"
    case .onboarding: "sparkles"
    case .coverFlow: "music.note"
    case .grid: "square.grid.2x2"
    case .feed: "arrow.up.and.down"
    case .testimonials: "text.quote"
    }
  }

  @MainActor func makeViewController() -> UIViewController {
    let controller: UIViewController =
      switch self {
      case .hero: HeroViewController()
      case .products: ProductsViewController()
      case .stories: StoriesViewController()
      case .thumbnails: ThumbnailsViewController()
      case .cards: CardsViewController()
      case .onboarding: OnboardingViewController()
      case .coverFlow: CoverFlowViewController()
      case .grid: GridViewController()
      case .feed: FeedViewController()
      case .testimonials: TestimonialsViewController()
      }
    controller.title = title
    return controller
  }
}
