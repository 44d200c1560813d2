// Cache and retry times of the screens' queries in milliseconds, independent of the query library (O9-02, C9-09, O8-19).
import { MINUTE } from '../kernel/durations.ts';
import { CallError } from './client.ts';

export interface QueryTiming {
  staleTime: number;
  gcTime?: number;
  retry?: false | ((failures: number, error: Error) => boolean);
  refetchOnWindowFocus?: boolean;
}

/** Errors 4xx are final; all others are retried, at most `most` times. */
export const retryUpTo =
  (most: number) =>
  (failures: number, error: Error): boolean => {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return false;
    return failures < most;
  };

const once = retryUpTo(1);

export const queryTiming = {
  /** The default (O9-03). */
  standard: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: retryUpTo(3) },
  session: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: false, refetchOnWindowFocus: false },
  resolutionByParameters: { staleTime: 5 * MINUTE, retry: once },
  resolutionByDomain: { staleTime: 5 * MINUTE, retry: once },
  /** Also for the restaurant of a slug (I9-19). */
  resolutionBySlug: { staleTime: 10 * MINUTE, gcTime: 10 * MINUTE, retry: once },
  heroImage: { staleTime: 10 * MINUTE, gcTime: 30 * MINUTE },
  placeDetails: { staleTime: 5 * MINUTE, retry: retryUpTo(2), refetchOnWindowFocus: true },
  menuGroups: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE },
  cart: { staleTime: 5 * MINUTE, gcTime: 30 * MINUTE },
} as const satisfies Record<string, QueryTiming>;

/** A change is sent once: only the server knows whether a lost one arrived (O8-19). */
export const mutationTiming = { retry: false } as const;
