// A live query as React state. A listener that ended is restarted; after a refusal every minute, since a suspension may
// end.
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import type { LiveDocument, LivePort, LiveQuery } from '../../../lib/ports.ts';

export interface LiveState {
  phase: 'loading' | 'live' | 'interrupted' | 'denied';
  documents: readonly LiveDocument[];
  fromCache: boolean;
  /** Has the server ever confirmed what is shown? Until then an empty list says nothing. */
  hasBeenLive: boolean;
}

export const RETRY_MILLISECONDS = 5_000;
export const REFUSED_MILLISECONDS = 60_000;

const loading: LiveState = { phase: 'loading', documents: [], fromCache: true, hasBeenLive: false };

/** @param query The same object as long as the same thing is meant; undefined listens to nothing. */
export function useLiveQuery(query: LiveQuery | undefined): LiveState & { retry: () => void } {
  const { live } = usePlatform();
  const [state, setState] = useState(loading);
  const begin = useRef<() => void>(undefined);

  useEffect(() => {
    if (!query) return undefined;
    const listening = keepListening(live, query, setState);
    begin.current = listening.retry;
    return listening.stop;
  }, [live, query]);

  const retry = useCallback(() => begin.current?.(), []);
  return { ...state, retry };
}

type Change = (change: (before: LiveState) => LiveState) => void;

function keepListening(live: LivePort, query: LiveQuery, change: Change) {
  let stopListening: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    stopListening?.();
    stopListening = undefined;
  };
  const begin = () => {
    stop();
    stopListening = live.listen(query, {
      next: ({ documents, fromCache }) =>
        change((before) => ({
          phase: 'live',
          documents,
          fromCache,
          hasBeenLive: before.hasBeenLive || !fromCache,
        })),
      error: (problem) => {
        // Who may no longer look must not go on seeing what was there.
        const isRefused = problem === 'denied';
        change((before) =>
          isRefused
            ? { ...loading, phase: 'denied', hasBeenLive: before.hasBeenLive }
            : { ...before, phase: 'interrupted', fromCache: true },
        );
        timer = setTimeout(begin, isRefused ? REFUSED_MILLISECONDS : RETRY_MILLISECONDS);
      },
    });
  };
  begin();
  const retry = () => {
    change((before) => (before.phase === 'denied' ? loading : before));
    begin();
  };
  return { retry, stop };
}
