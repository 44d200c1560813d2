// The whole demo as documents and sign-ins, all validated by their schemas. No I/O: time and image references are arguments.
import { domainClaim } from '@bite/shared/domains/domain-claim.schema';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { deriveAccess, type Employment } from '@bite/shared/identity/derive-access';
import { withDerivedFields } from '@bite/shared/identity/derived-user';
import { user } from '@bite/shared/identity/user.schema';
import { counter } from '@bite/shared/kernel/counter.schema';
import { counterName, entityTypes } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { employee } from '@bite/shared/people/employee.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import { tenants, users } from '../../functions/src/collections/collections.ts';
import { domainMappings } from '../../functions/src/collections/domains.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { guidOf } from './deterministic-guid.ts';
import { type DemoUser, demoUsers, uidOf } from './people.ts';
import type { Look } from './pictures/look.ts';
import { restaurantDocuments, restaurantGuid } from './restaurant-documents.ts';
import { document, type SeedDocument } from './seed-document.ts';
import { type DemoTenant, demoTenants } from './tenants.ts';

export interface PlacedRestaurant {
  demo: DemoRestaurant;
  tenant: DemoTenant;
  at: RestaurantRef;
  guid: string;
  tenantGuid: string;
}

const tenantGuid = (tenantOf: DemoTenant): string => guidOf(`tenant/${tenantOf.key}`);
const tenantIdOf = (key: DemoTenant['key']): number =>
  entityTypes.tenants.start + demoTenants.findIndex((one) => one.key === key);

/** The restaurants by id. */
export const placedRestaurants: readonly PlacedRestaurant[] = demoTenants
  .flatMap((owner) => owner.restaurants.map((demo) => ({ demo, tenant: owner })))
  .map(({ demo, tenant: owner }, index) => ({
    demo,
    tenant: owner,
    at: { tenantId: tenantIdOf(owner.key), restaurantId: entityTypes.restaurants.start + index },
    guid: restaurantGuid(demo),
    tenantGuid: tenantGuid(owner),
  }));

/** Every picture that the restaurant's documents refer to, once, with its folder. */
export function picturesOf(demo: DemoRestaurant): { look: Look; folder: 'items' | 'branding' }[] {
  const dishes = demo.menu.flatMap(({ dishes: listed }) =>
    listed.flatMap((entry) => (typeof entry !== 'string' && entry.look ? [entry.look] : [])),
  );
  const stories = demo.stories.flatMap(({ image }) => image ?? []);
  const items = new Set([...dishes, ...stories, ...(demo.gallery ?? []).map(({ look }) => look)]);
  const { logo, icon, hero } = demo.branding;
  return [
    ...[logo, icon, hero].map((look) => ({ look, folder: 'branding' as const })),
    ...[...items].map((look) => ({ look, folder: 'items' as const })),
  ];
}

/**
 * @param now ISO; special hours are on the days after it.
 * @param imageOf Returns the value of `imageUrl` fields for a restaurant's picture.
 * Throws an error that names the document that does not match its schema.
 */
export function demoDocuments(
  now: string,
  imageOf: (at: RestaurantRef, look: Look, folder: 'items' | 'branding') => string,
): SeedDocument[] {
  const restaurants = placedRestaurants.flatMap(({ demo, tenant: owner, at, tenantGuid: guidOfOwner }) =>
    restaurantDocuments(demo, {
      at,
      tenantGuid: guidOfOwner,
      now,
      timezone: demo.timezone ?? owner.timezone,
      imageOf: (look, folder) => imageOf(at, look, folder),
    }),
  );
  const employments = employmentsIn(restaurants);
  return [
    ...demoTenants.map((owner) => tenantDocument(owner, now)),
    ...restaurants,
    ...domainDocuments(now),
    ...platformCounters(now),
    ...demoUsers.map((person) => userDocument(person, employments, now)),
  ];
}

