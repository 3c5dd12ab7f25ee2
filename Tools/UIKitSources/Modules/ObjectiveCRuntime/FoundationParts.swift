// What `import Foundation` and `import UIKit` bring on Apple's systems, and what are modules of their own elsewhere: loading of
// addresses, the parser of XML, and what Foundation lacks outside of Apple's systems. Every translated file imports this module.
@_exported import FoundationAdditions

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
  @_exported import FoundationXML
#endif
