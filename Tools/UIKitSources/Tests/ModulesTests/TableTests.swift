import Foundation
import FoundationAdditions
import Testing

@Suite("Tables of objects") struct TableTests {
  private final class Delegate { var name = "a" }
  private final class Key: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override var hash: Int { number % 2 }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
  }

  @Test("A set of weak objects loses those that are deallocated")
  func weakObjects() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Delegate()
    table.add(kept)
    table.add(kept)
    do {
      let other = Delegate()
      table.add(other)
      #expect(table.count == 2 && table.contains(other))
    }
    #expect(table.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil && !table.contains(kept))
    table.add(nil)
    #expect(table.allObjects.isEmpty)
  }

  @Test("Objects are compared by isEqual, or as pointers")
  func equality() {
    let equal = NSHashTable<Key>(), pointers = NSHashTable<Key>(options: .objectPointerPersonality)
    for number in [1, 3, 1, 2] {
      equal.add(Key(number))
      pointers.add(Key(number))
    }
    #expect(equal.count == 3 && equal.contains(Key(3)) && !equal.contains(Key(5)))
    #expect(equal.member(Key(2))?.number == 2)
    #expect(pointers.count == 4 && !pointers.contains(Key(1)))
    equal.remove(Key(1))
    #expect(Set(equal.allObjects.map(\.number)) == [2, 3])
    #expect(equal.objectEnumerator().allObjects.count == 2)
  }

  @Test("A map holds its values weakly, and finds keys by isEqual")
  func map() {
    let map = NSMapTable<NSString, Delegate>.strongToWeakObjects()
    let kept = Delegate()
    map.setObject(kept, forKey: "a")
    do {
      let other = Delegate()
      map.setObject(other, forKey: NSString("b"))
      #expect(map.object(forKey: NSString("b")) === other && map.count == 2)
    }
    #expect(map.object(forKey: "b") == nil && map.object(forKey: NSString("a")) === kept)
    #expect(map.count == 1 && map.dictionaryRepresentation()[NSString("a")] === kept)
    #expect(map.keyEnumerator().allObjects as? [NSString] == ["a"])
    map.setObject(nil, forKey: "a")
    #expect(map.count == 0 && map.objectEnumerator() == nil && map.object(forKey: nil) == nil)
  }

  @Test("An entry goes with its weak key")
  func weakKeys() {
    let map = NSMapTable<Delegate, NSString>.weakToStrongObjects()
    do {
      let key = Delegate()
      map.setObject("first", forKey: key)
      map.setObject("second", forKey: key)
      #expect(map.object(forKey: key) == "second" && map.count == 1)
    }
    #expect(map.count == 0)
    let retained = NSMapTable<Key, Key>.strongToStrongObjects()
    for number in 0..<300 { retained.setObject(Key(number), forKey: Key(number)) }
    #expect(retained.count == 300 && retained.object(forKey: Key(299))?.number == 299)
    retained.removeObject(forKey: Key(7))
    #expect(retained.count == 299)
    retained.removeAllObjects()
    #expect(retained.count == 0)
  }

  @Test("A table copies what it is given if it has to")
  func copies() {
    let table = NSHashTable<NSString>(options: .copyIn)
    let text = NSMutableString(string: "a")
    table.add(text)
    text.append("b")
    #expect(table.anyObject == "a")
  }
}
