"""What to write instead of what a page's Swift lacks, by the compiler's errors."""
import re

# Names of Foundation and Dispatch that are missed most often and have no counterpart.
FOUNDATION = "URL|URLSession|UUID|DispatchQueue|UserDefaults|FileManager|Bundle|Process|Thread|Locale|RunLoop"

HINTS = [
    (r"attribute 'weak' cannot be used|cannot find (type )?'Weak' in scope|unknown attribute 'Weak'",
     "a file with `weak` imports OpenUIKit or UIKitShim; a weak variable has a declaration of its own"),
    (r"no such module '(UIKit|AppKit)'", "import OpenUIKit, or UIKitShim for a file that has to compile on Apple's platforms as well"),
    (r"no such module '(Foundation|CoreGraphics|QuartzCore|CoreFoundation)'",
     "import OpenUIKit: it has the geometry, NSObject, IndexPath, NSAttributedString and the other parts that views need; "
     "a page has no Foundation"),
    (r"no such module '(\w+)'", "a page is made of Swift sources alone: of the package and of packages that it depends on"),
    (r"global function 'print\(_:terminator:\)'|cannot find '(debugPrint|dump)' in scope|extra argument 'separator' in call"
     r"|argument type 'StaticString'|missing argument label 'terminator:' in call|'CustomStringConvertible' is unavailable",
     "`print` takes one text, number, Bool or NSObject, or one value whose type is CustomStringConvertible; "
     "put several into one text: print(\"\\(a) \\(b)\")"),
    (r"have 'format:|no exact matches in call to initializer|extra argument 'format'",
     "a page has no String(format:): put values into the text, \"\\(count) items\", and round a number before: (x * 10).rounded() / 10"),
    (r"cannot find (type )?'(NumberFormatter|MeasurementFormatter|ByteCountFormatter)' in scope",
     "a page has no formatters of numbers: write the digits with \"\\(number)\"; DateFormatter is there for dates"),
    (r"cannot find (type )?'(JSONDecoder|JSONEncoder|PropertyListDecoder|JSONSerialization)' in scope",
     "a page has no coders: let the page's script parse the text, and pass its values to Swift"),
    (r"cannot find (type )?'(Data|NSData)' in scope", "a page has no Data: [UInt8] holds bytes"),
    (r"cannot find (type )?'Timer' in scope", "a page has no Timer: CADisplayLink, or UIView.animate with a delay, calls code later"),
    (rf"cannot find (type )?'({FOUNDATION})' in scope", "this is part of Foundation or Dispatch, which a page does not have"),
    (r"cannot find '(Task|MainActor)' in scope", "a page has no concurrency; `UIImage.load`, `UIView.animate` and other calls take a completion"),
    (r"Objective-C interoperability is disabled", "pass a closure: `addAction(UIAction { _ in … }, for: .touchUpInside)`"),
    (r"'(Codable|Mirror)' is unavailable|'init\(describing:\)' is unavailable|cannot use .*\bAny\b|key ?paths? .*Embedded",
     "a page's Swift has no `Any`, no reflection and no key paths; use protocols, generics and closures"),
]


def hint(error):
    """What helps against an error of the compiler; None if nothing is known."""
    return next((text for pattern, text in HINTS if re.search(pattern, error)), None)


def explained(errors):
    """The errors, each hint after the first error that it helps against."""
    given = set()
    for error in errors:
        yield error
        text = hint(error)
        if text and text not in given:
            given.add(text)
            yield f"  help: {text}"
