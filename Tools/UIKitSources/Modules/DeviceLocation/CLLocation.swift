import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of an uncertainty, in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from the north, clockwise.
public typealias CLLocationDirection = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude, positive in the east.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator crosses the prime meridian.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that does not exist.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a latitude is from -90 to 90 degrees, and the longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Creates a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place with its time and its uncertainty.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The radius of the uncertainty, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height, in metres; negative for an unknown height.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel; negative for an unknown one.
  public let course: CLLocationDirection
  /// The speed; negative for an unknown one.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// Creates a place now, without height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  /// The distance along the surface of a sphere with the earth's mean radius, by the haversine formula.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (start, end) = (coordinate, location.coordinate)
    let (north, east) = (
      (end.latitude - start.latitude) * .pi / 360, (end.longitude - start.longitude) * .pi / 360
    )
    let middle = cos(start.latitude * .pi / 180) * cos(end.latitude * .pi / 180)
    let chord = sin(north) * sin(north) + middle * sin(east) * sin(east)
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }

  private static let earthRadius: CLLocationDistance = 6_371_008.8
}
