// What `import Foundation` and `import UIKit` bring on Apple's systems, and what are modules of their own elsewhere: loading of
// addresses, and the parser of XML. Every translated file imports this module.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
  @_exported import FoundationXML
#endif
