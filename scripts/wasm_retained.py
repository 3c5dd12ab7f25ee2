"""Computes how much of an object file would go with a function or a piece of data, because only that leads to it."""


def retained_sizes(file):
    """For each node that is needed, the bytes that would go with it: its own and those that only it leads to; and the node
    that leads to it.

    By the dominators of the graph (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm").
    """
    root = len(file.nodes)
    uses = {number: file.needed_by(number) for number in file.needed}
    uses[root] = {number for number in file.needed if file.nodes[number].is_root}
    order, place = postorder(uses, root)
    predecessors = {number: [] for number in order}
    for number in order:
        for use in uses[number]:
            predecessors[use].append(number)
    dominator = {root: root}
    changed = True
    while changed:
        changed = False
        for number in reversed(order[:-1]):
            new = None
            for predecessor in predecessors[number]:
                if predecessor in dominator:
                    new = predecessor if new is None else common(new, predecessor, dominator, place)
            if dominator.get(number) != new:
                dominator[number] = new
                changed = True
    sizes = {number: file.nodes[number].size if number != root else 0 for number in order}
    for number in order[:-1]:
        sizes[dominator[number]] += sizes[number]
    return sizes, dominator


def postorder(uses, root):
    order, seen, waiting = [], {root}, [(root, iter(uses[root]))]
    while waiting:
        number, rest = waiting[-1]
        following = next((use for use in rest if use not in seen), None)
        if following is None:
            order.append(number)
            waiting.pop()
        else:
            seen.add(following)
            waiting.append((following, iter(uses[following])))
    return order, {number: place for place, number in enumerate(order)}


def common(first, second, dominator, place):
    while first != second:
        while place[first] < place[second]:
            first = dominator[first]
        while place[second] < place[first]:
            second = dominator[second]
    return first
