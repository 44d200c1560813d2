// Looks into the DNS as the rest of the world sees it.
import type { DnsRecordType } from '@bite/shared/domains/dns-records.schema';

/** `missing`: the name has no such records, or does not exist. `unreachable`: nobody could say. */
export type DnsFinding = { outcome: 'found'; values: string[] } | { outcome: 'missing' | 'unreachable' };

export interface DnsLookup {
  /** Values as written in a zone, names in lower case without a trailing dot, the parts of a text joined. */
  find(name: string, type: DnsRecordType): Promise<DnsFinding>;
}
