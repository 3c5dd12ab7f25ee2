/// An event in the life of an application or of a scene, for which observers are notified.
enum ApplicationEvent {
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground
  case willTerminate, didReceiveMemoryWarning
  case sceneWillConnect, sceneDidActivate, sceneWillDeactivate, sceneWillEnterForeground
  case sceneDidEnterBackground
}
