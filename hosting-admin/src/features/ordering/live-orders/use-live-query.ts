// A live query as React state.
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepListening } from '../../../lib/keep-listening.ts';
import type { LiveDocument, LivePort, LiveQuery } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';

export interface LiveState {
  phase: 'loading' | 'live' | 'interrupted' | 'denied';
  documents: readonly LiveDocument[];
  fromCache: boolean;
  /** Whether the server has ever confirmed the data; until then an empty list means nothing. */
  hasBeenLive: boolean;
}

const loading: LiveState = { phase: 'loading', documents: [], fromCache: true, hasBeenLive: false };

/** @param query Must be the same object for the same query; undefined opens no listener. */
export function useLiveQuery(query: LiveQuery | undefined): LiveState & { retry: () => void } {
  const { live } = usePorts();
  const [state, setState] = useState(loading);
  const begin = useRef<() => void>(undefined);

  useEffect(() => {
    if (!query) return undefined;
    const listening = listenTo(live, query, setState);
    begin.current = listening.retry;
    return listening.stop;
  }, [live, query]);

  const retry = useCallback(() => begin.current?.(), []);
  return { ...state, retry };
}

type Change = (change: (before: LiveState) => LiveState) => void;

function listenTo(live: LivePort, query: LiveQuery, change: Change) {
  const { retry, stop } = keepListening((onEnd) =>
    live.listen(query, {
      next: ({ documents, fromCache }) =>
        change((before) => ({
          phase: 'live',
          documents,
          fromCache,
          hasBeenLive: before.hasBeenLive || !fromCache,
        })),
      error: (problem) => {
        // Without permission the previous data must disappear.
        change((before) =>
          problem === 'denied'
            ? { ...loading, phase: 'denied', hasBeenLive: before.hasBeenLive }
            : { ...before, phase: 'interrupted', fromCache: true },
        );
        onEnd(problem);
      },
    }),
  );
  return {
    stop,
    retry: () => {
      change((before) => (before.phase === 'denied' ? loading : before));
      retry();
    },
  };
}
