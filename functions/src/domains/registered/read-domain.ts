// One registered domain: its facts, what its renewal costs, what is under way, and the restaurant that it leads to.
import type { Answers } from '@bite/shared/api/answers';
import { relativeName } from '@bite/shared/domains/dns-record';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { purchaseIdOf, purchaseKinds } from '@bite/shared/domains/domain-purchase.schema';
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { leadsGuests } from '@bite/shared/domains/records-in-the-way';
import { everyRestaurant } from '../../collections/collections.ts';
import { domainChecks } from '../../collections/domains.ts';
import { domainPurchases } from '../../collections/registered-domains.ts';
import type { Caller } from '../../identity/caller.ts';
import type { DomainPrice } from '../../ports/domain-registrar.ts';
import type { RecordReader } from '../../ports/records.ts';
import type { ServiceResult } from '../../ports/service-result.ts';
import { claimOn, mappingOfClaim } from '../claims.ts';
import { answerOf, registrarFor, UNSUPPORTED_ENDING } from './ask-registrar.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { shownPurchase } from './settle-purchase.ts';
import { shownDomain } from './shown-domain.ts';
import { type AgreedRecord, recordsWithin } from './write-wanted-records.ts';

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
  const isOurs = domain.expiresAt !== null && domain.expiresAt !== undefined;
  return {
    domain: shownDomain(domain, deps.now()),
    ...(isOurs && renewalOf(price)),
    purchases: stored.flatMap((purchase) => (purchase ? [shownPurchase(purchase)] : [])),
    ...(mapping && { mapping }),
  };
}

function renewalOf(
  price: ServiceResult<DomainPrice>,
): Pick<Answers['getRegisteredDomain'], 'renewal' | 'noRenewal'> {
  if (price.outcome === 'failed')
    return { noRenewal: price.code === UNSUPPORTED_ENDING ? 'ending' : 'unknown' };
  const { renewal } = price.value;
  return renewal === undefined ? { noRenewal: 'price' } : { renewal: { price: renewal, years: YEARS } };
}

async function mappingOf(
  records: Pick<RecordReader, 'get' | 'find'>,
  name: string,
): Promise<Answers['getRegisteredDomain']['mapping'] | undefined> {
  const claim = await claimOn(records, name);
  if (!claim) return undefined;
  const { mappingGuid, restaurantGuid } = claim;
  const mapping = await mappingOfClaim(records, claim);
  const isProven = mapping?.verificationStatus === 'verified';
  const check = mapping && (await records.get(domainChecks, String(mapping.domainId)));
  const wanted = recordsWithin(name, check?.wanted ?? []);
  const names = mapping ? namesOf(mapping, name, wanted) : [];
  const [found] = await records.find(everyRestaurant, {
    where: [{ field: 'guid', is: '==', value: restaurantGuid }],
    limit: 1,
  });
  const { name: restaurantName = restaurantGuid, tenantId, restaurantId } = found?.record ?? {};
  return {
    ...{ mappingGuid, restaurantGuid, restaurantName, isProven, names, wanted },
    isSwitchedOff: mapping?.isActive === false,
    ...(tenantId !== undefined && restaurantId !== undefined && { place: { tenantId, restaurantId } }),
  };
}

/** Once all is well, the hosting service may name no addresses: what is there then is right. */
function namesOf(mapping: DomainMapping, domain: string, wanted: readonly AgreedRecord[]): string[] {
  const named = wanted.filter(leadsGuests).map(({ name }) => name);
  if (named.length > 0) return [...new Set(named)];
  const isProven = mapping.verificationStatus === 'verified';
  return isProven ? [] : hostedNames(mapping).map((host) => relativeName(host, domain));
}
