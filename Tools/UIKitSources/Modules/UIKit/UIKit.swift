// What `import UIKit` brings on Apple's systems.
@_exported import ObjectiveCRuntime
@_exported import OpenUIKit
