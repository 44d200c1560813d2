// What this tab keeps while its guest is away at a provider: the secret without which nobody else's way back signs anybody in here, and
// the page to go back to.
import { type SignInProvider, signInProviders } from '@bite/shared/diners/sign-in-providers';
import { readStored, writeStored } from '../../lib/stored-json.ts';

const KEY = 'bite-provider-sign-in';

export interface BegunSignIn {
  provider: SignInProvider;
  requestId: string;
  /** Path and query on this site. */
  back: string;
}

/** Returns whether it could be kept. */
export const keepBegun = (begun: BegunSignIn): boolean => writeStored('session', KEY, begun);

/** Once: undefined if nothing was begun in this tab. */
export function takeBegun(): BegunSignIn | undefined {
  const stored = readStored('session', KEY);
  writeStored('session', KEY, undefined);
  return isBegun(stored) ? stored : undefined;
}

function isBegun(stored: unknown): stored is BegunSignIn {
  const { provider, requestId, back } = (stored ?? {}) as Partial<Record<keyof BegunSignIn, unknown>>;
  return (
    signInProviders.some((known) => known === provider) &&
    typeof requestId === 'string' &&
    typeof back === 'string' &&
    /^\/(?![/\\])/.test(back)
  );
}
