// Loads the restaurant of the slug, once, and again on request.

import { type Call, CallError } from '@bite/shared/api/client';
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { storefrontIn } from '@bite/shared/catalogue/storefront-in-language';
import { sources, t } from '@bite/shared/kernel/translate';
import { languageOf } from '@bite/shared/website/languages';
import { useCallback, useEffect, useState } from 'react';

export type StorefrontState =
  | { status: 'loading' }
  | { status: 'ready'; storefront: Storefront }
  | { status: 'unknown' }
  | { status: 'failed'; message: string; retry: () => void };

type Outcome = Exclude<StorefrontState, { status: 'failed' }> | { status: 'failed'; message: string };

function outcomeOf(error: unknown): Outcome {
  if (error instanceof CallError && error.status === 404) return { status: 'unknown' };
  return { status: 'failed', message: messageOf(error) };
}

/** The server speaks English. */
function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return t('Please try again in a moment.');
  if (error.code === 'NETWORK')
    return t('We could not reach the restaurant. Check your connection and try again.');
  return sources().length === 0 ? error.message : t('Please try again in a moment.');
}

/** Without a slug the restaurant is unknown. */
export function useStorefront(call: Call, slug: string | undefined): StorefrontState {
  const [outcome, setOutcome] = useState<Outcome>({ status: slug ? 'loading' : 'unknown' });

  const load = useCallback(() => {
    if (!slug) return undefined;
    const leaving = new AbortController();
    const settle = (next: Outcome): void => {
      if (!leaving.signal.aborted) setOutcome(next);
    };
    call('getStorefront', { query: { slug }, signal: leaving.signal }).then(
      (storefront) =>
        settle({
          status: 'ready',
          storefront: storefrontIn(storefront, languageOf(document.documentElement.lang)),
        }),
      (error: unknown) => settle(outcomeOf(error)),
    );
    return () => leaving.abort();
  }, [call, slug]);
  useEffect(load, [load]);

  if (outcome.status !== 'failed') return outcome;
  const retry = (): void => {
    setOutcome({ status: 'loading' });
    load();
  };
  return { ...outcome, retry };
}
