// Access to the browser's storage, which may be full, forbidden or contain invalid data. Nothing here throws; ordering works
// without it.

export type Area = 'local' | 'session';

function area(name: Area): Storage | undefined {
  try {
    return name === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The parsed value, or undefined if there is none, it is invalid, or reading is forbidden. */
export function readStored(name: Area, key: string): unknown {
  try {
    return JSON.parse(area(name)?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if it could not be stored. `undefined` removes the key. */
export function writeStored(name: Area, key: string, value: unknown): boolean {
  try {
    const storage = area(name);
    if (!storage) return false;
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed the key in local storage. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
