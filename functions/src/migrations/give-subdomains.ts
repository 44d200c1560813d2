// Gives every restaurant of an older release its subdomain, mappings their claims, custom ones a set-up or their probes, and takes out of restaurants' records the domains
// that no mapping stands for, which led nowhere.

import { isPresentSubdomain } from '@bite/shared/domains/canonical-host';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { begunCheck } from '@bite/shared/domains/set-up-progress';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { type AuditedTransaction, writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { domainChecks, domainClaims, domainMappings } from '../collections/domains.ts';
import { claimOn, claimsOn, putClaims } from '../domains/claims.ts';
import { mappingsOf, restaurantOfMapping } from '../domains/find-mapping.ts';
import { freeSubdomain, subdomainHost } from '../domains/free-subdomain.ts';
import { giveSubdomain } from '../domains/give-subdomain.ts';
import { withVerificationToken } from '../domains/verification-token.ts';
import { followCustomDomain, writeMapping } from '../domains/write-mapping.ts';
import type { RecordReader } from '../ports/records.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

const AUTHOR = { uid: 'migration' };

/**
 * Claims first, for all restaurants, so that no new subdomain takes a host that is mapped. Of two mappings of one host the one that is
 * proven gets it, else the older one; the other is marked as failed, and its restaurant may claim it again once it is free.
 */
export async function giveSubdomains(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  const claiming = await eachMapping(deps, isDryRun);
  let changed = claiming.changed;
  const failure = 'a restaurant has no subdomain yet';
  const { failed, unreached } = await forEachRestaurant(deps, failure, async (place) => {
    onPlace();
    const needs = await needsOf(deps.records, deps, place);
    if (!needs.subdomain && !needs.customDomain) return;
    if (!isDryRun) await giveOne(deps, place);
    changed += 1;
  });
  return { changed, failed: failed + claiming.failed, unreached };
}

const PAGE = 200;

async function eachMapping(
  deps: MigrationDeps,
  isDryRun: boolean,
): Promise<{ changed: number; failed: number }> {
  const mappings: DomainMapping[] = [];
  let failed = 0;
  let pageToken: string | undefined;
  do {
    const page = await deps.records.page(domainMappings, { limit: PAGE, pageToken });
    mappings.push(...page.found.map(({ record }) => record));
    for (const { id, reason } of page.unreadable ?? []) {
      failed += 1;
      deps.log.error('a mapping cannot be read and has no claim', { id, reason });
    }
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  let changed = 0;
  for (const mapping of mappings.sort(provenFirst)) {
    if (mapping.verificationStatus === 'failed') continue;
    const lacks = (await lacksClaim(deps.records, mapping)) || (await lacksCheck(deps.records, mapping));
    if (!lacks) continue;
    changed += 1;
    if (!isDryRun) {
      await claimOne(deps, mapping);
      await watchOne(deps, mapping);
    }
  }
  return { changed, failed };
}

const rank = ({ verificationStatus }: DomainMapping): number => (verificationStatus === 'verified' ? 0 : 1);
const provenFirst = (one: DomainMapping, other: DomainMapping): number =>
  rank(one) - rank(other) || one.domainId - other.domainId;

async function lacksClaim(
  records: Pick<RecordReader, 'get'>,
  { domain, guid }: DomainMapping,
): Promise<boolean> {
  return (await claimOn(records, domain))?.mappingGuid !== guid;
}

/** A restaurant may have both spellings as mappings of their own: each then claims its own. */
function claimOne(deps: MigrationDeps, { domainId }: DomainMapping): Promise<void> {
  return writePath(deps).transact(AUTHOR, async (transaction) => {
    const mapping = await transaction.get(domainMappings, String(domainId));
    if (!mapping || !(await lacksClaim(transaction, mapping))) return;
    const restaurant = await placeOf(transaction, mapping);
    const claims = await claimsOn(transaction, mapping.domain);
    const isTaken = claims.some((claim) => claim.restaurantGuid !== mapping.restaurantGuid);
    const at = new Date(deps.now()).toISOString();
    if (!isTaken) {
      const own = claims.find((claim) => claim.host !== mapping.domain);
      putClaims(transaction, mapping, hostedBefore(mapping, at), at);
      // The other spelling stays with the restaurant's other mapping.
      if (own) transaction.follow(domainClaims, own.host, own);
      return;
    }
    const lost = {
      ...mapping,
      isPrimary: false,
      verificationStatus: 'failed' as const,
      updatedAt: at,
      updatedBy: AUTHOR.uid,
    };
    if (restaurant) writeMapping(transaction, restaurant, mapping, lost);
    else transaction.replace(domainMappings, String(domainId), mapping, lost);
  });
}

/** A proven domain has been hosted since before claims told whether we had asked for that; of any other its operator may have connected it. */
const hostedBefore = (mapping: DomainMapping, createdAt: string): DomainClaim[] => {
  const { domain, domainId, guid: mappingGuid, restaurantGuid, tenantGuid } = mapping;
  if (mapping.domainType !== 'custom' || mapping.verificationStatus !== 'verified') return [];
  const claim = { domainId, mappingGuid, restaurantGuid, tenantGuid, createdAt };
  return hostsOf(domain).map((host) => ({ host, ...claim }));
};

const lacksCheck = async (
  records: Pick<RecordReader, 'get'>,
  { domainType, domainId }: DomainMapping,
): Promise<boolean> => domainType === 'custom' && !(await records.get(domainChecks, String(domainId)));

/** Else the schedule would never look at it. Whatever has lost its host stays as it is. */
function watchOne(deps: MigrationDeps, { domainId }: DomainMapping): Promise<void> {
  return writePath(deps).transact(AUTHOR, async (transaction) => {
    const mapping = await transaction.get(domainMappings, String(domainId));
    if (!mapping || mapping.verificationStatus === 'failed' || !(await lacksCheck(transaction, mapping)))
      return;
    const restaurant = await placeOf(transaction, mapping);
    const at = new Date(deps.now()).toISOString();
    const watched = withVerificationToken(mapping, { at, by: AUTHOR.uid });
    if (watched !== mapping && restaurant) writeMapping(transaction, restaurant, mapping, watched);
    else if (watched !== mapping) transaction.replace(domainMappings, String(domainId), mapping, watched);
    transaction.follow(domainChecks, String(domainId), firstCheck(watched, at));
  });
}

/** A proven one is set up already, and nobody is told that it is live. */
function firstCheck(mapping: DomainMapping, at: string): DomainCheck {
  const begun = begunCheck(mapping, at);
  if (mapping.verificationStatus !== 'verified') return begun;
  const { setUpDueAt: _, ...check } = begun;
  return { ...check, told: ['live'], probeDueAt: at };
}

async function placeOf(
  transaction: AuditedTransaction,
  { restaurantGuid }: DomainMapping,
): Promise<RestaurantRef | undefined> {
  return restaurantOfMapping(transaction, { restaurantGuid });
}

interface Needs {
  restaurant?: Restaurant;
  mappings: DomainMapping[];
  subdomain: boolean;
  /** The domain in its record follows no mapping. */
  customDomain: boolean;
}

async function needsOf(
  records: Pick<RecordReader, 'get' | 'find'>,
  deps: Pick<MigrationDeps, 'domainPolicy'>,
  { tenantId, restaurantId }: RestaurantRef,
): Promise<Needs> {
  const restaurant = await records.get(restaurantsOf(tenantId), String(restaurantId));
  if (!restaurant) return { mappings: [], subdomain: false, customDomain: false };
  const mappings = await mappingsOf(records, restaurant.guid);
  const primary = mappings.find(({ isPrimary, domainType }) => isPrimary && domainType === 'custom');
  const ending = subdomainHost('', deps);
  return {
    restaurant,
    mappings,
    // Also where the base domain is another one now.
    subdomain: !mappings.some((mapping) => isPresentSubdomain(mapping) && mapping.domain.endsWith(ending)),
    customDomain: restaurant.websiteConfig.customDomain !== primary?.domain,
  };
}

/** What the record said stays in the restaurant's history. */
async function giveOne(deps: MigrationDeps, place: RestaurantRef): Promise<void> {
  const given = { domainId: await deps.ids.next('domainMappings'), guid: deps.newGuid() };
  const stamp = { at: new Date(deps.now()).toISOString(), by: AUTHOR.uid };
  await writePath(deps).transact(AUTHOR, async (transaction) => {
    const { restaurant, mappings, subdomain, customDomain } = await needsOf(transaction, deps, place);
    if (!restaurant) return;
    const tenant = await transaction.get(tenants, String(place.tenantId));
    const former = mappings.find(isPresentSubdomain);
    const host = subdomain && tenant ? await freeSubdomain(transaction, deps, restaurant) : undefined;
    if (host !== undefined && tenant) {
      const fresh = { ...given, tenantGuid: tenant.guid, host };
      giveSubdomain(transaction, restaurant, fresh, stamp);
      if (former)
        writeMapping(transaction, restaurant, former, { ...former, renamedTo: host, updatedAt: stamp.at });
    }
    if (!customDomain) return;
    followCustomDomain(transaction, restaurant, mappings);
    const { customDomain: was } = restaurant.websiteConfig;
    const told = { tenantId: place.tenantId, restaurantId: place.restaurantId };
    transaction.note({
      path: restaurantsOf(place.tenantId).path,
      recordId: String(place.restaurantId),
      before: { ...told, websiteConfig: { customDomain: was } },
      after: told,
    });
  });
}
