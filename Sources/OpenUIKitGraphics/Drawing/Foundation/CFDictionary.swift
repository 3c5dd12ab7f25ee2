import Foundation

/// The name of Core Foundation's dictionaries.
public typealias CFDictionary = NSDictionary
