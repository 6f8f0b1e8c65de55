# Prints the targets of a Makefile under the groups their comments name: `target: ...  ## group: what it does`.
/^[a-z-]+:.*## / {
    split($0, parts, "## ")
    target = $0
    sub(/:.*/, "", target)
    group = parts[2]
    sub(/:.*/, "", group)
    text = parts[2]
    sub(/^[a-z]+: */, "", text)
    if (!(group in lines)) order[++groups] = group
    lines[group] = lines[group] sprintf("  make %-12s %s\n", target, text)
}
END {
    for (i = 1; i <= groups; i++) printf "%s%s:\n%s", (i > 1 ? "\n" : ""), order[i], lines[order[i]]
}
