// What the simulated services for domains know: the zones of the DNS, and what each service keeps.
import { firstVercelState, type VercelState } from './vercel-state.ts';
import type { Zones } from './zones.ts';

export interface DomainsState {
  zones: Zones;
  vercel: VercelState;
  /** Of ids. */
  count: number;
}

export interface DomainsSettings {
  /** Milliseconds from the day on which a domain leads here until its certificate is issued. */
  certificateAfter: number;
}

export const usualSettings: DomainsSettings = { certificateAfter: 3_000 };

export const firstState = (): DomainsState => ({
  zones: { records: [], recordCount: 0 },
  vercel: firstVercelState(),
  count: 0,
});
