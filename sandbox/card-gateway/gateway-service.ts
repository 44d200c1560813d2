// What a running gateway consists of.
import type { GatewayFaults } from './faults.ts';
import type { GatewayStore } from './gateway-store.ts';
import type { RateLimit } from './rate-limit.ts';

export interface GatewaySettings {
  /** Shuffled fields among others that mean nothing, as in UAT. */
  noise: boolean;
  /** Calls a minute and address where they are limited; null = not limited. */
  limit: number | null;
  /** Milliseconds until the card that times out is answered. */
  timeout: number;
  /** Milliseconds until an answer with the fault `slow`. */
  slowness: number;
}

export const usualSettings: GatewaySettings = { noise: true, limit: 20, timeout: 32_000, slowness: 33_000 };

export interface Service {
  readonly store: GatewayStore;
  readonly settings: GatewaySettings;
  readonly faults: GatewayFaults;
  readonly limit: RateLimit;
  /** Of answers that come later. */
  readonly waiting: Set<NodeJS.Timeout>;
}
