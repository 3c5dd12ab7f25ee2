import Dispatch
import Synchronization

/// The path that a connection would use: the network of the device, which counts as always connected.
public struct NWPath: Equatable, Sendable {
  /// Whether connections are possible.
  public enum Status: Equatable, Sendable {
    /// They are.
    case satisfied
    /// They are not.
    case unsatisfied
    /// They may be, once one is made.
    case requiresConnection
  }

  /// Why connections are not possible.
  public enum UnsatisfiedReason: Equatable, Sendable {
    /// There is no reason.
    case notAvailable
  }

  /// Whether connections are possible: always.
  public var status: Status { .satisfied }
  /// Whether the network costs money, such as that of a telephone: no.
  public var isExpensive: Bool { false }
  /// Whether the user saves data: no.
  public var isConstrained: Bool { false }
  /// Whether the network has addresses of version 4.
  public var supportsIPv4: Bool { true }
  /// Whether the network has addresses of version 6.
  public var supportsIPv6: Bool { true }
  /// Whether the network has a service of names.
  public var supportsDNS: Bool { true }
  /// Why connections are not possible.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether the network is of a kind: a wired one.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}

/// A device of a network.
public enum NWInterface {
  /// The kind of a network.
  public enum InterfaceType: Sendable {
    /// Unlike the others.
    case other
    /// Without wires.
    case wifi
    /// That of telephones.
    case cellular
    /// With wires.
    case wiredEthernet
    /// That of the device itself.
    case loopback
  }
}

/// Notifies of changes of the network. The network counts as always connected, so the only call is the first.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Creates a monitor of the network.
  public init() {}

  /// Creates a monitor of networks of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// The network.
  public var currentPath: NWPath { NWPath() }

  /// The queue on which the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Called with the network after the start; also if it is set later.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      let queue = state.withLock { state in
        state.handler = newValue
        return state.queue
      }
      if newValue != nil, let queue { notify(on: queue) }
    }
  }

  /// Starts the monitor. Does nothing after the first call.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      defer { state.queue = state.queue ?? queue }
      return state.queue == nil
    }
    if isFirst { notify(on: queue) }
  }

  /// Ends the monitor, whose handler is not called any more.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  private func notify(on queue: DispatchQueue) {
    queue.async {
      let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(NWPath())
    }
  }
}
