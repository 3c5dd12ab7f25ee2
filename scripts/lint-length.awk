# No Swift file is longer than 600 lines: a longer one holds more than one concept.
FNR == 601 { print FILENAME ": more than 600 lines; split it by concept" > "/dev/stderr"; failed = 1 }
END { exit failed }
