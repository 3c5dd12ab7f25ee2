#if !canImport(ObjectiveC)
  import OpenUIKit
  import Testing

  /// By Apple's documentation of `addObserver(_:forKeyPath:options:context:)` and `observeValue(forKeyPath:of:change:context:)`.
  @MainActor
  @Suite("Observers of properties by name")
  struct NamedObserverTests {
    private final class Observer: UIViewController {
      var changes: [String] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        func text(_ key: NSKeyValueChangeKey) -> String {
          switch change?[key] {
          case let size as CGSize: return "\(Int(size.height))"
          case let point as CGPoint: return "\(Int(point.y))"
          case let truth as Bool: return "\(truth)"
          default: return "-"
          }
        }
        let name = "\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))"
        changes.append(name + (context == nil ? "" : " context") + (object is UIView ? "" : " of nothing"))
      }
    }

    private let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let observer = Observer()

    @Test("An observer gets each change with the values that its options ask for")
    func changes() {
      table.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: nil)
      table.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
      table.contentSize = CGSize(width: 100, height: 300)
      table.contentSize = CGSize(width: 100, height: 300)
      table.contentOffset.y = 20
      #expect(observer.changes == ["contentSize 0 300", "contentOffset - 20"])
    }

    @Test("The first value follows at once, and contexts are passed on")
    func initial() {
      var mark = 0
      withUnsafeMutablePointer(to: &mark) { pointer in
        let context = UnsafeMutableRawPointer(pointer)
        table.addObserver(observer, forKeyPath: "hidden", options: [.initial, .new], context: context)
        #expect(observer.changes == ["hidden - false context"])
        table.removeObserver(observer, forKeyPath: "hidden", context: nil)
        table.isHidden = true
        table.removeObserver(observer, forKeyPath: "hidden", context: context)
        table.isHidden = false
        #expect(observer.changes == ["hidden - false context", "hidden - true context"])
      }
    }

    @Test("An observation ends with its removal, and with its observer")
    func end() {
      table.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
      table.removeObserver(observer, forKeyPath: "contentOffset")
      weak var ended: Observer?
      do {
        let other = Observer()
        table.addObserver(other, forKeyPath: "contentOffset", options: .new, context: nil)
        ended = other
      }
      table.contentSize.height = 400
      table.contentOffset.y = 30
      #expect(observer.changes == [] && ended == nil)
    }
  }
#endif
