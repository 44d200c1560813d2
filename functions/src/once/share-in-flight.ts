// Calls that arrive while the same call is under way in this process share its outcome. Across processes what is
// stored does that; this only spares the second one a number and a transaction.

export function shareInFlight<Result>(): (key: string, run: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, run) => {
    const current = underWay.get(key);
    if (current) return current;
    const started = run().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
