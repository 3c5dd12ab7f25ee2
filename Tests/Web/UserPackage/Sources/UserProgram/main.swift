#!/usr/bin/env swift
@preconcurrency import Masonry
@testable import OpenUIKit; import OpenUIKitWeb
import struct Parts.Size
import func Parts.flagsOfParts

#if canImport(UIKit)  // Apple's
  import UIKit
#elseif canImport(Foundation)
  import Foundation
#endif

/* A comment /* within one: import Parts */ and public after it. */
print("texts: \(texts().count) \(texts()[1])")
print("condition: \(condition)")
print("entries: \(Entry(list: List(flags: 2)).list.flags) \(Transaction.extras) \(flagsOfParts())")
print("parts: \(widthOfSum(Size(width: 2), Parts.Size(width: 3)))")

do {
  let card = Card()
  card.extras = ["a", "b"]
  card.flags.insert(3)
  card.addSubview(UserProgram.Card())
  print(
    "card: \(card.flags.contains(3)) \(card.subviews.count) \(card.node()) \(OpenUIKit.UIView().subviews.count)"
  )
  let row = Row(style: .default, reuseIdentifier: nil)
  let toggle = Toggle(type: .custom)
  print(
    "members: \(Panel().container.count) \(row.separator) \(row.style) \(row.accessories) "
      + "\(toggle.content) \(toggle.titleView) \(toggle.isRightToLeft)")
  card.mas_makeConstraints { make in make.width.height.equalTo(40) }
  card.layoutIfNeeded()
}
print("private: \(oneSecret()) \(otherSecret())")

let shelf = Shelf.shared
var puts = 0
shelf.put("b") { @MainActor in puts += 1 }
print("shared: \(shelf.books.count) \(Shelf.count) \(puts) \(titles.last)")

// Twice the remainders of IEEE 754, by hand: of two quotients as near as each other, the even one.
let remainders = [4, 5, -5, 5.5, 7, -7, 1, 9].map { Int(2 * $0.remainder(dividingBy: 2)) }
print("remainders:\(remainders.reduce("") { "\($0) \($1)" })")