function tenantDocument(owner: DemoTenant, now: string): SeedDocument {
  const { key, name, displayName, plan, timezone } = owner;
  const tenantId = tenantIdOf(key);
  return document(
    paths.tenant(tenantId),
    tenant,
    {
      tenantId,
      restaurantIds: placedRestaurants
        .filter(({ at }) => at.tenantId === tenantId)
        .map(({ at }) => at.restaurantId),
      guid: tenantGuid(owner),
      name,
      displayName,
      plan,
      settings: { timezone, currency: 'USD' },
      createdAt: now,
      updatedAt: now,
    },
    tenants.queryFields,
  );
}

function withDomain(): (PlacedRestaurant & { domain: string })[] {
  return placedRestaurants.flatMap((placed) =>
    placed.demo.domain ? [{ ...placed, domain: placed.demo.domain }] : [],
  );
}

/** What subdomains of the demo end in, as in the stack (tools/stack/environment.ts). */
const BASE_DOMAIN = 'bite.localhost';

/** Domains of their own first, so that their ids stay when restaurants are added. */
const demoDomains = () => [
  ...withDomain().map((placed) => ({ ...placed, domainType: 'custom' as const })),
  ...placedRestaurants.map((placed) => ({
    ...placed,
    domain: `${placed.demo.slug}.${BASE_DOMAIN}`,
    domainType: 'subdomain' as const,
  })),
];

/** Each mapping with the claims on its hosts. */
function domainDocuments(now: string): SeedDocument[] {
  return demoDomains().flatMap(({ domain, domainType, guid: restaurantGuidHere, tenantGuid }, index) => {
    const domainId = entityTypes.domainMappings.start + index;
    const mappingGuid = guidOf(`domain/${domain}`);
    const owner = { tenantGuid, restaurantGuid: restaurantGuidHere };
    const mapping = document(
      paths.domainMapping(domainId),
      domainMapping,
      {
        ...{ domainId, guid: mappingGuid, domain, domainType, ...owner },
        isPrimary: domainType === 'custom',
        sslStatus: 'issued',
        verificationStatus: 'verified',
        createdAt: now,
        updatedAt: now,
      },
      domainMappings.queryFields,
    );
    const claims = hostsOf(domain).map((host) =>
      document(paths.domainClaim(host), domainClaim, {
        host,
        domainId,
        mappingGuid,
        ...owner,
        createdAt: now,
      }),
    );
    return [mapping, ...claims];
  });
}

/** The last assigned ids. */
function platformCounters(now: string): SeedDocument[] {
  const given = {
    tenants: demoTenants.length,
    restaurants: placedRestaurants.length,
    domainMappings: demoDomains().length,
  };
  return (['tenants', 'restaurants', 'domainMappings'] as const).map((type) =>
    document(paths.platformCounter(counterName(type)), counter, {
      entityType: type,
      nextId: entityTypes[type].start + given[type] - 1,
      createdAt: now,
      updatedAt: now,
    }),
  );
}

function employmentsIn(documents: readonly SeedDocument[]): (Employment & { uid: string })[] {
  return documents.flatMap(({ path, value }) => {
    const [, tenantId, , restaurantId, collection] = path.split('/');
    if (collection !== 'employees') return [];
    const record = employee.parse(value);
    return record.uid
      ? [
          {
            tenantId: Number(tenantId),
            restaurantId: Number(restaurantId),
            employee: record,
            uid: record.uid,
          },
        ]
      : [];
  });
}

function userDocument(
  person: DemoUser,
  employments: readonly (Employment & { uid: string })[],
  now: string,
): SeedDocument {
  const { email, firstName, lastName, siteRole, assignment, isActive } = person;
  const uid = uidOf(email);
  const tenantAssignments = assignment
    ? [
        {
          tenantId: tenantIdOf(assignment.tenant),
          role: assignment.role,
          isActive: true,
          assignedAt: now,
          updatedAt: now,
        },
      ]
    : [];
  const access = deriveAccess(
    tenantAssignments,
    employments.filter((employment) => employment.uid === uid),
  );
  const known = user.parse({
    uid,
    email,
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    emailVerified: true,
    ...(siteRole && { siteRole, isSiteAdmin: siteRole === 'site_admin' || siteRole === 'site_owner' }),
    tenantAssignments,
    isActive: isActive ?? true,
    createdAt: now,
    updatedAt: now,
  });
  return document(paths.user(uid), user, withDerivedFields(known, access), users.queryFields);
}
