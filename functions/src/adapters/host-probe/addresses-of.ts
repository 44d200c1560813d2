// The addresses of a host, with what resolvers have left of CNAME records followed.
import type { DnsFinding, DnsLookup } from '../../ports/dns-lookup.ts';

export type AddressFinding =
  | { outcome: 'found'; addresses: string[] }
  | { outcome: 'missing' }
  | { outcome: 'unreachable' };

const MOST_STEPS = 8;

export async function addressesOf(dns: DnsLookup, host: string, steps = MOST_STEPS): Promise<AddressFinding> {
  const [v4, v6] = await Promise.all([dns.find(host, 'A'), dns.find(host, 'AAAA')]);
  const addresses = [...valuesOf(v4), ...valuesOf(v6)];
  if (addresses.length > 0) return { outcome: 'found', addresses };
  if (v4.outcome === 'unreachable' || v6.outcome === 'unreachable') return { outcome: 'unreachable' };
  if (steps === 0) return { outcome: 'missing' };
  const [alias] = valuesOf(await dns.find(host, 'CNAME'));
  return alias === undefined ? { outcome: 'missing' } : addressesOf(dns, alias, steps - 1);
}

const valuesOf = (finding: DnsFinding): string[] => (finding.outcome === 'found' ? finding.values : []);
