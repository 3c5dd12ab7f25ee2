extension ConstraintSolver {
  /// The solver's state as text, for bug reports and for reading along while debugging.
  ///
  /// One line per item, in this order:
  /// - `x3 = 12` variable 3 and its value; `p` follows for a parameter, `d7` if constraint 7 defines it
  /// - `c7 @1000 2·x3 - x4 + 8 == 0` constraint 7 with its priority. Then its role: `definition`, `piece r2`
  ///   of the cost of residual variable 2 (`<` below, `=` within, `>` above its breakpoint), `dormant`, `pending` or `broken`.
  ///   After `dormant`, `<` or `>` means that it is counted below or above its limit
  /// - `r2 = 5` residual variable 2 and its value; then its variable (`x3`, or `c7` for a logical). `basic`
  ///   is followed by its row, `3·r1 - r4`. `nonbasic` is followed by its reduced cost, `250:1` for a
  ///   derivative of 1 at level 250
  public func dump() -> String {
    var text = ""
    for index in 0..<model.variables.count where model.variables[index].isLive {
      text += dumpVariable(Int32(index))
    }
    for index in 0..<model.constraints.count where model.constraints[index].isLive {
      text += dumpConstraint(Int32(index))
    }
    for index in 0..<program.residuals.count where program.residuals[index].isLive {
      text += dumpResidual(Int32(index))
    }
    return text
  }

  private func dumpVariable(_ index: Int32) -> String {
    let definition = model.variables[index].definition
    return "x\(index) = \(model.values[index]) \(definition < 0 ? "p" : "d\(definition)")\n"
  }

  private func dumpConstraint(_ index: Int32) -> String {
    let record = model.constraints[index]
    var sum = ""
    for place in record.terms.start..<record.terms.end {
      sum += dumpTerm(model.terms[place].coefficient, "x\(model.terms[place].variable)", isFirst: sum.isEmpty)
    }
    if record.constant != 0 { sum += " \(record.constant < 0 ? "-" : "+") \(record.constant.magnitude)" }
    return
      "c\(index) @\(record.priority.rawValue) \(sum) \(dumpRelation(record.relation)) 0 \(dumpRole(of: index))\n"
  }

  private func dumpRelation(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func dumpRole(of index: Int32) -> String {
    switch model.constraints[index].role {
    case .unused: "unused"
    case .pending: "pending"
    case .definition: "definition"
    case .dormant: "dormant\(dumpSide(ofDormant: index))"
    case .broken: "broken"
    case .piece: "piece r\(model.constraints[index].target) \(dumpSide(of: index))"
    }
  }

  private func dumpSide(of piece: Int32) -> String {
    let offset = program.residuals[model.constraints[piece].target].value - program.pieces[piece].breakpoint
    return switch program.pieces[piece].side(at: offset, tie: 0) {
    case .below: "<"
    case .satisfied: "="
    case .above: ">"
    }
  }

  private func dumpSide(ofDormant constraint: Int32) -> String {
    switch model.constraints[constraint].side {
    case .below: " <"
    case .satisfied: ""
    case .above: " >"
    }
  }

  private func dumpResidual(_ index: Int32) -> String {
    let record = program.residuals[index]
    let meaning = record.variable >= 0 ? "x\(record.variable)" : "c\(record.constraint)"
    return
      "r\(index) = \(record.value) \(meaning) \(record.isBasic ? dumpRow(record.row) : dumpCost(record))\n"
  }

  private func dumpRow(_ row: Int32) -> String {
    var sum = ""
    let list = program.rows[row].entries
    for position in 0..<list.count {
      let entry = program.entries[list, position]
      sum += dumpTerm(entry.coefficient, "r\(entry.index)", isFirst: sum.isEmpty)
    }
    return "basic \(sum.isEmpty ? "0" : sum)"
  }

  private func dumpCost(_ record: ResidualVariable) -> String {
    var text = "nonbasic"
    for position in 0..<record.reducedCost.count {
      let entry = program.levels[record.reducedCost, position]
      text += " \(Float(bitPattern: UInt32(bitPattern: entry.level))):\(entry.value)"
    }
    return text
  }

  private func dumpTerm(_ coefficient: Double, _ name: String, isFirst: Bool) -> String {
    let sign = coefficient < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + ")
    return sign + (coefficient.magnitude == 1 ? name : "\(coefficient.magnitude)·\(name)")
  }
}
