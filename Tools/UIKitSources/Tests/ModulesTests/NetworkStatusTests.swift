import Dispatch
import NetworkStatus
import Synchronization
import Testing

@Suite("Monitors of the network") struct NetworkStatusTests {
  private final class Log: Sendable {
    let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
  }

  @Test("A monitor reports a connection once, on its queue, after it was started")
  func reports() {
    let (monitor, log, queue) = (NWPathMonitor(), Log(), DispatchQueue(label: "monitor"))
    monitor.pathUpdateHandler = { path in
      dispatchPrecondition(condition: .onQueue(queue))
      if path.status == .satisfied { log.add() }
    }
    queue.sync {}
    #expect(log.count.withLock { $0 } == 0)
    monitor.start(queue: queue)
    monitor.start(queue: queue)
    queue.sync {}
    #expect(log.count.withLock { $0 } == 1 && monitor.currentPath.status == .satisfied)
    #expect(
      monitor.currentPath.usesInterfaceType(.wiredEthernet)
        && !monitor.currentPath.usesInterfaceType(.cellular))
  }

  @Test("A monitor that was cancelled reports nothing")
  func cancelled() {
    let (monitor, log, queue) = (
      NWPathMonitor(requiredInterfaceType: .wifi), Log(), DispatchQueue(label: "monitor")
    )
    monitor.cancel()
    monitor.pathUpdateHandler = { _ in log.add() }
    monitor.start(queue: queue)
    queue.sync {}
    #expect(log.count.withLock { $0 } == 0)
  }
}
