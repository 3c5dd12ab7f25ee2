/// Nothing: pages have no attributed texts, whose attributes begin with a header of Core Foundation elsewhere.
package struct CoreFoundationHeader: Sendable {
  package init() {}
}
