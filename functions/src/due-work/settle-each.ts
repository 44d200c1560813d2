// Work for several records at once, in which one that fails stops no other.

/**
 * All at once: whoever has many calls it a portion at a time. Returns what each came to, in their order, undefined where it failed.
 * @param onFailure Logs it, and counts it.
 */
export async function settleEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  onFailure: (item: Item, error: string) => void,
): Promise<(Result | undefined)[]> {
  const outcomes = await Promise.allSettled(items.map(work));
  return outcomes.map((outcome, index) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    onFailure(items[index] as Item, String(outcome.reason));
    return undefined;
  });
}
