// Writes the DNS records that lead a registered domain to its restaurant. What is there already is not written again, and only what whoever
// asks has agreed to is replaced, so that it may be asked for as often as one likes.

import { type registrableRecordTypes, relativeName } from '@bite/shared/domains/dns-record';
import type { WantedRecord } from '@bite/shared/domains/dns-records.schema';
import { isSameRecord, leadsGuests, recordsInTheWay } from '@bite/shared/domains/records-in-the-way';
import type { DnsRecordShown } from '@bite/shared/domains/registered-domains.contract';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import { registrarFor } from './ask-registrar.ts';
import {
  createDnsRecord,
  deleteDnsRecord,
  RecordChanged,
  recordsOf,
  updateDnsRecord,
} from './dns-records.ts';
import type { ChangeDeps } from './registrar-deps.ts';

/** Name relative to the domain. */
interface PlainRecord {
  type: (typeof registrableRecordTypes)[number];
  name: string;
  value: string;
}

/** As people were shown it, of whatever type. */
export type AgreedRecord = Pick<DnsRecordShown, 'type' | 'name' | 'value'>;

/** Those at the domain itself or below it: others are at other DNS hosts. */
export const recordsWithin = (domain: string, wanted: readonly WantedRecord[]): PlainRecord[] =>
  wanted
    .filter(({ name }) => name === domain || name.endsWith(`.${domain}`))
    .map(({ type, name, value }) => ({ type, name: relativeName(name, domain), value }));

interface Zone {
  domain: string;
  wanted: readonly PlainRecord[];
}

interface Written {
  added: PlainRecord[];
  replaced: DnsRecordShown[];
  /** Why this is not all: other records lead elsewhere, or the registrar has refused the next step. */
  refusal?: DomainError;
}

/**
 * What was written before a refusal stays, and the next call goes on from there. Throws FORBIDDEN.
 * @param mayReplace As it was shown to whoever agreed.
 */
export async function writeWantedRecords(
  deps: ChangeDeps,
  caller: Caller,
  zone: Zone,
  mayReplace: readonly AgreedRecord[],
): Promise<Written> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const written: Written = { added: [], replaced: [] };
  try {
    const present = await recordsOf(registrar, zone.domain);
    const missing = zone.wanted.filter((record) => !present.some((one) => isSameRecord(one, record)));
    for (const record of oldRecords(zone, present, mayReplace)) {
      // One that becomes another leaves no moment at which the domain leads nowhere.
      const successor = missing.find(
        (one) => one.type === record.type && one.name === record.name && !written.added.includes(one),
      );
      if (!(await isReplaced(deps, caller, zone, record, successor))) continue;
      written.replaced.push(record);
      if (successor) written.added.push(successor);
    }
    for (const record of missing) {
      if (written.added.includes(record)) continue;
      await createDnsRecord(deps, caller, zone.domain, record, present);
      written.added.push(record);
    }
    return written;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...written, refusal: error };
  }
}

/** What leads elsewhere. Throws CONFLICT where nobody has agreed to a part of it. */
function oldRecords(
  { domain, wanted }: Zone,
  present: readonly DnsRecordShown[],
  mayReplace: readonly AgreedRecord[],
): DnsRecordShown[] {
  const names = wanted.filter(leadsGuests).map(({ name }) => name);
  const old = recordsInTheWay(present, names, wanted);
  const unforeseen = old.find((record) => !mayReplace.some((one) => isSameRecord(one, record)));
  if (unforeseen) throw leadsElsewhere(domain, unforeseen);
  return old;
}

/** False where another request was faster: the record is gone, or is one that is wanted. Throws as the registrar refuses it. */
async function isReplaced(
  deps: ChangeDeps,
  caller: Caller,
  { domain, wanted }: Zone,
  record: DnsRecordShown,
  successor: PlainRecord | undefined,
): Promise<boolean> {
  const at = { domain, recordId: record.recordId, shown: record };
  try {
    if (successor) await updateDnsRecord(deps, caller, at, { ...successor, ...ttlOf(record) });
    else await deleteDnsRecord(deps, caller, at);
    return true;
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'NOT_FOUND';
    const isWanted = error instanceof RecordChanged && wanted.some((one) => isSameRecord(one, error.present));
    if (isGone || isWanted) return false;
    throw error;
  }
}

const ttlOf = ({ ttl }: DnsRecordShown): { ttl?: number } => (ttl === undefined ? {} : { ttl });

const leadsElsewhere = (domain: string, { type, name, value }: DnsRecordShown): DomainError =>
  new DomainError(
    'CONFLICT',
    `${shownDomain(name === '' ? domain : `${name}.${domain}`)} leads elsewhere already (${type} ${value}).`,
  );
