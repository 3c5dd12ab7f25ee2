import OpenUIKitWeb

@testable import Mail

WebPage.launch(AppDelegate(), sceneDelegate: { _ in SceneDelegate() }, in: "app")
