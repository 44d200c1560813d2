// The DNS records of a domain whose name servers are the registrar's.

import { aliasFault, plainValue, relativeName } from '@bite/shared/domains/dns-record';
import type { NewDnsRecord } from '@bite/shared/domains/domain-request.schema';
import type { DnsRecord } from '@bite/shared/domains/registered-domain.schema';
import type { DnsRecordShown } from '@bite/shared/domains/registered-domains.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { noted } from './note-change.ts';
import type { ChangeDeps, QuestionDeps } from './registrar-deps.ts';

/** Throws FORBIDDEN, and as answerOf does. */
export async function listDnsRecords(
  deps: QuestionDeps,
  { user }: Caller,
  domain: string,
): Promise<{ records: DnsRecordShown[] }> {
  return { records: await recordsOf(registrarFor(deps, user, 'platformDomains.read'), domain) };
}

export async function recordsOf(registrar: DomainRegistrar, domain: string): Promise<DnsRecordShown[]> {
  return (await answerOf(registrar.records(domain))).flatMap((record) => shownRecord(record));
}

/** What has no id cannot be changed, and is none of ours. */
function shownRecord({ id, type, name, value, ttl, ...more }: DnsRecord): DnsRecordShown[] {
  if (!id) return [];
  const isSystem = more['creator'] === 'system';
  return [{ recordId: id, type, name, value, isSystem, ...(typeof ttl === 'number' && { ttl }) }];
}

const factsOf = ({ type, name, value, ttl }: NewDnsRecord | DnsRecordShown): object => ({
  ...{ type, recordName: name, value },
  ...(ttl !== undefined && { ttl }),
});

const isSame = (one: DnsRecordShown, { type, name, value }: NewDnsRecord): boolean =>
  one.type === type && one.name === name && one.value === value;

/** Throws VALIDATION_FAILED for a CNAME of the domain itself, by whatever name. */
function normal(record: NewDnsRecord, domain: string): NewDnsRecord {
  const fault = aliasFault(record.type, record.name, domain);
  if (fault !== undefined) throw new DomainError('VALIDATION_FAILED', fault, { fields: { name: fault } });
  return {
    ...record,
    name: relativeName(record.name, domain),
    value: plainValue(record.type, record.value),
  };
}

/** One that is there already is answered as it is. Throws FORBIDDEN, VALIDATION_FAILED, and as the registrar refuses it. */
export async function createDnsRecord(
  deps: ChangeDeps,
  caller: Caller,
  domain: string,
  typed: NewDnsRecord,
): Promise<DnsRecordShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const record = normal(typed, domain);
  const known = (await recordsOf(registrar, domain)).find((one) => isSame(one, record));
  if (known) return known;
  const added = registrar.addRecord(domain, record);
  const recordId = await noted(deps, caller, added, () => ({ name: domain, after: factsOf(record) }));
  return shownAs(recordId, record);
}

function shownAs(recordId: string, { type, name, value, ttl }: NewDnsRecord): DnsRecordShown {
  return { recordId, type, name, value, isSystem: false, ...(ttl !== undefined && { ttl }) };
}

/** Throws FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, and as the registrar refuses it. */
export async function updateDnsRecord(
  deps: ChangeDeps,
  caller: Caller,
  { domain, recordId }: { domain: string; recordId: string },
  typed: NewDnsRecord,
): Promise<DnsRecordShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const record = normal(typed, domain);
  const before = await ownRecord(registrar, domain, recordId);
  await noted(deps, caller, registrar.changeRecord(recordId, record), () => ({
    ...{ name: domain, before: factsOf(before), after: factsOf(record) },
  }));
  return shownAs(recordId, record);
}

/** Throws FORBIDDEN, NOT_FOUND, and as the registrar refuses it. */
export async function deleteDnsRecord(
  deps: ChangeDeps,
  caller: Caller,
  { domain, recordId }: { domain: string; recordId: string },
): Promise<null> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const before = await ownRecord(registrar, domain, recordId);
  await noted(deps, caller, registrar.removeRecord(domain, recordId), () => ({
    ...{ name: domain, before: factsOf(before) },
  }));
  return null;
}

/** The id alone would lead to records of other domains of the account, too. */
async function ownRecord(
  registrar: DomainRegistrar,
  domain: string,
  recordId: string,
): Promise<DnsRecordShown> {
  const record = (await recordsOf(registrar, domain)).find((one) => one.recordId === recordId);
  if (!record) throw new DomainError('NOT_FOUND', `${domain} has no such record any more`);
  if (record.isSystem) throw new DomainError('CONFLICT', 'This record is the provider’s own');
  return record;
}
