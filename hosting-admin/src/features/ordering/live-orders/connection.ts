// Whether the board is up to date.
import { useEffect, useState } from 'react';
import { useOnline } from '../../../lib/online.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { LiveState } from './use-live-query.ts';

export type Connection = 'good' | 'offline' | 'lost' | 'connecting';

/** Shorter interruptions are not shown. */
export const PATIENCE_MILLISECONDS = 5_000;

interface Signs {
  isOnline: boolean;
  /** When the listener began to show unconfirmed data; undefined while it is confirmed. */
  staleSince: number | undefined;
  hasBeenLive: boolean;
}

export function connectionOf({ isOnline, staleSince, hasBeenLive }: Signs, now: number): Connection {
  if (!isOnline) return 'offline';
  if (staleSince === undefined || now - staleSince < PATIENCE_MILLISECONDS) return 'good';
  return hasBeenLive ? 'lost' : 'connecting';
}

export function useConnection(state: LiveState): Connection {
  const { clock } = usePorts();
  const isOnline = useOnline();
  const isStale = state.phase !== 'denied' && (state.phase !== 'live' || state.fromCache);
  const [staleSince, setStaleSince] = useState<number>();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    setStaleSince(isStale ? clock.now() : undefined);
    if (!isStale) return undefined;
    const timer = setTimeout(() => setNow(clock.now()), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isStale, clock]);

  return connectionOf(
    { isOnline, staleSince: isStale ? staleSince : undefined, hasBeenLive: state.hasBeenLive },
    Math.max(now, staleSince ?? now),
  );
}
