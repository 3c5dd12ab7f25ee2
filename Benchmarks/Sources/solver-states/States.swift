import ConstraintSolver

/// Prints random programs and changes to them, with the solver's answers, for `scripts/verify_solver.py`.
///
///     solver-states FIRST_SEED SEED_COUNT MOST_VARIABLES [mixed]
///
/// One item a line:
///
///     S seed variables            a new, empty program
///     C relation priority constant n (variable coefficient)*    a constraint `Σ … + constant relation 0` is added
///     K constraint constant       a constraint, numbered in the order of addition, gets another constant
///     P constraint priority       … another priority
///     R constraint                … is removed
///     U                           the solver updates
///     V value*                    the values then
///     I text                      something wrong that the solver found in its own state
///     B constraint n (constraint)*    a constraint given up, and the minimal set it contradicts
@main struct States {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3, numbers[2] >= 2 else {
      print("usage: solver-states FIRST_SEED SEED_COUNT MOST_VARIABLES [mixed]")
      return
    }
    for seed in numbers[0]..<numbers[0] + numbers[1] {
      var program = RandomProgram(
        seed: seed, mostVariables: numbers[2], isMixed: CommandLine.arguments.last == "mixed")
      program.run()
    }
  }
}
