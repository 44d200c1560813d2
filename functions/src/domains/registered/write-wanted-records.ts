// Writes the DNS records that lead a registered domain to its restaurant. What is there already is not written again, and only what whoever
// asks has agreed to is replaced, so that it may be asked for as often as one likes.

import { type registrableRecordTypes, relativeName } from '@bite/shared/domains/dns-record';
import type { WantedRecord } from '@bite/shared/domains/dns-records.schema';
import { isSameRecord, leadsGuests, recordsInTheWay } from '@bite/shared/domains/records-in-the-way';
import type { DnsRecordShown } from '@bite/shared/domains/registered-domains.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import { registrarFor } from './ask-registrar.ts';
import { createDnsRecord, deleteDnsRecord, recordsOf, updateDnsRecord } from './dns-records.ts';
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

interface Written {
  added: PlainRecord[];
  replaced: DnsRecordShown[];
}

/**
 * @param mayReplace As it was shown to whoever agreed. Throws FORBIDDEN, CONFLICT where other records lead elsewhere, and as the
 * registrar refuses it: what was written until then stays, and the next call goes on from there.
 */
export async function writeWantedRecords(
  deps: ChangeDeps,
  caller: Caller,
  { domain, wanted }: { domain: string; wanted: readonly PlainRecord[] },
  mayReplace: readonly AgreedRecord[],
): Promise<Written> {
  const present = await recordsOf(registrarFor(deps, caller.user, 'platformDomains.write'), domain);
  const missing = wanted.filter((record) => !present.some((one) => isSameRecord(one, record)));
  const names = wanted.filter(leadsGuests).map(({ name }) => name);
  const old = recordsInTheWay(present, names, wanted);
  const unforeseen = old.find((record) => !mayReplace.some((one) => isSameRecord(one, record)));
  if (unforeseen) throw leadsElsewhere(domain, unforeseen);
  const added: PlainRecord[] = [];
  const replaced: DnsRecordShown[] = [];
  // One that becomes another leaves no moment at which the domain leads nowhere.
  for (const record of old) {
    const successor = missing.find(
      (one) => one.type === record.type && one.name === record.name && !added.includes(one),
    );
    const at = { domain, recordId: record.recordId };
    if (successor) await updateDnsRecord(deps, caller, at, { ...successor, ...ttlOf(record) });
    else await deleteDnsRecord(deps, caller, at);
    replaced.push(record);
    if (successor) added.push(successor);
  }
  for (const record of missing) {
    if (added.includes(record)) continue;
    await createDnsRecord(deps, caller, domain, record);
    added.push(record);
  }
  return { added, replaced };
}

const ttlOf = ({ ttl }: DnsRecordShown): { ttl?: number } => (ttl === undefined ? {} : { ttl });

const leadsElsewhere = (domain: string, { type, name, value }: DnsRecordShown): DomainError =>
  new DomainError(
    'CONFLICT',
    `${name === '' ? domain : `${name}.${domain}`} leads elsewhere already (${type} ${value}).`,
  );
