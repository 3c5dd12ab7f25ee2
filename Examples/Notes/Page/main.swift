import OpenUIKitWeb

@testable import Notes

WebPage.launch(AppDelegate(), sceneDelegate: { _ in SceneDelegate() }, in: "app")
