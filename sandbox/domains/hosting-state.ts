// What the simulated Firebase Hosting knows: sites, and their custom domains.

export interface HostedSite {
  project: string;
  site: string;
}

export interface KeptDomain extends HostedSite {
  domain: string;
  /** All times are milliseconds. */
  createdAt: number;
  updatedAt: number;
  deletedAt?: number;
  /** Changes with every change. */
  version: number;
  redirectTarget?: string;
  certPreference: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
  /** What a TXT record below _acme-challenge must say for a certificate ahead of time. */
  challenge: string;
  /** Since when the records prove ownership without interruption. */
  provenAt?: number;
  /** Since when ownership is not active, without interruption. */
  unprovenAt?: number;
  /** Since when a certificate may be made without interruption. */
  readyAt?: number;
  certificate?: { from: number; to: number };
  /** On the page: no certificate is issued, however long it waits. */
  isHeld: boolean;
}

export interface KeptOperation {
  name: string;
  /** What it does with the domain. */
  verb: 'create' | 'update' | 'delete' | 'undelete';
  at: Pick<KeptDomain, 'project' | 'site' | 'domain'>;
  error?: { code: number; message: string };
}

export interface HostingState {
  sites: HostedSite[];
  domains: KeptDomain[];
  operations: KeptOperation[];
}

/** A custom domain whose name begins with this label is refused when its operation ends. */
export const REFUSED_LABEL = 'refused';

/** The site of a stranger, who has domains, too. */
export const strangersSite: HostedSite = { project: 'somebody-else', site: 'somebody-else' };

export const firstHostingState = (own: HostedSite): HostingState => ({
  ...{ sites: [own, strangersSite], domains: [], operations: [] },
});
