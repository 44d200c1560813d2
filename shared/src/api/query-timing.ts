// Cache and retry times of the screens' queries, without depending on the query library (O9-02, C9-09, O8-19).
// Milliseconds.
import { CallError } from './client.ts';

const MINUTE = 60_000;

export interface QueryTiming {
  staleTime: number;
  gcTime?: number;
  retry?: false | ((failures: number, error: Error) => boolean);
  refetchOnWindowFocus?: boolean;
}

/** What the server refused stays refused (4xx); anything else may pass on a later try, `most` times. */
export const retryUpTo =
  (most: number) =>
  (failures: number, error: Error): boolean => {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return false;
    return failures < most;
  };

const once = retryUpTo(1);

export const queryTiming = {
  /** Where nothing else is said (O9-03). */
  standard: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: retryUpTo(3) },
  session: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: false, refetchOnWindowFocus: false },
  resolutionByParameters: { staleTime: 5 * MINUTE, retry: once },
  resolutionByDomain: { staleTime: 5 * MINUTE, retry: once },
  /** Also the restaurant behind a slug (I9-19). */
  resolutionBySlug: { staleTime: 10 * MINUTE, gcTime: 10 * MINUTE, retry: once },
  heroImage: { staleTime: 10 * MINUTE, gcTime: 30 * MINUTE },
  placeDetails: { staleTime: 5 * MINUTE, retry: retryUpTo(2), refetchOnWindowFocus: true },
  menuGroups: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE },
  cart: { staleTime: 5 * MINUTE, gcTime: 30 * MINUTE },
} as const satisfies Record<string, QueryTiming>;

/** A change is sent once: whether a lost one arrived, only the server knows (O8-19). */
export const mutationTiming = { retry: false } as const;
