// Says with every call to the API that it comes from this app, where the installation asks for that (App Check).

/** Undefined where none can be had. */
export type Attest = () => Promise<string | undefined>;

/** `ask` with the token beside what it sends; without one it asks all the same, and the API decides. */
export function attested(attest: Attest, ask: typeof fetch = (...call) => fetch(...call)): typeof fetch {
  return async (input, init = {}) => {
    const token = await attest().catch(() => undefined);
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('X-Firebase-AppCheck', token);
    return ask(input, { ...init, headers });
  };
}

/** Loads its code once, when started or with the first call; again when that failed. */
export function attestWith(load: () => Promise<Attest>): { attest: Attest; start: () => Promise<void> } {
  let loading: Promise<Attest> | undefined;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    attest: async () => (await loaded())(),
    /** Settles either way: a call tries again. */
    start: () =>
      loaded().then(
        () => undefined,
        () => undefined,
      ),
  };
}
