import OpenUIKitWeb

@testable import Settings

WebPage.launch(AppDelegate(), sceneDelegate: { _ in SceneDelegate() }, in: "app")
