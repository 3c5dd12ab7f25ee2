import OpenUIKitWeb

@testable import Carousels

WebPage.launch(AppDelegate(), sceneDelegate: { _ in SceneDelegate() }, in: "app")
