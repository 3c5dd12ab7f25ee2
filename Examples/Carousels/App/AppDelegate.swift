import CarouselKit

/// The app. Its sources import `CarouselKit`, which brings UIKit, or OpenUIKit where there is none.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
}
