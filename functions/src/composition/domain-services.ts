// The services for restaurants' domains: who serves them, the DNS, and our own look at them.
import type { DnsLookup } from '../ports/dns-lookup.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { HostProbe } from '../ports/host-probe.ts';
import type { Log } from '../ports/log.ts';
import type { ServiceFailure } from '../ports/service-result.ts';
import type { Config } from './config.ts';

export interface DomainServices {
  domainHosting: DomainHosting;
  dnsLookup: DnsLookup;
  hostProbe: HostProbe;
}

const missing: ServiceFailure = {
  outcome: 'failed',
  reason: 'forbidden',
  message: 'This installation has no hosting service for domains',
};

export const domainServicesFrom = (_config: Config, _log: Log, _now: () => number): DomainServices => ({
  domainHosting: {
    isConfigured: false,
    add: async () => missing,
    find: async () => missing,
    check: async () => missing,
    remove: async () => missing,
  },
  dnsLookup: { find: async () => ({ outcome: 'unreachable' }) },
  hostProbe: { open: () => Promise.reject(new Error('This installation opens no domains')) },
});
