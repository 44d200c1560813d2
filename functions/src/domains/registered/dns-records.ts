// The DNS records of a domain whose name servers are the registrar's.

import { aliasFault, loopFault, plainValue, relativeName } from '@bite/shared/domains/dns-record';
import type { NewDnsRecord } from '@bite/shared/domains/domain-request.schema';
import { isSameRecord } from '@bite/shared/domains/records-in-the-way';
import type { DnsRecord } from '@bite/shared/domains/registered-domain.schema';
import type { DnsRecordShown } from '@bite/shared/domains/registered-domains.contract';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { AnswerLost, noted } from './note-change.ts';
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

/** Throws VALIDATION_FAILED for a CNAME of the domain itself, by whatever name, and for what leads to itself. */
function normal(record: NewDnsRecord, domain: string): NewDnsRecord {
  const { type, name, value } = record;
  const faults = { name: aliasFault(type, name, domain), value: loopFault(type, name, value, domain) };
  for (const [field, fault] of Object.entries(faults))
    if (fault !== undefined)
      throw new DomainError('VALIDATION_FAILED', fault, { fields: { [field]: fault } });
  return { ...record, name: relativeName(name, domain), value: plainValue(type, value) };
}

/**
 * One that is there already is answered as it is. Throws FORBIDDEN, VALIDATION_FAILED, and as the registrar refuses it.
 * @param present The domain's records, where they were read just now.
 */
export async function createDnsRecord(
  deps: ChangeDeps,
  caller: Caller,
  domain: string,
  typed: NewDnsRecord,
  present?: readonly DnsRecordShown[],
): Promise<DnsRecordShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const record = normal(typed, domain);
  const find = async (among?: readonly DnsRecordShown[]) =>
    (among ?? (await recordsOf(registrar, domain))).find((one) => isSameRecord(one, record));
  const known = await find(present);
  if (known) return known;
  const added = registrar.addRecord(domain, record);
  const adding = noted(deps, caller, added, () => ({ name: domain, after: factsOf(record) }));
  return adding.then(
    (recordId) => shownAs(recordId, record),
    async (error: unknown) => {
      // Another request may have been faster: the registrar takes no record twice.
      const isRefused = error instanceof DomainError && error.code === 'CONFLICT';
      const meanwhile = isRefused && !(error instanceof AnswerLost) ? await find() : undefined;
      if (meanwhile) return meanwhile;
      throw error;
    },
  );
}

function shownAs(recordId: string, { type, name, value, ttl }: NewDnsRecord): DnsRecordShown {
  return { recordId, type, name, value, isSystem: false, ...(ttl !== undefined && { ttl }) };
}

interface RecordAt {
  domain: string;
  recordId: string;
  /** As it was when somebody agreed: one that has become another since is left alone. */
  shown?: DnsRecordShown;
}

/** The record has become another one since it was shown. */
export class RecordChanged extends DomainError {
  readonly present: DnsRecordShown;
  constructor(present: DnsRecordShown) {
    super('CONFLICT', `A record was changed meanwhile: it is ${present.type} ${present.value} now.`);
    this.present = present;
  }
}

/** Throws FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, RecordChanged, and as the registrar refuses it. */
export async function updateDnsRecord(
  deps: ChangeDeps,
  caller: Caller,
  at: RecordAt,
  typed: NewDnsRecord,
): Promise<DnsRecordShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const record = normal(typed, at.domain);
  const before = await ownRecord(registrar, at);
  await noted(deps, caller, registrar.changeRecord(at.recordId, record), () => ({
    ...{ name: at.domain, before: factsOf(before), after: factsOf(record) },
  }));
  return shownAs(at.recordId, record);
}

/** Throws FORBIDDEN, NOT_FOUND, RecordChanged, and as the registrar refuses it. */
export async function deleteDnsRecord(deps: ChangeDeps, caller: Caller, at: RecordAt): Promise<null> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const before = await ownRecord(registrar, at);
  await noted(deps, caller, registrar.removeRecord(at.domain, at.recordId), () => ({
    ...{ name: at.domain, before: factsOf(before) },
  }));
  return null;
}

/** The id alone would lead to records of other domains of the account, too. */
async function ownRecord(
  registrar: DomainRegistrar,
  { domain, recordId, shown }: RecordAt,
): Promise<DnsRecordShown> {
  const record = (await recordsOf(registrar, domain)).find((one) => one.recordId === recordId);
  if (!record) throw new DomainError('NOT_FOUND', `${shownDomain(domain)} has no such record any more`);
  if (record.isSystem) throw new DomainError('CONFLICT', 'This record is the provider’s own');
  if (shown && !isSameRecord(record, shown)) throw new RecordChanged(record);
  return record;
}
