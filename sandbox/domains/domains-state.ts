// What the simulated services for domains know: the zones of the DNS, and what each service keeps.
import { firstHostingState, type HostedSite, type HostingState } from './hosting-state.ts';
import type { TlsFaultKind } from './tls-faults.ts';
import { firstVercelState, type VercelState } from './vercel-state.ts';
import type { Zones } from './zones.ts';

export interface DomainsState {
  zones: Zones;
  hosting: HostingState;
  vercel: VercelState;
  /** By host: how https answers there, whatever its hosting service says. */
  tlsFaults: Record<string, TlsFaultKind>;
  /** Of ids. */
  count: number;
}

export interface DomainsSettings {
  /** Milliseconds from the moment at which a domain leads to Hosting until its certificate is issued. */
  certificateAfter: number;
  /** Milliseconds from the moment at which the DNS proves whose a domain is until Hosting takes it as proven. */
  ownershipAfter: number;
  /** What calls to Hosting must carry. */
  accessToken: string;
  /** Bite's own site at Hosting, which calls are about. */
  own: HostedSite;
  /** What the subdomains of Bite end in: a wildcard there leads to the front that serves them. */
  baseDomain: string;
}

export const usualSettings: DomainsSettings = {
  certificateAfter: 3_000,
  ownershipAfter: 0,
  accessToken: 'sandbox',
  own: { project: 'demo-bite', site: 'bite-site' },
  baseDomain: 'bite.localhost',
};

export const firstState = (own: HostedSite): DomainsState => ({
  zones: { records: [], recordCount: 0 },
  hosting: firstHostingState(own),
  vercel: firstVercelState(),
  ...{ tlsFaults: {}, count: 0 },
});
