// Takes a guest up who comes back from a provider: with a code, which is exchanged for the session, or with the reason why not.
import { CallError } from '@bite/shared/api/client';
import {
  PROVIDER_CODE,
  PROVIDER_FAILED,
  type ProviderFailure,
  providerFailures,
  providerNames,
} from '@bite/shared/diners/sign-in-providers';
import { message, t } from '@bite/shared/kernel/translate';
import { useEffect, useState } from 'react';
import { callAccount, showDiner } from '../../lib/diner-session.ts';
import { navigate, useRouter } from '../../lib/router.tsx';
import { useSite } from '../../lib/site.ts';
import { type BegunSignIn, takeBegun } from './begun-sign-in.ts';
import { sentenceOf } from './use-sending.ts';

export interface ProviderReturn {
  isSigningIn: boolean;
  /** Why nobody is signed in, and the page on which it was begun. */
  failure?: { message: string; back?: string };
}

const sentences: Readonly<Record<ProviderFailure, string>> = {
  denied: message('You did not sign in with {provider}. Nothing has changed.'),
  expired: message('This sign-in is over. Please begin again.'),
  failed: message('{provider} could not sign you in at the moment. Please try again, or use a code by mail.'),
};

export function useProviderReturn(): ProviderReturn {
  const site = useSite();
  const router = useRouter();
  const [state, setState] = useState<ProviderReturn>({ isSigningIn: false });
  useEffect(() => {
    const came = takeFromAddress();
    if (!came) return;
    const begun = takeBegun();
    const fail = (text: string) =>
      setState({ isSigningIn: false, failure: { message: text, ...elsewhere(begun) } });
    if (!('code' in came)) return fail(sentence(came.failure, begun));
    if (!begun) return fail(t(sentences.expired));
    setState({ isSigningIn: true });
    const body = { requestId: begun.requestId, providerCode: came.code, rememberMe: true };
    callAccount('signInDiner', { body }).then(
      ({ diner }) => {
        setState({ isSigningIn: false });
        showDiner(site, diner);
        const { back } = elsewhere(begun);
        if (back !== undefined) navigate(router, back, { replace: true });
      },
      (error: unknown) => fail(isOver(error) ? t(sentences.expired) : sentenceOf(error)),
    );
  }, [site, router]);
  return state;
}

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === 'UNAUTHENTICATED';

const sentence = (failure: ProviderFailure, begun: BegunSignIn | undefined): string =>
  // Without the tab's memory nobody knows which one it was.
  begun ? t(sentences[failure], { provider: providerNames[begun.provider] }) : t(sentences.expired);

/** Where it was begun, unless that was here. */
const elsewhere = (begun: BegunSignIn | undefined): { back?: string } =>
  begun && begun.back !== `${window.location.pathname}${window.location.search}` ? { back: begun.back } : {};

/** Takes it out of the address at once: it is not to stay in the history. */
function takeFromAddress(): { code: string } | { failure: ProviderFailure } | undefined {
  const { hash, pathname, search } = window.location;
  const came = new URLSearchParams(hash.slice(1));
  const code = came.get(PROVIDER_CODE);
  const failure = providerFailures.find((reason) => reason === came.get(PROVIDER_FAILED));
  if (code === null && failure === undefined) return undefined;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return code === null ? { failure: failure ?? 'failed' } : { code };
}
