// Shares the result of a call among identical calls that arrive while it runs. Within one process only: across processes the
// stored state decides.

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
