import Testing

#if !ThreadConfined
  @MainActor
#endif
@Suite struct KitFuzzTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func everythingHoldsWhateverIsDone(_ seed: UInt64) {
    let fuzzer = KitFuzzer(seed: seed)
    fuzzer.run(250)
    #expect(fuzzer.failures.isEmpty, "\(fuzzer.failures.joined(separator: "; "))")
  }
}
