import DeviceLocation
import Foundation
import Testing

private final class Follower: CLLocationManagerDelegate, @unchecked Sendable {
  var log: [String] = []

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    log.append("status \(status.rawValue)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    log.append("failed \(error as? CLError == nil ? "" : "with its error")")
  }
}

struct DeviceLocationTests {
  @Test func theDistanceBetweenTwoCitiesIsThatOnASphere() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    // 343.56 km by the haversine formula.
    #expect(abs(paris.distance(from: london) - 343_560) < 100)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test func aQuarterOfTheEquatorIsAQuarterOfTheCircumference() {
    let distance = CLLocation(latitude: 0, longitude: 0).distance(
      from: CLLocation(latitude: 0, longitude: 90))
    #expect(abs(distance - 6_371_008.8 * .pi / 2) < 0.01)
  }

  /// On the main thread, where nothing is notified before the test waits.
  @Test @MainActor func theDelegateReceivesThePermissionAndAnError() async {
    let (manager, follower) = (CLLocationManager(), Follower())
    manager.delegate = follower
    manager.startUpdatingLocation()
    #expect(follower.log.isEmpty)
    // After what the manager has put into the queue.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(follower.log == ["status 2", "failed with its error"])
    #expect(manager.location == nil && !CLLocationManager.locationServicesEnabled())
  }

  @Test func placesOutsideOfTheGlobeAreNotValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.5, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
