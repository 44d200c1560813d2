// Removes hosts from the hosting service that are mapped no more. Done as due work: a crash loses nothing.

import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import { isHeld, mayBeHosted, unhostedClaim } from '@bite/shared/domains/host-claims';
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainClaims, domainMappings } from '../collections/domains.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { RecordReader, RecordStore } from '../ports/records.ts';

export interface ReleaseDomainDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  domainHosting: Pick<DomainHosting, 'isConfigured' | 'remove'>;
}

/**
 * Leaves alone a host for which we have never asked the service, and one that somebody has mapped again meanwhile. Should that happen at
 * this very moment, the set-up finds the host missing and adds it again. Throws UNAVAILABLE where it has to be tried again.
 */
export async function releaseDomain(
  deps: ReleaseDomainDeps,
  { hosts }: { hosts: readonly string[] },
): Promise<void> {
  // What was never hosted need not be removed.
  if (!deps.domainHosting.isConfigured) return;
  const failures: string[] = [];
  for (const host of hosts) {
    const claim = await deps.records.get(domainClaims, host);
    if (!mayBeHosted(claim) || (await isNeeded(deps.records, claim))) continue;
    const result = await deps.domainHosting.remove(host);
    if (result.outcome === 'answered' || result.reason === 'notFound') await noteRemoved(deps, host);
    else failures.push(result.reason);
  }
  if (failures.length > 0)
    throw new DomainError(
      'UNAVAILABLE',
      `The hosting service did not remove a domain: ${failures.join(', ')}`,
    );
}

async function isNeeded(
  records: Pick<RecordReader, 'get'>,
  claim: DomainClaim | undefined,
): Promise<boolean> {
  if (!claim || !isHeld(claim)) return false;
  const mapping = await records.get(domainMappings, String(claim.domainId));
  return mapping?.domainType === 'custom' && hostedNames(mapping).includes(claim.host);
}

/** Whoever wants the host by now has asked for it, or will. */
const noteRemoved = ({ records }: ReleaseDomainDeps, host: string): Promise<void> =>
  records.transact(async (transaction) => {
    const claim = await transaction.get(domainClaims, host);
    if (!claim || (await isNeeded(transaction, claim))) return;
    const left = unhostedClaim(claim);
    if (left) transaction.set(domainClaims, host, left);
    else transaction.delete(domainClaims, host);
  });
