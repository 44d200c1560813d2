// Counts visited list elements: a search through a list for each of its elements shows as quadratic growth, on any machine
// under any load.

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

/** The list elements that `work` visited; a search that ends early counts the whole list. Restores the list methods. */
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
