// One registered domain: its facts, what its renewal costs, what is under way, and the restaurant that it leads to.
import type { Answers } from '@bite/shared/api/answers';
import { purchaseIdOf, purchaseKinds } from '@bite/shared/domains/domain-purchase.schema';
import { everyRestaurant } from '../../collections/collections.ts';
import { domainPurchases } from '../../collections/registered-domains.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { claimOn, mappingOfClaim } from '../claims.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { shownPurchase } from './settle-purchase.ts';
import { shownDomain } from './shown-domain.ts';

const YEARS = 1;

/** Throws FORBIDDEN, and as answerOf does. */
export async function readRegisteredDomain(
  deps: Pick<RegistrarDeps, 'records' | 'domainRegistrar' | 'now'>,
  { user }: Caller,
  name: string,
): Promise<Answers['getRegisteredDomain']> {
  const registrar = registrarFor(deps, user, 'platformDomains.read');
  const ids = purchaseKinds.map((what) => purchaseIdOf(what, name));
  const [domain, price, stored, mapping] = await Promise.all([
    answerOf(registrar.find(name)),
    registrar.price(name, YEARS),
    deps.records.getAll(domainPurchases, ids),
    mappingOf(deps.records, name),
  ]);
  const renewal = price.outcome === 'answered' ? price.value.renewal : undefined;
  const isOurs = domain.expiresAt !== null && domain.expiresAt !== undefined;
  return {
    domain: shownDomain(domain, deps.now()),
    ...(isOurs && renewal !== undefined && { renewal: { price: renewal, years: YEARS } }),
    purchases: stored.flatMap((purchase) => (purchase ? [shownPurchase(purchase)] : [])),
    ...(mapping && { mapping }),
  };
}

async function mappingOf(
  records: Pick<RecordReader, 'get' | 'find'>,
  name: string,
): Promise<Answers['getRegisteredDomain']['mapping'] | undefined> {
  const claim = await claimOn(records, name);
  if (!claim) return undefined;
  const { mappingGuid, restaurantGuid } = claim;
  const isProven = (await mappingOfClaim(records, claim))?.verificationStatus === 'verified';
  const [found] = await records.find(everyRestaurant, {
    where: [{ field: 'guid', is: '==', value: restaurantGuid }],
    limit: 1,
  });
  return { mappingGuid, restaurantGuid, restaurantName: found?.record.name ?? restaurantGuid, isProven };
}
