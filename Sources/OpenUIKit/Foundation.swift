#if !hasFeature(Embedded)
  @_exported import Foundation
#endif
