// The zones of the simulated DNS: one list of records, which the page and the registrar's calls change.
import { isIPv4, isIPv6 } from 'node:net';

export const recordTypes = [
  ...['A', 'AAAA', 'ALIAS', 'CAA', 'CNAME', 'HTTPS', 'MX', 'NS', 'SRV', 'TXT'],
] as const;
export type RecordType = (typeof recordTypes)[number];

export interface ZoneRecord {
  id: string;
  /** The whole name in lower case, without a trailing dot: 'www.bella.example', '*.bite.localhost'. */
  name: string;
  type: RecordType;
  /** As written in a zone; names without a trailing dot, a text without quotes. */
  value: string;
  /** Seconds. */
  ttl: number;
  /** Of MX and SRV. */
  priority?: number;
}

export interface Zones {
  records: ZoneRecord[];
  /** Of ids. */
  recordCount: number;
}

const USUAL_TTL = 60;

export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

const isName = (text: string): boolean =>
  text.length <= 253 &&
  text.split('.').every((label) => /^(\*|[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)$/.test(label));

const namesAnother: readonly RecordType[] = ['ALIAS', 'CNAME', 'MX', 'NS'];

/** What a DNS host would find wrong with the record; undefined if nothing is. */
export function wrongInRecord(
  zones: Zones,
  { id, name, type, value }: Pick<ZoneRecord, 'name' | 'type' | 'value'> & { id?: string },
): string | undefined {
  if (!isName(name)) return 'The name is not valid';
  if (value === '') return 'The value is missing';
  if (type === 'A' && !isIPv4(value)) return 'An A record needs an IPv4 address';
  if (type === 'AAAA' && !isIPv6(value)) return 'An AAAA record needs an IPv6 address';
  if (namesAnother.includes(type) && !isName(value)) return `A record of type ${type} needs a name`;
  const others = zones.records.filter((one) => one.name === name && one.id !== id);
  if (others.some((one) => one.type === type && one.value === value)) return 'There is this record already';
  const isAlone = type === 'CNAME' || others.some((one) => one.type === 'CNAME');
  return isAlone && others.length > 0 ? 'A name with a CNAME record can have no other record' : undefined;
}

export type NewRecord = Omit<ZoneRecord, 'id' | 'ttl'> & Partial<Pick<ZoneRecord, 'id' | 'ttl'>>;

/** Adds it as it is; `wrongInRecord` says before whether it may be. */
export function addRecord(zones: Zones, { name, type, value, ...more }: NewRecord): ZoneRecord {
  zones.recordCount += 1;
  const record: ZoneRecord = {
    ...{ id: `rec-${zones.recordCount}`, ttl: USUAL_TTL, ...more },
    ...{ name: plainName(name), type, value: namesAnother.includes(type) ? plainName(value) : value },
  };
  zones.records.push(record);
  return record;
}

/** Undefined if there is no such record. */
export function changeRecord(
  zones: Zones,
  id: string,
  changes: Partial<Omit<ZoneRecord, 'id'>>,
): ZoneRecord | undefined {
  const record = zones.records.find((one) => one.id === id);
  return record && Object.assign(record, changes);
}

/** False if there was no such record. */
export function removeRecord(zones: Zones, id: string): boolean {
  const { length } = zones.records;
  zones.records = zones.records.filter((one) => one.id !== id);
  return zones.records.length < length;
}

/** Those of the domain and of all names below it. */
export const recordsBelow = ({ records }: Zones, domain: string): ZoneRecord[] =>
  records.filter(({ name }) => name === domain || name.endsWith(`.${domain}`));
