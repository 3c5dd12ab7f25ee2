// The carousel and the kit that it stands on. The module's other files see both through this one.
@_exported import iCarousel
