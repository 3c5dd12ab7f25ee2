import Foundation

/// The best accuracy with the data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// No distance between updates.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may read the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not chosen yet.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user does not allow it, or the device does not determine its location.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the app is used.
  case authorizedWhenInUse = 4
}

/// How exact the location is that an app may read.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exact as the device determines it.
  case fullAccuracy = 0
  /// A region of some kilometres.
  case reducedAccuracy = 1
}

/// Why there is no location.
public struct CLError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// The location is not known yet.
    case locationUnknown = 0
    /// The app may not read the location.
    case denied = 1
    /// There is no service in the network.
    case network = 2
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The object that is notified of a location manager's events. All methods are optional.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called after the manager was created, and after the permission has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called after the permission has changed. The method above replaces it since iOS 14, and calls it by default.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with new locations, the newest at the end.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when there is no location.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Calls the older method.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// The location of a device that does not determine it: services are off, the permission is denied, and each request fails.
open class CLLocationManager: NSObject {
  /// The object that is notified; not retained. It receives the permission soon.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { notify { $1.locationManagerDidChangeAuthorization($0) } }
  }
  /// The accuracy that the app needs, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance between updates, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether updates pause while the device rests.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background.
  open var allowsBackgroundLocationUpdates = false
  /// The last location; always nil.
  open var location: CLLocation? { nil }
  /// Whether the app may read the location; always `denied`.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exact the location is that the app may read.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the device determines its location; always false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the app may read the location; always `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// Asks for the permission. The answer is known already, so nothing happens.
  open func requestWhenInUseAuthorization() {}
  /// Asks for the permission. The answer is known already, so nothing happens.
  open func requestAlwaysAuthorization() {}
  /// Requests one location. The delegate receives an error.
  open func requestLocation() { fail() }
  /// Requests updates of the location. The delegate receives an error.
  open func startUpdatingLocation() { fail() }
  /// Ends the updates.
  open func stopUpdatingLocation() {}
  /// Requests updates over long distances. The delegate receives an error.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends the updates over long distances.
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail() {
    notify { $1.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  /// Calls the delegate after the present call, on the main thread.
  private func notify(_ call: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    let notification = Notification(manager: self, call: call)
    DispatchQueue.main.async { notification.send() }
  }

  /// Used on the main thread, as the manager and its delegate are.
  private struct Notification: @unchecked Sendable {
    weak var manager: CLLocationManager?
    let call: (CLLocationManager, any CLLocationManagerDelegate) -> Void

    func send() {
      if let manager, let delegate = manager.delegate { call(manager, delegate) }
    }
  }
}
