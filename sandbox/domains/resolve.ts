// What the simulated DNS says of a name, as a resolver that asks all name servers would: CNAME records are followed.
import type { Fault } from '../fault-list.ts';
import { type DnsFaultKind, dnsFaultKinds } from './domains-faults.ts';
import type { Service } from './domains-service.ts';
import type { RecordType, ZoneRecord } from './zones.ts';

export interface Resolution {
  /** nodata: the name exists, without such records. */
  outcome: 'found' | 'nodata' | 'nxdomain' | 'servfail' | 'silent';
  /** The CNAME records on the way and those of the type that was asked for. */
  records: ZoneRecord[];
}

/** Addresses that lead to Firebase Hosting, to Vercel, and to the front of Bite's own subdomains. */
export const addresses = {
  hosting: ['199.36.158.100'],
  vercel: ['76.76.21.21'],
  front: ['34.120.10.10'],
} as const;

const MOST_STEPS = 8;

const outside = (name: string, value: string): ZoneRecord => ({
  ...{ id: `outside-${name}`, type: 'A', ttl: 300, name, value },
});

/** Of others, whom nobody plays here. */
const outsideRecords: readonly ZoneRecord[] = [
  outside('*.web.app', addresses.hosting[0]),
  outside('*.firebaseapp.com', addresses.hosting[0]),
  outside('cname.vercel-dns.com', addresses.vercel[0]),
];

/** Of Bite's own domain: every subdomain leads to the front. */
const frontRecords = ({ settings: { baseDomain } }: Service): ZoneRecord[] =>
  [baseDomain, `*.${baseDomain}`].map((name) => outside(name, addresses.front[0]));

/** What the DNS says to somebody who asks it: counts a fault that is met. */
export function askDns(service: Service, name: string, type: RecordType): Resolution {
  const fault = faultOf(service, name);
  if (!fault) return resolve(service, name, type);
  service.dnsFaults.next(fault.call);
  return { outcome: fault.kind, records: [] };
}

/** @param most How many CNAME records are followed. */
export function resolve(service: Service, name: string, type: RecordType, most = MOST_STEPS): Resolution {
  const fault = faultOf(service, name);
  if (fault) return { outcome: fault.kind, records: [] };
  const all = [...service.state.zones.records, ...outsideRecords, ...frontRecords(service)];
  const here = recordsOf(all, name);
  const found = here.filter((record) => record.type === type);
  if (found.length > 0) return { outcome: 'found', records: found };
  const [alias] = here.filter((record) => record.type === 'CNAME' || isFlattened(record, type));
  if (alias) return followed(service, alias, name, type, most);
  const exists = here.length > 0 || all.some((record) => record.name.endsWith(`.${name}`));
  return { outcome: exists ? 'nodata' : 'nxdomain', records: [] };
}

const isFlattened = (record: ZoneRecord, type: RecordType): boolean =>
  record.type === 'ALIAS' && (type === 'A' || type === 'AAAA');

function followed(
  service: Service,
  alias: ZoneRecord,
  name: string,
  type: RecordType,
  most: number,
): Resolution {
  if (most === 0) return { outcome: 'servfail', records: [] };
  const { outcome, records } = resolve(service, alias.value, type, most - 1);
  if (alias.type === 'CNAME') return { outcome, records: [alias, ...records] };
  return { outcome, records: records.filter((one) => one.type === type).map((one) => ({ ...one, name })) };
}

/** Those of the name itself, or of the nearest wildcard above it. */
function recordsOf(all: readonly ZoneRecord[], name: string): ZoneRecord[] {
  const exact = all.filter((record) => record.name === name);
  if (exact.length > 0 || all.some((record) => record.name.endsWith(`.${name}`))) return exact;
  const labels = name.split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const above = labels.slice(from).join('.');
    const wild = all.filter((record) => record.name === `*.${above}`);
    if (wild.length > 0) return wild.map((record) => ({ ...record, name }));
  }
  return [];
}

/** A fault of a name is one of all names below it. */
const faultOf = ({ dnsFaults }: Service, name: string): Fault<string, DnsFaultKind> | undefined =>
  dnsFaults.list().find(({ call }) => call === '*' || name === call || name.endsWith(`.${call}`));

export const dnsFaultNames = Object.keys(dnsFaultKinds) as DnsFaultKind[];

/** The values of the type at the name; none where there are none or nobody can say. */
export const valuesAt = (service: Service, name: string, type: RecordType): string[] =>
  resolve(service, name, type)
    .records.filter((record) => record.type === type)
    .map(({ value }) => value);

/** The addresses that a browser would be led to. */
export const addressesOf = (service: Service, name: string): string[] => [
  ...valuesAt(service, name, 'A'),
  ...valuesAt(service, name, 'AAAA'),
];
