// Counts how many elements of lists are walked over: what searches a list once for each of its elements shows as a count
// that grows with the square of the list, on any machine at any load.

const walks = [
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'includes',
  'indexOf',
  'forEach',
  'reduce',
  'concat',
  'slice',
] as const;

type Walk = (this: unknown[], ...rest: unknown[]) => unknown;

/** The elements that `work` walked over; a search that ends early counts as the whole list. Lists work as before after it. */
export async function countWalks(work: () => Promise<unknown>): Promise<number> {
  const lists = Array.prototype as unknown as Record<string, Walk>;
  const originals = walks.map((name) => [name, lists[name] as Walk] as const);
  let count = 0;
  for (const [name, original] of originals) {
    lists[name] = function counted(...rest) {
      count += this.length;
      return original.apply(this, rest);
    };
  }
  try {
    await work();
    return count;
  } finally {
    for (const [name, original] of originals) lists[name] = original;
  }
}
