// Staff have a domain looked at now. A set-up that was given up begins again, which claims the name anew.

import type { SeenRecord } from '@bite/shared/domains/dns-records.schema';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { heldSince, heldUntil } from '@bite/shared/domains/host-claims';
import type { Stamp } from '@bite/shared/domains/mapping-states';
import { proofOf } from '@bite/shared/domains/ownership-record';
import {
  begunAgain,
  begunCheck,
  endedCheck,
  givenUpMapping,
  isGivenUp,
} from '@bite/shared/domains/set-up-progress';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainChecks } from '../collections/domains.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { assertHostsFree, putClaims } from './claims.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import { assertHostingConfigured } from './hosting-configured.ts';
import type { DomainRef } from './read-domain.ts';
import { seeProof } from './see-proof.ts';
import { type CheckSetUpDeps, checkSetUp } from './set-up/check-set-up.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';
import { withVerificationToken } from './verification-token.ts';
import { writeMapping } from './write-mapping.ts';

/**
 * A business that has held the name for its 72 hours gets it again only if our record is seen now; without it the set-up stays given
 * up, and what was seen is kept. Throws as assertMayAt does, NOT_FOUND, and CONFLICT for a subdomain of ours and for a name that is
 * somebody else's now.
 */
export async function checkDomain(
  deps: CheckDomainDeps,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<DomainSetUp> {
  const find = async (records: Pick<RecordReader, 'get' | 'find'>): Promise<DomainMapping> => {
    const restaurant = await assertMayAt(records, caller.user, 'domains.write', place);
    const found = await mappingAt(records, restaurant, mappingGuid);
    if (found.domainType === 'subdomain')
      throw new DomainError('CONFLICT', 'The address that every restaurant has needs no set-up');
    assertHostingConfigured(deps.domainHosting);
    return found;
  };
  const proof = await proofIfGivenUp(deps, await find(deps.records));
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const mapping = await deps.writePath.transact(authorOf(caller), async (transaction) =>
    beginAgain(transaction, place, await find(transaction), proof, stamp),
  );
  return mapping.verificationStatus === 'failed' ? readSetUp(deps, mapping) : checkSetUp(deps, mapping);
}

export type CheckDomainDeps = Pick<DomainDeps, keyof CheckSetUpDeps | 'writePath'>;

async function proofIfGivenUp(
  { records, dnsLookup }: Pick<CheckDomainDeps, 'records' | 'dnsLookup'>,
  mapping: DomainMapping,
): Promise<SeenRecord | undefined> {
  const check = await records.get(domainChecks, String(mapping.domainId));
  return check && isGivenUp({ mapping, check }) ? seeProof(dnsLookup, mapping, check) : undefined;
}

/** Does nothing to a set-up that is under way, nor to a domain that works. */
async function beginAgain(
  transaction: AuditedTransaction,
  place: RestaurantRef,
  mapping: DomainMapping,
  proof: SeenRecord | undefined,
  stamp: Stamp,
): Promise<DomainMapping> {
  const { domainId, domain, guid } = mapping;
  const check = await transaction.get(domainChecks, String(domainId));
  if (check && !isGivenUp({ mapping, check })) return mapping;
  const stored = await assertHostsFree(transaction, domain, guid);
  const isProven = mapping.verificationStatus === 'verified';
  const until = isProven ? undefined : heldUntil(stored, mapping.tenantGuid, stamp.at);
  if (!isProven && until === undefined && !isSeen(proof, mapping, check)) {
    const since = heldSince(stored, mapping.tenantGuid, stamp.at);
    const named = givenUpMapping(withVerificationToken(mapping, stamp), stamp);
    if (named !== mapping) writeMapping(transaction, place, mapping, named);
    transaction.follow(
      domainChecks,
      String(domainId),
      withProof(check ?? endedCheck(named, since), proof, stamp.at),
    );
    return named;
  }
  const pending = begunAgain(withVerificationToken(mapping, stamp), stamp);
  if (pending !== mapping) writeMapping(transaction, place, mapping, pending);
  putClaims(transaction, pending, stored, stamp.at);
  const { lastProbe, faults = 0, warnedOf, wanted = [] } = check ?? {};
  transaction.follow(domainChecks, String(domainId), {
    ...begunCheck(pending, stamp.at, until),
    ...{ faults, wanted, ...(lastProbe && { lastProbe }), ...(warnedOf !== undefined && { warnedOf }) },
  });
  return pending;
}

/** It was seen before the transaction began, and the mapping may have another name or record by now. */
function isSeen(proof: SeenRecord | undefined, mapping: DomainMapping, check?: DomainCheck): boolean {
  const own = proofOf(mapping, check);
  return proof?.state === 'found' && proof.name === own?.name && proof.value === own.value;
}

function withProof(check: DomainCheck, proof: SeenRecord | undefined, at: string): DomainCheck {
  if (!proof) return check;
  const isOther = ({ type, name }: Pick<SeenRecord, 'type' | 'name'>): boolean =>
    type !== proof.type || name !== proof.name;
  return { ...check, records: [proof, ...check.records.filter(isOther)], checkedAt: at };
}
