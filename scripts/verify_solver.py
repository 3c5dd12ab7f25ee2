#!/usr/bin/env python3
"""Checks the constraint solver's answers against HiGHS, an independent LP solver (scipy, from PyPI).

Reads what `solver-states` prints. At every update, level by level from the strongest priority down, HiGHS finds the
least sum of absolute errors with the sums of the stronger levels kept; the solver's must be as small. Constraints that
the solver gave up are left out; each must belong to a conflicting set that cannot hold, and can without any one member,
and be its youngest. Where the answer and HiGHS disagree, rational arithmetic decides.

    solver-states 0 1000 8 | scripts/verify_solver.py [--record FILE]

With --record the programs, changes and HiGHS's optima are written to FILE, which the tests replay.
Coefficients are measured by the constraint's largest one, as the solver's tolerance is.
"""
import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

REQUIRED = 1000.0
# What a stronger level is let off, for HiGHS's rounding errors, and HiGHS's own tolerance. A weaker level gains by both,
# so that an answer which passes with any of the pairs is as good as can be; the others are for when HiGHS gives up.
ATTEMPTS = [(1e-9, 1e-9), (1e-11, 1e-10), (1e-7, 1e-7)]


class Constraint:
    def __init__(self, fields):
        self.relation = int(fields[0])
        self.priority = float(fields[1])
        self.constant = float(fields[2])
        count = int(fields[3])
        self.terms = [(int(fields[4 + 2 * i]), float(fields[5 + 2 * i])) for i in range(count)]
        # As written: 0.2 is a fifth here, not the binary number next to it, whose error no optimum may depend on.
        self.exact_terms = [(int(fields[4 + 2 * i]), Fraction(fields[5 + 2 * i])) for i in range(count)]
        self.scale = max(abs(coefficient) for _, coefficient in self.terms)

    def error(self, values):
        excess = self.constant + sum(coefficient * values[variable] for variable, coefficient in self.terms)
        if self.relation == 0:
            return abs(excess)
        return max(0.0, -self.relation * excess)

    def rounding(self, values):
        """What the nearest doubles may be off: a value of 1e15 is exact to an eighth only."""
        return sum(abs(coefficient) * math.ulp(values[variable]) for variable, coefficient in self.terms)


def program(constraints, variables):
    """Rows `Σ coefficient · x - over + under = -constant`, each scaled to a largest coefficient of one."""
    rows, columns, cells, right = [], [], [], []
    count = len(constraints)
    for row, constraint in enumerate(constraints):
        for variable, coefficient in constraint.terms:
            rows.append(row), columns.append(variable), cells.append(coefficient / constraint.scale)
        rows += [row, row]
        columns += [variables + 2 * row, variables + 2 * row + 1]
        cells += [-1.0, 1.0]
        right.append(-constraint.constant / constraint.scale)
    matrix = coo_matrix((cells, (rows, columns)), shape=(count, variables + 2 * count)).tocsr()
    bounds = [(None, None)] * variables + [(0, None)] * (2 * count)
    return matrix, np.array(right), bounds


def weight(constraint):
    """What an error in the scaled row counts. Required constraints hold or are given up; their scale is of no account."""
    return 1.0 if constraint.priority == REQUIRED else constraint.scale


def exact_weight(constraint):
    return Fraction(1) if constraint.priority == REQUIRED else max(abs(cell) for _, cell in constraint.exact_terms)


def costs(constraints, variables, priority):
    cost = np.zeros(variables + 2 * len(constraints))
    for row, constraint in enumerate(constraints):
        if constraint.priority != priority:
            continue
        if constraint.relation <= 0:
            cost[variables + 2 * row] = weight(constraint)
        if constraint.relation >= 0:
            cost[variables + 2 * row + 1] = weight(constraint)
    return cost


def holds(constraints, variables):
    if not constraints:
        return True
    matrix, right, bounds = program(constraints, variables)
    cost = costs(constraints, variables, REQUIRED)
    result = linprog(cost, A_eq=matrix, b_eq=right, bounds=bounds, method="highs")
    return result.status == 0 and result.fun < 1e-6


