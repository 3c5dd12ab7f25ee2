import OpenUIKitWeb

@testable import Shop

WebPage.launch(AppDelegate(), sceneDelegate: { _ in SceneDelegate() }, in: "app")
