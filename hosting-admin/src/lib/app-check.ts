// Adds an App Check token to every API call, if the installation uses App Check.

/** Undefined if no token is available. */
export type Attest = () => Promise<string | undefined>;

/** `ask` with the token added; without a token it is sent all the same, and the API decides. */
export function attested(attest: Attest, ask: typeof fetch = (...call) => fetch(...call)): typeof fetch {
  return async (input, init = {}) => {
    const token = await attest().catch(() => undefined);
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('X-Firebase-AppCheck', token);
    return ask(input, { ...init, headers });
  };
}

/** Loads its code once, on start or with the first call; again after a failure. */
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
    /** Resolves even after a failure, since calls try again. */
    start: () =>
      loaded().then(
        () => undefined,
        () => undefined,
      ),
  };
}