def optima(constraints, variables, slack, tolerance):
    """(priority, least sum of errors) from the strongest level down; None if HiGHS fails."""
    matrix, right, bounds = program(constraints, variables)
    extra, limits, result = [], [], []
    options = {"primal_feasibility_tolerance": tolerance, "dual_feasibility_tolerance": tolerance}
    for priority in sorted({constraint.priority for constraint in constraints}, reverse=True):
        cost = costs(constraints, variables, priority)
        unit = max(cost.max(), 1e-300)
        answer = linprog(
            cost / unit, A_eq=matrix, b_eq=right, bounds=bounds, method="highs", options=options,
            A_ub=np.array(extra) if extra else None, b_ub=np.array(limits) if limits else None)
        if answer.status != 0:
            return None
        result.append((priority, answer.fun * unit))
        extra.append(cost / unit)
        limits.append(answer.fun + slack * (1 + abs(answer.fun)))
    return result


class ExactProgram:
    """The simplex method in rational arithmetic, level by level: slow, and without rounding errors or tolerances.

    Each constraint is `Σ coefficient · x + constant = over - under`, with `over` and `under` at least zero; a basic
    column is a row of numbers, one a nonbasic column. The columns are the free variables, then `over` and `under` of
    each constraint. With the smallest number first (Bland's rule) the method never cycles.
    """

    def __init__(self, constraints, variables):
        self.constraints = constraints
        self.variables = variables
        self.frozen = set()
        self.values = {}
        self.rows = {}
        for number, constraint in enumerate(constraints):
            over = variables + 2 * number
            scale = max(abs(coefficient) for _, coefficient in constraint.exact_terms)
            row = {variable: coefficient / scale for variable, coefficient in constraint.exact_terms}
            constant = Fraction(repr(constraint.constant)) / scale
            if constant >= 0:
                basic, other, sign = over, over + 1, 1
            else:
                basic, other, sign = over + 1, over, -1
            row = {column: sign * cell for column, cell in row.items()}
            row[other] = Fraction(1)
            self.rows[basic] = row
            self.values[basic] = sign * constant

    def optima(self):
        """(priority, least sum of errors) from the strongest level down."""
        result = []
        for priority in sorted({constraint.priority for constraint in self.constraints}, reverse=True):
            cost = self.cost(priority)
            while self.improve(cost):
                pass
            reduced = self.reduced(cost)
            self.frozen |= {column for column, slope in reduced.items() if slope != 0}
            total = sum(weight * self.values.get(column, 0) for column, weight in cost.items())
            result.append((priority, float(total)))
        return result

    def cost(self, priority):
        cost = {}
        for number, constraint in enumerate(self.constraints):
            if constraint.priority != priority:
                continue
            over = self.variables + 2 * number
            if constraint.relation <= 0:
                cost[over] = exact_weight(constraint)
            if constraint.relation >= 0:
                cost[over + 1] = exact_weight(constraint)
        return cost

    def reduced(self, cost):
        """How fast the cost grows with each nonbasic column."""
        result = {column: slope for column, slope in cost.items() if column not in self.rows}
        for column, slope in cost.items():
            for other, cell in self.rows.get(column, {}).items():
                result[other] = result.get(other, 0) + slope * cell
        return result

    def improve(self, cost):
        """One step. False at the optimum."""
        reduced = self.reduced(cost)
        for column in sorted(reduced):
            slope = reduced[column]
            if column in self.frozen or slope == 0 or (slope > 0 and column >= self.variables):
                continue
            self.enter(column, -1 if slope > 0 else 1)
            return True
        return False

    def enter(self, column, direction):
        steps = [
            (self.values[basic] / -(row[column] * direction), basic)
            for basic, row in self.rows.items()
            if basic >= self.variables and row.get(column, 0) * direction < 0
        ]
        step, leaving = min(steps)
        for basic, row in self.rows.items():
            if column in row:
                self.values[basic] += row[column] * direction * step
        pivot = self.rows.pop(leaving)
        coefficient = pivot.pop(column)
        solved = {other: -cell / coefficient for other, cell in pivot.items()}
        solved[leaving] = 1 / coefficient
        for row in self.rows.values():
            factor = row.pop(column, 0)
            if factor != 0:
                for other, cell in solved.items():
                    row[other] = row.get(other, 0) + factor * cell
                    if row[other] == 0:
                        del row[other]
        self.values[column] = self.values.get(column, 0) + direction * step
        del self.values[leaving]
        self.rows[column] = solved


