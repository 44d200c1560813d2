// Restaurants' domains: their staff set them up, site administrators see all.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, restaurantParameters } from '../api/parameters.ts';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';
import { seenRecord } from './dns-records.schema.ts';
import { serviceTroubles } from './domain-check.schema.ts';
import { domainMapping, domainMappingEntity } from './domain-mapping.schema.ts';
import { domainName, subdomain } from './domain-name.schema.ts';
import { bulkMappings, domainListQuery, domainSearchQuery } from './domain-query.schema.ts';
import { hostFaults, hostProbe } from './host-probe.schema.ts';

const params = z.object(restaurantParameters);
const oneParams = z.object({ ...restaurantParameters, mappingGuid: guid });
const mappingParams = z.object({ mappingGuid: guid });

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];
/** CONFLICT: the host is taken, not served, or of a kind that this is not for. */
const changing = [...inPlace, 'NOT_FOUND', 'CONFLICT'] as const satisfies Endpoint['refuses'];

const { verificationToken: _token, ...shown } = domainMapping.shape;
/** A mapping as staff see it. */
export const domainShown = z.strictObject(shown);

/** In lists: with what was wrong when the host was opened last. */
export const domainListed = z.strictObject({
  ...shown,
  lastFault: z
    .enum(hostFaults)
    .exactOptional()
    .describe('Of the latest look at the host; absent if it was good.'),
});

const owner = {
  restaurantName: z.string().exactOptional().describe('Absent for a restaurant that is gone.'),
  tenantName: z.string().exactOptional().describe('What the business calls itself.'),
};
/** As site administrators see it: with the names of whose it is. */
export const domainOfPlatform = z.strictObject({ ...domainListed.shape, ...owner });

export const domainSetUp = z.strictObject({
  domain: domainShown,
  zone: z.string().exactOptional().describe('The name under which a DNS host lists a domain of one’s own.'),
  records: z.array(seenRecord).describe('What is wanted in the DNS, and what is seen there.'),
  problem: z.string().exactOptional().describe('In the words of the hosting service.'),
  serviceTrouble: z
    .enum(serviceTroubles)
    .exactOptional()
    .describe('Why the hosting service could not be asked, or did not take the domain.'),
  checkedAt: isoTime.exactOptional(),
  nextCheckAt: isoTime.exactOptional(),
  givenUpAt: isoTime.exactOptional().describe('When the set-up ends, or has ended, if nothing changes.'),
  lastProbe: hostProbe.exactOptional(),
  nextProbeAt: isoTime.exactOptional().describe('When the host is opened next.'),
  probes: z.array(hostProbe).describe('The latest looks at the host, newest first; at most 50.'),
  offeredUntil: isoTime.exactOptional().describe('Whoever has the code may take the domain over until then.'),
});

export const domainMappingEndpoints = {
  listDomains: {
    summary: 'The addresses of a restaurant’s site.',
    params,
    answer: z.strictObject({
      domains: z.array(domainListed),
      isHostingConfigured: z.boolean().describe('Whether custom domains can be added at all.'),
      baseDomain: z.string().exactOptional().describe('What subdomains end in; absent where there are none.'),
      siteAddress: z.string().exactOptional().describe('Where the site is canonically at present.'),
    }),
    refuses: inPlace,
  },
  createDomain: {
    summary: 'Adds a domain of the restaurant’s own; www. and the bare name are claimed together.',
    params,
    headers: creating,
    body: z.strictObject({ domain: domainName }),
    answer: domainSetUp,
    refuses: [...changing, 'IDEMPOTENCY_KEY_REUSED'],
  },
  getDomain: {
    summary: 'A domain, how far its set-up is, and how it is.',
    params: oneParams,
    answer: domainSetUp,
    refuses: [...inPlace, 'NOT_FOUND'],
  },
  updateDomain: {
    summary: 'Changes whether it is active, where it redirects, and what search engines are told.',
    params: oneParams,
    body: z.strictObject({
      isActive: domainMappingEntity.fields.isActive.unwrap().optional(),
      redirectConfig: domainMappingEntity.fields.redirectConfig,
      seoConfig: domainMappingEntity.fields.seoConfig,
    }),
    answer: domainSetUp,
    refuses: changing,
  },
  deleteDomain: {
    summary: 'Takes the domain off the site and frees its name.',
    params: oneParams,
    answer: z.null(),
    refuses: changing,
  },
  checkDomain: {
    summary: 'Looks at the DNS and the certificate now. A set-up that was given up begins again.',
    params: oneParams,
    answer: domainSetUp,
    refuses: changing,
  },
  makeDomainPrimary: {
    summary: 'Makes it the site’s canonical address.',
    params: oneParams,
    answer: domainSetUp,
    refuses: changing,
  },
  checkSubdomain: {
    summary: 'Whether a name is free as the restaurant’s subdomain, and why not.',
    params,
    query: z.strictObject({ name: z.string().max(253) }),
    answer: z.strictObject({ isFree: z.boolean(), message: z.string().exactOptional() }),
    refuses: inPlace,
  },
  renameSubdomain: {
    summary: 'Gives the restaurant another subdomain; the old one redirects to it.',
    params,
    body: z.strictObject({ name: subdomain }),
    answer: domainShown,
    refuses: changing,
  },
  offerDomain: {
    summary: 'A code by which another restaurant may take the domain over; an earlier one ends.',
    params: oneParams,
    answer: z.strictObject({ code: z.string(), offeredUntil: isoTime }),
    refuses: changing,
  },
  withdrawDomainOffer: {
    summary: 'Ends the code.',
    params: oneParams,
    answer: domainSetUp,
    refuses: [...inPlace, 'NOT_FOUND'],
  },
  moveDomain: {
    summary:
      'Moves a domain to another restaurant of the same business, where the caller may change domains too.',
    params: oneParams,
    body: z.strictObject({ toRestaurantId: positiveId }),
    answer: domainShown,
    refuses: changing,
  },
  acceptDomain: {
    summary: 'Takes over a domain that another restaurant offers.',
    params,
    body: z.strictObject({ domain: domainName, code: z.string().trim().min(1, 'Code is required').max(100) }),
    answer: domainSetUp,
    refuses: changing,
  },
  listDomainMappings: {
    summary: 'Mappings of all restaurants.',
    query: domainListQuery,
    answer: z.strictObject({ mappings: z.array(domainOfPlatform), total: z.int() }),
    refuses: [],
  },
  searchDomainMappings: {
    summary: 'Mappings whose domain begins with a text.',
    query: domainSearchQuery,
    answer: z.strictObject({ mappings: z.array(domainOfPlatform) }),
    refuses: [],
  },
  putDomainMappings: {
    summary: 'Creates or, by their domain, changes mappings. One that fails does not stop the others.',
    body: bulkMappings,
    answer: z.strictObject({
      done: z.array(domainOfPlatform),
      failed: z.array(
        z.strictObject({
          index: z.int(),
          code: z.string(),
          message: z.string(),
          details: z.unknown().optional(),
          ...owner,
        }),
      ),
    }),
    refuses: [],
  },
  getDomainMappingByGuid: {
    summary: 'One mapping.',
    params: mappingParams,
    answer: domainOfPlatform,
    refuses: ['NOT_FOUND'],
  },
  updateDomainMapping: {
    summary: 'Changes a mapping of any restaurant.',
    params: mappingParams,
    body: domainMappingEntity.update,
    answer: domainOfPlatform,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteDomainMapping: {
    summary: 'Deletes a mapping of any restaurant and frees its name.',
    params: mappingParams,
    answer: z.null(),
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
