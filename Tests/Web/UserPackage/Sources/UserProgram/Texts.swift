#if compiler(>=6.0)
  let condition = "compiler 6"
#elseif compiler(<6.0) && canImport(Nothing)
  let condition = "none"
#endif

#if canImport(_StringProcessing)
  // Embedded Swift has no regular expressions; these are read all the same.
  let quote = /"[^"]*"|import Parts/
  let slashes = #/https?://(?<host>[^/"]+)/#
  let lines = #/
    public  \s+  # a comment "
    import
  /#
#endif

/// Texts with words that are no names of the program.
func texts() -> [String] {
  let plain = "import Parts; public var a = \(String("public ".count))"
  let raw = #"import "Parts" \(here) \#(1 + 1)"#
  let long = """
    import Parts
    public /* no comment
    \("""
      #if within
      """)
    """
  let rawAndLong = ##"""
    import "#
    """#
    """##
  return [plain, raw, long, rawAndLong]
}

private func secret() -> String { "one" }
func oneSecret() -> String { secret() }
