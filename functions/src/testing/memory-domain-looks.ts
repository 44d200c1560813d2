// Looks at domains in memory: the DNS knows no name, and nothing opens.
import type { DnsLookup } from '../ports/dns-lookup.ts';
import type { HostProbe } from '../ports/host-probe.ts';

export const emptyDns: DnsLookup = { find: async () => ({ outcome: 'missing' }) };

export const closedHosts: HostProbe = { open: async () => ({ addresses: [], fault: 'noAddress' }) };
