# Every public declaration in Sources and Gallery/Sources has a doc comment. Overrides and implementations of a protocol's members
# inherit theirs. Usage: awk -f lint-documentation.awk pass=1 FILE… pass=2 FILE…

function name_of(line) {
  if (!match(line, /(func|var|let|typealias|associatedtype)[ \t]+[A-Za-z0-9_]+/)) return ""
  line = substr(line, RSTART, RLENGTH)
  sub(/^.*[ \t]/, "", line)
  return line
}

FNR == 1 {
  documented = 0
  protocol_indentation = -1
  checked = FILENAME ~ /^(Gallery\/)?Sources\//
}

# --- Pass 1: the names of what protocols ask for.
pass == 1 {
  match($0, /^ */)
  if (protocol_indentation >= 0 && RLENGTH <= protocol_indentation && /}/) protocol_indentation = -1
  if (protocol_indentation >= 0 && /(func|var|associatedtype)[ \t]/) required[name_of($0)] = 1
  if (/(^|[ \t])protocol[ \t].*{[ \t]*$/) { match($0, /^ */); protocol_indentation = RLENGTH }
  next
}

# --- Pass 2: the declarations.
/^[ \t]*\/\/\// { documented = 1; next }

# Attributes, also over several lines, and conditions may stand between a comment and its declaration.
/^[ \t]*@[a-z]+\([ \t]*$/ { in_attribute = 1 }
# A comment before a condition holds for all its branches.
/^[ \t]*#if/ { documented_before = documented }
/^[ \t]*#else/ { documented = documented_before }
in_attribute { if (/^[ \t]*\)/) in_attribute = 0; next }
/^[ \t]*@[^ \t]+([ \t]*\(.*\))?([ \t]+@[^ \t]+)*[ \t]*$/ || /^[ \t]*#(if|endif|else)/ { next }

checked && /^[ \t]*(@[^ \t]+[ \t]+)*(public|open)[ \t]/ && !/(public|open)[ \t]+(extension|import)/ {
  inherits = /[ \t]override[ \t]/ || /func (==|<|hash\(into|encode\(with)/ || /init\?\(coder/
  inherits = inherits || /(var|let) rawValue|init\(rawValue/ || /var (debugD|d)escription/
  if (!documented && !inherits && !(name_of($0) in required)) {
    print FILENAME ":" FNR ": public, but without a doc comment: " $0 > "/dev/stderr"
    failed = 1
  }
}

{ documented = 0 }

END { exit failed }
