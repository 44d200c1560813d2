// Asks the DNS through resolvers that are named, or those of the machine. Each question has a resolver of its own, which is
// cancelled when the time is up.
import { Resolver } from 'node:dns/promises';
import type { DnsRecordType } from '@bite/shared/domains/dns-records.schema';
import type { DnsFinding, DnsLookup } from '../../ports/dns-lookup.ts';

export interface DnsLookupOptions {
  /** '8.8.8.8', '127.0.0.1:8033'; none for those of the machine. */
  servers: readonly string[];
  /** Milliseconds for one question, repeats included. */
  timeLimit?: number;
}

const TIME_LIMIT = 5_000;
const TRIES = 2;
/** Whoever has the domain may store as much as they like. */
const MOST_VALUES = 100;
const LONGEST_VALUE = 1_000;

/** The name has no such records, does not exist, or is none that could. */
const missing: readonly unknown[] = ['ENODATA', 'ENOTFOUND', 'EBADNAME', 'ERR_INVALID_ARG_VALUE'];

export const dnsLookup = ({ servers, timeLimit = TIME_LIMIT }: DnsLookupOptions): DnsLookup => ({
  async find(name, type) {
    const resolver = new Resolver({ timeout: Math.ceil(timeLimit / (2 * TRIES)), tries: TRIES });
    const timer = setTimeout(() => resolver.cancel(), timeLimit);
    try {
      if (servers.length > 0) resolver.setServers(servers);
      const values = await valuesOf(resolver, name, type);
      return found(type === 'TXT' ? values : values.map(normalName));
    } catch (error) {
      const { code } = error as { code?: unknown };
      return { outcome: missing.includes(code) ? 'missing' : 'unreachable' };
    } finally {
      clearTimeout(timer);
    }
  },
});

const normalName = (value: string): string => value.toLowerCase().replace(/\.$/, '');

const found = (values: readonly string[]): DnsFinding =>
  values.length === 0
    ? { outcome: 'missing' }
    : {
        outcome: 'found',
        values: values.slice(0, MOST_VALUES).map((value) => value.slice(0, LONGEST_VALUE)),
      };

function valuesOf(resolver: Resolver, name: string, type: DnsRecordType): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
    case 'CNAME':
      return resolver.resolveCname(name);
    case 'TXT':
      return resolver.resolveTxt(name).then((texts) => texts.map((parts) => parts.join('')));
  }
}
