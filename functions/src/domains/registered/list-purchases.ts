// What was bought, transferred and renewed: the latest of each kind for each domain.
import type { Answers } from '@bite/shared/api/answers';
import { isHeld } from '@bite/shared/domains/host-claims';
import { domainClaims } from '../../collections/domains.ts';
import { getReadable } from '../../collections/find-readable.ts';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { shownPurchase } from './settle-purchase.ts';

const MOST = 100;

/** Throws FORBIDDEN. */
export async function listDomainPurchases(
  { records }: Pick<RegistrarDeps, 'records'>,
  { user }: Caller,
): Promise<Answers['listDomainPurchases']> {
  assertMay(user, 'platformDomains.read');
  const { found } = await records.page(domainPurchases, {
    ...{ orderBy: { field: 'askedAt', direction: 'desc' }, limit: MOST },
  });
  // Also where a claim cannot be read: one damaged record must not take the list of all orders away.
  const claims = await getReadable(
    records,
    domainClaims,
    found.map(({ record }) => record.name),
  );
  const held = new Set(claims.found.filter(({ record }) => isHeld(record)).map(({ id }) => id));
  return {
    purchases: found.map(({ record }) => ({
      ...shownPurchase(record),
      hasRestaurant: held.has(record.name),
    })),
  };
}
