"""Reads the instructions of a function of WebAssembly. The formats are those of the WebAssembly specification."""
UNREACHABLE, NOP, BLOCK, LOOP, IF, ELSE, END, BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN = 0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 15
CONSTANT = 0x41
CALL_INDIRECT, SELECT_TYPED, FLOAT, DOUBLE, PREFIX = 0x11, 0x1C, 0x43, 0x44, 0xFC
# Instructions with one number behind them: blocks, branches, calls, variables, constants, memory.
WITH_NUMBER = {BLOCK, LOOP, IF, BRANCH, BRANCH_IF, 0x10, *range(0x20, 0x27), 0x3F, 0x40, 0x41, 0x42, 0xD0, 0xD2}
LOADS_AND_STORES = range(0x28, 0x3F)
# Instructions with nothing behind them: the ends of blocks, those that need nothing but the stack, and all of arithmetic.
ALONE = {UNREACHABLE, NOP, ELSE, END, RETURN, 0x1A, 0x1B, *range(0x45, 0xC5), 0xD1}
# Of those behind the prefix: how many numbers follow.
MEMORY_COPY, MEMORY_FILL = 10, 11


def number(code, at):
    """An unsigned number, and where it ends."""
    result = shift = 0
    while True:
        byte = code[at]
        at += 1
        result |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return result, at


def past_numbers(code, at, count):
    for _ in range(count):
        while code[at] & 128:
            at += 1
        at += 1
    return at


def end_of(code, at):
    """Where the instruction at a place ends."""
    operation, after = code[at], at + 1
    if operation in WITH_NUMBER:
        return past_numbers(code, after, 1)
    if operation in LOADS_AND_STORES or operation == CALL_INDIRECT:
        return past_numbers(code, after, 2)
    if operation in (FLOAT, DOUBLE):
        return after + (4 if operation == FLOAT else 8)
    if operation in (BRANCH_TABLE, SELECT_TYPED):
        count, after = number(code, after)
        return past_numbers(code, after, count + (operation == BRANCH_TABLE))
    if operation == PREFIX:
        kind, after = number(code, after)
        if kind > MEMORY_FILL or 7 < kind < MEMORY_COPY:
            raise ValueError(f"instruction {kind} behind the prefix is not known")
        return past_numbers(code, after, {MEMORY_COPY: 2, MEMORY_FILL: 1}.get(kind, 0))
    if operation not in ALONE:
        raise ValueError(f"instruction {operation} is not known")
    return after


def first_instruction(code, begins):
    """Where the instructions of a function begin: behind its locals."""
    groups, at = number(code, begins)
    for _ in range(groups):
        at = past_numbers(code, at, 1) + 1
    return at
