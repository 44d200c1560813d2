// Staff give their restaurant another name below our base domain. The old one stays theirs and redirects to it.
import { isPresentSubdomain } from '@bite/shared/domains/canonical-host';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isHostOf } from '@bite/shared/domains/mapping-hosts';
import { createdMapping, type Stamp } from '@bite/shared/domains/mapping-states';
import { hostOfAddress } from '@bite/shared/domains/own-hosts';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { tenants } from '../collections/collections.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { SUBDOMAIN_TAKEN } from './check-subdomain.ts';
import { claimOn, putClaims } from './claims.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingsOf } from './find-mapping.ts';
import { assertHasSubdomains, subdomainHost, subdomainRefusal } from './free-subdomain.ts';
import { type DomainShown, shownMapping } from './set-up/read-set-up.ts';
import { writeMapping } from './write-mapping.ts';

/** Names that a restaurant had and redirects from: names are not to be hoarded. */
const MOST_FORMER_NAMES = 10;

const nameFault = (code: 'VALIDATION_FAILED' | 'CONFLICT', message: string): DomainError =>
  new DomainError(code, message, { fields: { name: message } });

/** The present name changes nothing; a former one of the restaurant's own becomes the present one again. Throws as assertMayAt does, and VALIDATION_FAILED or CONFLICT. */
export async function renameSubdomain(
  deps: DomainDeps,
  caller: Caller,
  place: RestaurantRef,
  { name }: { name: string },
): Promise<DomainShown> {
  const restaurant = await assertMayAt(deps.records, caller.user, 'domains.write', place);
  assertHasSubdomains(deps);
  const refusal = await subdomainRefusal(deps, name);
  if (refusal !== undefined) throw nameFault('VALIDATION_FAILED', refusal);
  const host = subdomainHost(name, deps);
  const held = (await mappingsOf(deps.records, restaurant.guid)).find(({ domain }) => domain === host);
  // An id is used up only if a mapping is likely to be created.
  const domainId = held?.domainId ?? (await deps.ids.next('domainMappings'));
  const guid = held?.guid ?? deps.newGuid();
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const renamed = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const here = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const tenant = await transaction.get(tenants, String(place.tenantId));
    const owner = { tenantGuid: tenant?.guid ?? '', restaurantGuid: here.guid };
    return rename(transaction, place, { host, domainId, guid, ...owner }, stamp);
  });
  return shownMapping(renamed);
}

type Wanted = Pick<DomainMapping, 'domainId' | 'guid' | 'tenantGuid' | 'restaurantGuid'> & { host: string };

async function rename(
  transaction: AuditedTransaction,
  place: RestaurantRef,
  { host, domainId, guid, ...owner }: Wanted,
  stamp: Stamp,
): Promise<DomainMapping> {
  const claim = await claimOn(transaction, host);
  if (claim && claim.restaurantGuid !== owner.restaurantGuid) throw nameFault('CONFLICT', SUBDOMAIN_TAKEN);
  const subdomains = (await mappingsOf(transaction, owner.restaurantGuid)).filter(
    ({ domainType }) => domainType === 'subdomain',
  );
  const present = subdomains.find(isPresentSubdomain);
  if (present?.domain === host) return present;
  const held = subdomains.find(({ domain }) => domain === host);
  if (!held && subdomains.length > MOST_FORMER_NAMES)
    throw nameFault(
      'CONFLICT',
      `A restaurant keeps ${MOST_FORMER_NAMES} former names. Please choose one of them, or ask the support of Bite to free one.`,
    );
  const stamps = { updatedAt: stamp.at, updatedBy: stamp.by };
  const fresh =
    held ??
    createdMapping(
      { domain: host, domainType: 'subdomain', isActive: true, ...owner },
      { domainId, guid },
      stamp,
    );
  const { renamedTo: _was, ...named } = fresh;
  const { redirectConfig, seoConfig } = present ?? {};
  const formers = subdomains.filter(({ domain }) => domain !== host);
  const after: DomainMapping = {
    ...named,
    ...stamps,
    isActive: true,
    isPrimary: present?.isPrimary ?? false,
    ...(redirectConfig && { redirectConfig }),
    ...(seoConfig && { seoConfig: withoutFormer(seoConfig, formers) }),
  };
  writeMapping(transaction, place, held, after);
  putClaims(transaction, after, [], stamp.at);
  // Former names lead straight to the present one, not through each other.
  for (const former of formers) {
    const { redirectConfig: _redirects, seoConfig: _seo, ...kept } = former;
    writeMapping(transaction, place, former, { ...kept, ...stamps, isPrimary: false, renamedTo: host });
  }
  return after;
}

type SeoConfig = NonNullable<DomainMapping['seoConfig']>;

/** A former name redirects: search engines know the site by its usual address instead. */
function withoutFormer(
  { canonicalUrl, ...seoConfig }: SeoConfig,
  formers: readonly DomainMapping[],
): SeoConfig {
  const host = hostOfAddress(canonicalUrl ?? '');
  const isFormer = host !== undefined && formers.some(({ domain }) => isHostOf(domain, host));
  return { ...seoConfig, ...(canonicalUrl !== undefined && !isFormer && { canonicalUrl }) };
}
