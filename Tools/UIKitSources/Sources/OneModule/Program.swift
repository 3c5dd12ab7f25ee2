import SwiftIfConfig

/// The modules of a program, each after those that it imports, and what the compiler decides conditions by.
public struct Program: Codable {
  public struct Module: Codable {
    public var name: String
    /// The Swift files, by their paths.
    public var files: [String]
    /// The conditions of the module's own settings, beside those of the program (`.define` in a manifest).
    public var conditions: [String]
    /// The package that the module belongs to. Only its modules can use what is declared with `package`.
    public var package: String

    public init(name: String, files: [String], conditions: [String] = [], package: String = "") {
      self.name = name
      self.files = files
      self.conditions = conditions
      self.package = package
    }
  }

  public var modules: [Module]
  /// What `swiftc -print-static-build-config` prints for the program's target and settings.
  public var configuration: StaticBuildConfiguration
  /// The modules outside of the program that can be imported: the standard library's, and those in C.
  public var importable: [String]
  /// Interfaces of modules outside of the program, in Swift.
  public var interfaces: [String]
  /// Headers in C that the program imports.
  public var headers: [String]

  public init(
    modules: [Module], configuration: StaticBuildConfiguration, importable: [String] = ["Swift"],
    interfaces: [String] = [], headers: [String] = []
  ) {
    self.modules = modules
    self.configuration = configuration
    self.importable = importable
    self.interfaces = interfaces
    self.headers = headers
  }
}
