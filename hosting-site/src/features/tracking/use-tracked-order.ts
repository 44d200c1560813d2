// Follows an order: every four seconds while someone looks, until it is finished.
import { type TrackedOrder, trackingStep } from '@bite/shared/ordering/tracking';
import { useEffect, useRef, useState } from 'react';
import { fetchOrder, type Tracked } from './fetch-order.ts';

const EVERY = 4_000;

interface Heard {
  /** The last that was heard of it. */
  order: TrackedOrder | undefined;
  isMissing: boolean;
  isOffline: boolean;
}

export interface TrackedState extends Heard {
  retry: () => void;
}

const nothing: Heard = { order: undefined, isMissing: false, isOffline: false };

export function isFinished(order: TrackedOrder): boolean {
  const step = trackingStep(order);
  return step === undefined || step === 'done';
}

/** Nothing more will come of it. */
const isLast = (answer: Tracked): boolean =>
  answer.kind === 'missing' || (answer.kind === 'order' && isFinished(answer.order));

function heard(before: Heard, answer: Tracked): Heard {
  if (answer.kind === 'order') return { order: answer.order, isMissing: false, isOffline: false };
  if (answer.kind === 'missing') return { ...nothing, isMissing: true };
  return { ...before, isOffline: answer.kind === 'offline' };
}

/** Asks now and then every four seconds, but not while the tab is hidden. Returns how to ask at once and how to end. */
function follow(token: string, hear: (answer: Tracked) => void): { ask: () => void; stop: () => void } {
  let etag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  const ask = async () => {
    clearTimeout(timer);
    if (isOver || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    const answer = await fetchOrder(token, etag);
    isAsking = false;
    if (isOver) return;
    if (answer.kind === 'order') etag = answer.etag;
    isOver = isLast(answer);
    hear(answer);
    if (!isOver) timer = setTimeout(ask, EVERY);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return { ask: () => void ask(), stop };
}

export function useTrackedOrder(token: string): TrackedState {
  const [state, setState] = useState(nothing);
  const askNow = useRef<() => void>(() => undefined);

  useEffect(() => {
    setState(nothing);
    const { ask, stop } = follow(token, (answer) => setState((before) => heard(before, answer)));
    askNow.current = ask;
    ask();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [token]);

  return { ...state, retry: () => askNow.current() };
}
