// The order in which records of one batch are deleted or come back: by what they say of each other.

/**
 * Those that are referred to come first; otherwise in the given order. Records that refer to each other in a circle are one group.
 * Every record and every reference is looked at once (Tarjan's strongly connected components).
 */
export function groupedByReferences(
  ids: readonly number[],
  referencesOf: (id: number) => readonly number[],
): number[][] {
  const known = new Set(ids);
  const groups: number[][] = [];
  const open: number[] = [];
  const isOpen = new Set<number>();
  const numberOf = new Map<number, number>();

  /** Returns the lowest number that it reaches among those that are still open. */
  function visit(id: number): number {
    const own = numberOf.size;
    numberOf.set(id, own);
    open.push(id);
    isOpen.add(id);
    let lowest = own;
    for (const other of referencesOf(id)) {
      if (!known.has(other)) continue;
      if (!numberOf.has(other)) lowest = Math.min(lowest, visit(other));
      else if (isOpen.has(other)) lowest = Math.min(lowest, numberOf.get(other) ?? own);
    }
    if (lowest === own) close(id);
    return lowest;
  }

  function close(id: number): void {
    const group = open.splice(open.lastIndexOf(id));
    for (const one of group) isOpen.delete(one);
    groups.push(group);
  }

  for (const id of ids) if (!numberOf.has(id)) visit(id);
  return groups;
}
