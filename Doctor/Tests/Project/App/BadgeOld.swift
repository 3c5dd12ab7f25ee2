let old = MissingBadge()
