import Foundation

/// A place with its address.
open class CLPlacemark: NSObject {
  /// Where it is; nil if it is not known.
  public let location: CLLocation?
  /// The name.
  public let name: String?
  /// The city.
  public let locality: String?
  /// The state or the province.
  public let administrativeArea: String?
  /// The country.
  public let country: String?
  /// The code of the country by ISO 3166.
  public let isoCountryCode: String?
  /// The postal code.
  public let postalCode: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?

  /// Creates a place with what is known of it.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, administrativeArea: String? = nil, postalCode: String? = nil,
    isoCountryCode: String? = nil, country: String? = nil
  ) {
    (self.location, self.name) = (location, name)
    (self.thoroughfare, self.subThoroughfare) = (thoroughfare, subThoroughfare)
    (self.locality, self.administrativeArea) = (locality, administrativeArea)
    (self.postalCode, self.isoCountryCode, self.country) = (postalCode, isoCountryCode, country)
    super.init()
  }
}

/// Returns the address of a place, and the place of an address.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Addresses of places, from a service in the network that does not exist here: each request fails.
open class CLGeocoder: NSObject {
  /// Whether a request is on its way; always false.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Calls the handler with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Calls the handler with an error.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Throws an error.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }

  /// Throws an error.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Ends requests.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    let failure = Failure(handler: handler)
    DispatchQueue.main.async { failure.handler(nil, CLError(.network)) }
  }

  /// Called once, on the main thread.
  private struct Failure: @unchecked Sendable {
    let handler: CLGeocodeCompletionHandler
  }
}
