/// The state that a program for one thread and for several threads shares: on a desktop the main actor guards it.
@MainActor final class Shelf {
  static let shared = Shelf()
  private(set) static var count = 0
  var books = ["a"] { didSet { Shelf.count += 1 } }

  func put(_ book: String, then done: @escaping @MainActor () -> Void) {
    books.append(book)
    done()
  }
}

let titles = (first: "a", last: "z")
