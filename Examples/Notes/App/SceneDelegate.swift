import UIKit

/// The scene's window and first controller are those of the main storyboard.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
