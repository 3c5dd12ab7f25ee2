private func secret() -> String { Secret().value }
private struct Secret { fileprivate let value = "other" }
func otherSecret() -> String { secret() }
