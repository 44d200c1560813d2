// Options are priced by the names of sizes: 'large ' means the size 'Large'.

/** Equal for names that mean the same size. */
const sizeKey = (name: string): string => name.trim().toLowerCase();

export const isSameSize = (one: string, other: string): boolean => sizeKey(one) === sizeKey(other);

/** The positions of entries whose size an earlier entry names. */
export function repeatedSizes(entries: readonly { name: string }[]): number[] {
  const seen = new Set<string>();
  return entries.flatMap(({ name }, at) => {
    const isNew = !seen.has(sizeKey(name));
    seen.add(sizeKey(name));
    return isNew ? [] : [at];
  });
}
