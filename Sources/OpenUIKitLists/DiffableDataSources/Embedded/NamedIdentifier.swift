/// Nothing at the end of a message, because a page cannot print any value.
func named<Identifier: Hashable>(_ identifier: Identifier) -> String { "" }
