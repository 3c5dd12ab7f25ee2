/// The version of the release: `major.minor.patch`.
public let MasonryVersionString = "0.1.0"

/// The first two parts of the version as a number, for comparisons: 0.1 for version 0.1.0.
public let MasonryVersionNumber: Double = 0.1
