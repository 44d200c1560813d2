// The browser's caches in memory, as far as the service worker uses them.

function cacheInMemory(): Cache {
  const kept = new Map<string, Response>();
  const keyOf = (address: RequestInfo | URL): string => String(address);
  return {
    match: async (address: RequestInfo | URL) => kept.get(keyOf(address))?.clone(),
    put: async (address: RequestInfo | URL, response: Response) => void kept.set(keyOf(address), response),
    delete: async (address: RequestInfo | URL) => kept.delete(keyOf(address)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  } as unknown as Cache;
}

export function cachesInMemory(): CacheStorage {
  const all = new Map<string, Cache>();
  return {
    open: async (name: string) => {
      const found = all.get(name) ?? cacheInMemory();
      all.set(name, found);
      return found;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: RequestInfo | URL) => {
      for (const cache of all.values()) {
        const found = await cache.match(address);
        if (found) return found;
      }
      return undefined;
    },
  } as unknown as CacheStorage;
}
