// Listeners that begin again after they ended, since a database ends each with its first error.
import { MINUTE } from '@bite/shared/kernel/durations';
import type { LiveProblem } from './ports.ts';

export const RETRY_MILLISECONDS = 5_000;
/** A suspension may end, and a right may be given back. */
export const REFUSED_MILLISECONDS = MINUTE;

export interface Listening {
  /** Begins again at once, without waiting. */
  retry: () => void;
  stop: () => void;
}

/** @param start Starts a listener that reports its end, once; returns a function that stops it. */
export function keepListening(start: (onEnd: (problem: LiveProblem) => void) => () => void): Listening {
  let stopListener: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    stopListener?.();
    stopListener = undefined;
  };
  const begin = (): void => {
    stop();
    stopListener = start((problem) => {
      clearTimeout(timer);
      timer = setTimeout(begin, problem === 'denied' ? REFUSED_MILLISECONDS : RETRY_MILLISECONDS);
    });
  };
  begin();
  return { retry: begin, stop };
}
