"""Reads the instructions of a function of WebAssembly, and takes away those that cannot be reached.

The formats are those of the WebAssembly specification. LLVM writes no instruction `if`: all its conditions are branches out of blocks.
"""
CODE_SECTION = 10
UNREACHABLE, NOP, BLOCK, LOOP, IF, ELSE, END, BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN = 0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 15
DROP, SET_LOCAL, TEE_LOCAL, CONSTANT, IS_ZERO = 0x1A, 0x21, 0x22, 0x41, 0x45
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


def labels(code, at):
    """The labels that a branch can go to."""
    if code[at] != BRANCH_TABLE:
        return [number(code, at + 1)[0]]
    count, at = number(code, at + 1)
    found = []
    for _ in range(count + 1):
        label, at = number(code, at)
        found.append(label)
    return found


def decide(code, at, length, answer):
    """Puts a known answer in place of the instructions that ask, which take one value, and decides a branch on it.

    What is written is as long as what was there.
    """
    after, value, kept = at + length, answer, []
    if code[after] == TEE_LOCAL:
        local = past_numbers(code, after + 1, 1)
        kept = [CONSTANT, answer, SET_LOCAL, *code[after + 1:local]]
        after = local
    while code[after] == IS_ZERO:
        after, value = after + 1, 1 - value
    if code[after] == BRANCH_IF:
        label = past_numbers(code, after + 1, 1)
        branch = [BRANCH, *code[after + 1:label]] if value else []
        after = label
    else:
        after, kept, branch = at + length, [CONSTANT, answer], []
    padding = [NOP] * (after - at - 1 - len(kept) - len(branch))
    code[at:after] = bytes([DROP, *padding, *kept, *branch])


def unreachable_spans(code, at, ends):
    """Where instructions lie that nothing leads to, by the blocks and branches of a function."""
    # Of each open block: whether it is a loop, and whether a branch leads to its end.
    blocks, is_reached, begins, depth = [[False, False]], True, None, 0
    while at < ends:
        operation, after = code[at], end_of(code, at)
        if operation == IF:
            raise ValueError("LLVM writes no `if`")
        if not is_reached and (depth or operation != END):
            begins = at if begins is None else begins
            depth += (operation in (BLOCK, LOOP)) - (operation == END)
        elif operation in (BLOCK, LOOP):
            blocks.append([operation == LOOP, False])
        elif operation == END:
            if begins is not None:
                yield begins, at
                begins = None
            is_loop, has_branches = blocks.pop()
            is_reached = is_reached or has_branches and not is_loop
        elif operation in (BRANCH, BRANCH_IF, BRANCH_TABLE):
            for label in labels(code, at):
                blocks[-1 - label][1] = True
            is_reached = operation == BRANCH_IF
        elif operation in (UNREACHABLE, RETURN):
            is_reached = False
        at = after


def without_unreachable(code, at, ends):
    """Overwrites the instructions between two places that nothing leads to; returns where they were."""
    spans = list(unreachable_spans(code, first_instruction(code, at), ends))
    for begins, end in spans:
        code[begins:end] = bytes([UNREACHABLE]) + bytes([NOP]) * (end - begins - 1)
    return spans
