// Polls an order while the page is visible: every four seconds until it is finished, then every half minute for an hour, since
// staff can undo the last step.
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useEffect, useRef, useState } from 'react';
import { forgetKeptOrders, isFinished, keepOrder, keptOrder } from '../../../lib/kept-orders.ts';
import { useStorefront } from '../../../lib/site.ts';
import { fetchOrder, type Tracked, type TrackingLink } from './fetch-order.ts';

const EVERY = 4_000;
const EVERY_FINISHED = 30_000;
const POLL_FINISHED_FOR_MS = 60 * 60_000;

interface Heard {
  /** The last known state. */
  order: TrackedOrder | undefined;
  isMissing: boolean;
  /** Why it is missing: the order ended long ago. */
  isTooOld?: boolean;
  isOffline: boolean;
  /** When the server said where the order stands, in milliseconds; kept while there is no connection. */
  heardAt?: number;
}

export interface TrackedState extends Heard {
  retry: () => void;
  /** Takes a newer state from another answer of the server. */
  show: (order: TrackedOrder) => void;
}

const nothing: Heard = { order: undefined, isMissing: false, isOffline: false };

function heard(before: Heard, answer: Tracked): Heard {
  const heardAt = Date.now();
  if (answer.kind === 'order') return { order: answer.order, isMissing: false, isOffline: false, heardAt };
  if (answer.kind === 'missing') return { ...nothing, isMissing: true, isTooOld: answer.isTooOld };
  if (answer.kind === 'unchanged') return { ...before, isOffline: false, heardAt };
  const { order, heardAt: keptAt } = before.order ? before : (keptOrder(window.location.pathname) ?? before);
  return { ...before, order, isOffline: true, ...(keptAt !== undefined && { heardAt: keptAt }) };
}

/** For when this page is loaded without a connection. */
function keep({ order, isMissing, isOffline }: Heard): void {
  const address = window.location.pathname;
  if (isMissing) forgetKeptOrders(address);
  else if (order && !isOffline) keepOrder(address, order);
}

/** How long to wait after each answer: four seconds, half a minute once it is finished; undefined, which stops, after an hour of that. */
function pacing(): (answer: Tracked) => number | undefined {
  let finishedSince: number | undefined;
  return (answer) => {
    if (answer.kind === 'order')
      finishedSince = isFinished(answer.order) ? (finishedSince ?? Date.now()) : undefined;
    if (finishedSince === undefined) return EVERY;
    return Date.now() - finishedSince < POLL_FINISHED_FOR_MS ? EVERY_FINISHED : undefined;
  };
}

interface Following {
  ask: () => void;
  show: (order: TrackedOrder) => void;
  stop: () => void;
}

/** Polls, except while the tab is hidden. */
function follow(link: TrackingLink, hear: (answer: Tracked) => void): Following {
  const pauseAfter = pacing();
  let etag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  let shown = 0;
  const ask = async () => {
    clearTimeout(timer);
    if (isOver || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    const shownBefore = shown;
    const answer = await fetchOrder(link, etag);
    isAsking = false;
    if (isOver) return;
    // The answer may be older than what was shown meanwhile.
    if (shown !== shownBefore) return void ask();
    if (answer.kind === 'order') etag = answer.etag;
    isOver = answer.kind === 'missing';
    hear(answer);
    const pause = pauseAfter(answer);
    if (!isOver && pause !== undefined) timer = setTimeout(ask, pause);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const show = (order: TrackedOrder) => {
    shown += 1;
    etag = undefined;
    hear({ kind: 'order', order, etag });
  };
  return { ask: () => void ask(), show, stop };
}

export function useTrackedOrder(token: string): TrackedState {
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [state, setState] = useState(nothing);
  const following = useRef<Following>(undefined);

  useEffect(() => {
    setState(nothing);
    const current = follow({ restaurantGuid, token }, (answer) =>
      setState((before) => heard(before, answer)),
    );
    following.current = current;
    const { ask, stop } = current;
    ask();
    document.addEventListener('visibilitychange', ask);
    for (const change of ['online', 'offline']) window.addEventListener(change, ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', ask);
      for (const change of ['online', 'offline']) window.removeEventListener(change, ask);
    };
  }, [restaurantGuid, token]);

  useEffect(() => keep(state), [state]);

  return {
    ...state,
    retry: () => following.current?.ask(),
    show: (order) => following.current?.show(order),
  };
}
