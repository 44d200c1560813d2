// Loads the code of each deployable separately: on its first call, or at start-up in an instance that serves it alone.

interface Instance {
  readonly FUNCTION_TARGET?: string | undefined;
  readonly K_SERVICE?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** Cloud Run services have the functions' names in lower case; targets of a group have a dot instead of the hyphen. */
function serves(name: string, { FUNCTION_TARGET, K_SERVICE }: Instance): boolean {
  return FUNCTION_TARGET?.replaceAll('.', '-') === name || K_SERVICE === name.toLowerCase();
}

/**
 * Returns what `load` returns, loaded once for all calls. A failed load is retried with the next call.
 * @param names The deployables that need it.
 */
export function lazy<Loaded>(
  names: string | readonly string[],
  load: () => Promise<Loaded>,
  instance: Instance = process.env,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  const loaded = (): Promise<Loaded> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // The first caller gets the error.
  if ([names].flat().some((name) => serves(name, instance))) loaded().catch(() => undefined);
  return loaded;
}
