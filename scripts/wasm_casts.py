"""Casts to classes that nothing makes an object of, nor of a class that inherits from them: they fail, always.

What is done when they succeed is never done. The optimiser cannot know that, since a class is a piece of data that it asks
about at run time.
"""
import wasm_code

# What asks for the class whose address is on the stack: the function that casts, or `==` and `!=`.
CALL, NOT_EQUAL = 0x10, 0x47
ADDRESS_LENGTH, CALL_LENGTH, COMPARISON_LENGTH = 6, 6, 1


def classes_with_objects(file):
    """The classes that an object can be of: those that are made, and those that they inherit from."""
    found, waiting = set(file.made), list(file.made)
    while waiting:
        above = {each for each in file.nodes[waiting.pop()].asks if file.nodes[each].is_class} - found
        found |= above
        waiting += above
    return found


def failing_questions(file, number, possible):
    """(relocation, how it asks) of each question of a function that has one answer only."""
    relocations = file.relocations_of_node.get(number, [])
    following = {relocation.place: relocation for relocation in relocations}
    for relocation in relocations:
        used = file.used_by(relocation)
        if used in file.nodes[number].asks and used not in possible and (question := file.question(relocation, following)) is not None:
            yield relocation, question


def drop_failing(file):
    """Takes out of the needed functions what they would only do with objects that there cannot be; whether there was any."""
    possible, found = classes_with_objects(file), False
    for number in [number for number in file.needed if file.nodes[number].is_function and file.nodes[number].asks - possible]:
        questions = list(failing_questions(file, number, possible))
        if questions:
            drop(file, number, questions)
            found = True
    return found


def drop(file, number, questions):
    begins, ends = file.spans[wasm_code.CODE_SECTION][number]
    body = wasm_code.number(file.code, begins)[1]
    gone = []
    for relocation, question in questions:
        length = ADDRESS_LENGTH + (CALL_LENGTH if question == CALL else COMPARISON_LENGTH)
        wasm_code.decide(file.code, relocation.place - 1, length, int(question == NOT_EQUAL))
        gone.append((relocation.place - 1, relocation.place - 1 + length))
    gone += wasm_code.without_unreachable(file.code, body, ends)
    kept = [relocation for relocation in file.relocations_of_node[number]
            if not any(begin <= relocation.place < end for begin, end in gone)]
    file.relocations_of_node[number] = kept
    file.read_uses(number)
