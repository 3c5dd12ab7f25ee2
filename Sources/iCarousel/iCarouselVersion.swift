/// The version of the release: `major.minor.patch`.
public let iCarouselVersionString = "0.1.0"

/// The first two parts of the version as a number, for comparisons: 0.1 for version 0.1.0.
public let iCarouselVersionNumber: Double = 0.1
