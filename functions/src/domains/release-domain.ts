// Removes hosts from the hosting service that are mapped no more. Done as due work: a crash loses nothing.
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainMappings } from '../collections/domains.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { RecordReader } from '../ports/records.ts';
import { claimOn } from './claims.ts';

export interface ReleaseDomainDeps {
  records: Pick<RecordReader, 'get'>;
  domainHosting: Pick<DomainHosting, 'isConfigured' | 'remove'>;
}

/**
 * Leaves alone a host that somebody has mapped again meanwhile. Should that happen at this very moment, the set-up finds the host
 * missing and adds it again. Throws UNAVAILABLE where it has to be tried again.
 */
export async function releaseDomain(
  deps: ReleaseDomainDeps,
  { hosts }: { hosts: readonly string[] },
): Promise<void> {
  // What was never hosted need not be removed.
  if (!deps.domainHosting.isConfigured) return;
  const failures: string[] = [];
  for (const host of hosts) {
    if (await isNeeded(deps, host)) continue;
    const result = await deps.domainHosting.remove(host);
    if (result.outcome === 'failed' && result.reason !== 'notFound') failures.push(result.reason);
  }
  if (failures.length > 0)
    throw new DomainError(
      'UNAVAILABLE',
      `The hosting service did not remove a domain: ${failures.join(', ')}`,
    );
}

async function isNeeded({ records }: ReleaseDomainDeps, host: string): Promise<boolean> {
  const claim = await claimOn(records, host);
  const mapping = claim && (await records.get(domainMappings, String(claim.domainId)));
  return mapping?.domainType === 'custom' && hostedNames(mapping).includes(host);
}
