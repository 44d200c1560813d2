// How often one address may call what costs something. The counts of placed orders hold across instances.
import type { RouteName } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';

export interface Limit {
  windowMs: number;
  /** Calls one address may make in a window; a restaurant's own Wi-Fi is one address. */
  max: number;
}

const MINUTE = 60_000;

export const defaultLimits = {
  placeOrder: { windowMs: 10 * MINUTE, max: 40 },
  quoteOrder: { windowMs: MINUTE, max: 120 },
  trackOrder: { windowMs: MINUTE, max: 300 },
  resolveDomain: { windowMs: MINUTE, max: 300 },
} as const satisfies Partial<Record<RouteName, Limit>>;

export type Limits = Partial<Record<RouteName, Limit>>;

export function limitersFrom(
  limits: Limits,
  store: (name: RouteName) => Store | undefined,
): Partial<Record<RouteName, RequestHandler>> {
  const entries = Object.entries(limits) as [RouteName, Limit][];
  return Object.fromEntries(entries.map(([name, limit]) => [name, limiter(limit, store(name))]));
}

function limiter({ windowMs, max }: Limit, store: Store | undefined): RequestHandler {
  return rateLimit({
    windowMs,
    limit: max,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Under the emulator requests come through a socket without addresses: they count as one caller.
    keyGenerator: ({ ip }) => (ip ? ipKeyGenerator(ip) : 'unknown'),
    passOnStoreError: true,
    ...(store && { store }),
    handler: () => {
      throw new DomainError(
        'RATE_LIMITED',
        'Too many requests from your network - please try again in a few minutes',
      );
    },
  });
}