def check(state):
    """(complaints, optima, whether rational arithmetic had to decide) for one state."""
    name, variables, live, values, broken, violations = state
    complaints = [f"{name}: {violation}" for violation in violations]
    for culprit, members in broken:
        members = [number for number in members]
        if culprit != max(members):
            complaints.append(f"{name}: {culprit} was given up, and is not the youngest of {members}")
        if any(live[number].priority != REQUIRED for number in members):
            complaints.append(f"{name}: {members} are not all required")
        if holds([live[number] for number in members], variables):
            complaints.append(f"{name}: {members} do not contradict each other")
        for left_out in members:
            if not holds([live[number] for number in members if number != left_out], variables):
                complaints.append(f"{name}: {members} is not minimal, {left_out} is needless")
    given_up = {culprit for culprit, _ in broken}
    kept = [constraint for number, constraint in live.items() if number not in given_up]
    for slack, tolerance in ATTEMPTS:
        best = optima(kept, variables, slack, tolerance)
        if best is None:
            continue
        if worse_level(kept, values, best) is None:
            return complaints, best, False
    # HiGHS computes with tolerances too, and on badly scaled programs they decide. Then rational arithmetic does.
    best = ExactProgram(kept, variables).optima()
    reason = worse_level(kept, values, best)
    if reason is not None:
        complaints.append(f"{name}: {reason}")
    return complaints, best, True


def worse_level(kept, values, best):
    """The first level at which the values are worse than HiGHS's optimum, in words; None if there is none."""
    for priority, least in best:
        members = [constraint for constraint in kept if constraint.priority == priority]
        achieved = sum(
            max(0.0, constraint.error(values) - constraint.rounding(values)) / constraint.scale * weight(constraint)
            for constraint in members
        )
        scale = max([weight(constraint) for constraint in members])
        if achieved > least + 1e-4 * (scale + abs(least)):
            return f"level {priority}: {achieved}, the least is {least}"
    return None


def states(lines, log):
    name, variables, live, count, pending, step = "", 0, {}, 0, None, 0
    for line in lines:
        fields = line.split()
        if not fields:
            continue
        if pending and fields[0] not in "BI":
            yield pending
            pending = None
        key = fields[0]
        if key == "S":
            name, variables, live, count, step = f"seed {fields[1]}", int(fields[2]), {}, 0, 0
        elif key == "C":
            live[count] = Constraint(fields[1:])
            count += 1
        elif key == "K":
            live[int(fields[1])].constant = float(fields[2])
        elif key == "P":
            live[int(fields[1])].priority = float(fields[2])
        elif key == "R":
            del live[int(fields[1])]
        elif key == "V":
            copies = {}
            for number, constraint in live.items():
                copy = object.__new__(Constraint)
                copy.__dict__ = dict(constraint.__dict__)
                copies[number] = copy
            pending = (f"{name} state {step}", variables, copies, [float(field) for field in fields[1:]], [], [])
            step += 1
            log.append(None)
            continue
        elif key == "I":
            pending[5].append(line[2:].strip())
            continue
        elif key == "B":
            pending[4].append((int(fields[1]), [int(field) for field in fields[3:]]))
            continue
        log.append(line.strip())
    if pending:
        yield pending


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--record", metavar="FILE")
    arguments = parser.parse_args()
    log, total, bad, conflicting, exact, answers = [], 0, 0, 0, 0, []
    with ProcessPoolExecutor() as pool:
        batch = []

        def run():
            nonlocal total, bad, conflicting, exact
            for state, (complaints, best, is_exact) in zip(batch, pool.map(check, batch, chunksize=16)):
                total += 1
                conflicting += bool(state[4])
                exact += is_exact
                if complaints:
                    bad += 1
                    print("\n".join(complaints), file=sys.stderr)
                if arguments.record:
                    answers.append((best, sorted(culprit for culprit, _ in state[4])))
            batch.clear()

        for state in states(sys.stdin, log):
            batch.append(state)
            if len(batch) == 4000:
                run()
                print(f"{total} states, {bad} wrong", file=sys.stderr)
        run()
    if arguments.record:
        write(arguments.record, log, answers)
    print(f"{total} states checked against HiGHS: {bad} wrong; {conflicting} with conflicts, "
          f"{exact} decided by rational arithmetic")
    sys.exit(1 if bad else 0)


def write(path, log, answers):
    """The log with, instead of each state, `O` and the optima, and `B` and what was given up."""
    answers = iter(answers)
    with open(path, "w") as file:
        for line in log:
            if line is not None:
                file.write(line + "\n")
                continue
            best, broken = next(answers)
            pairs = " ".join(f"{priority:g} {least:.6g}" for priority, least in best or [])
            file.write(f"O {pairs}\n" + (f"B {' '.join(map(str, broken))}\n" if broken else ""))


if __name__ == "__main__":
    main()
