// Which host name belongs to which restaurant (I3.10).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { DomainError } from '../kernel/errors.ts';
import { guid, isoTime, webUrl } from '../kernel/schema.ts';
import { domainName } from './domain-name.schema.ts';
import { type DomainPolicy, mappingFault } from './domain-name.ts';
import { hostHealths } from './host-probe.schema.ts';

export const domainTypes = ['subdomain', 'custom'] as const;
export const sslStatuses = ['pending', 'issued', 'failed', 'expired'] as const;
export const verificationStatuses = ['pending', 'verified', 'failed'] as const;

const redirectConfig = z.strictObject({
  wwwRedirect: z.enum(['www_to_apex', 'apex_to_www', 'none']).default('none'),
  redirectTo: webUrl('Invalid redirect URL').optional(),
});

const seoConfig = z.strictObject({
  canonicalUrl: webUrl('Invalid canonical URL').optional(),
  noIndex: z.boolean().default(false),
});

const vercelConfig = z.strictObject({
  domainId: z.string().optional(),
  lastVerificationAttempt: isoTime.optional(),
  verificationError: z.string().optional(),
});

/** Verification, transfer and the primary flag are operations of their own, not fields that staff edit. */
export const domainMappingEntity = entity({
  name: 'Domain mapping',
  given: {
    domainId: z.int('Domain ID must be a positive integer').positive('Domain ID must be a positive integer'),
    guid,
    tenantGuid: guid,
    restaurantGuid: guid,
    isPrimary: z.boolean().default(false),
    sslStatus: z.enum(sslStatuses).default('pending'),
    verificationStatus: z.enum(verificationStatuses).default('pending'),
    verificationToken: z.string().optional(),
    /** What our own looks at https://domain say: an unhealthy one is not the canonical address. */
    health: z.enum(hostHealths).default('unknown'),
    /** Of a subdomain that was renamed: the present one, to which it redirects. */
    renamedTo: z.string().optional(),
    /** The redirect between its spellings was switched on while it served guests, and waits until the other one has a certificate too. */
    redirectPending: z.literal(true).optional(),
    vercelConfig: vercelConfig.optional(),
    createdBy: z.string().optional(),
    updatedBy: z.string().optional(),
  },
  fields: {
    domain: domainName,
    domainType: z.enum(domainTypes),
    isActive: z.boolean().default(true),
    redirectConfig: redirectConfig.optional(),
    seoConfig: seoConfig.optional(),
  },
  newFields: { tenantGuid: guid, restaurantGuid: guid },
});
export const domainMapping = domainMappingEntity.stored;

export type DomainMapping = z.output<typeof domainMapping>;
export type NewDomainMapping = z.output<typeof domainMappingEntity.create>;
export type DomainMappingChange = z.output<typeof domainMappingEntity.update>;
export type SslStatus = DomainMapping['sslStatus'];
export type VerificationStatus = DomainMapping['verificationStatus'];

/** The schema of a new mapping under `policy` (I5.6-05). */
export const newDomainMapping = (policy: DomainPolicy) =>
  domainMappingEntity.create.superRefine(({ domain, domainType }, context) => {
    const message = mappingFault(domain, domainType, policy);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['domain'], message });
  });

/** NOT_FOUND with the message of the specification (I8.2-06). */
export const domainMappingNotFound = (mappingGuid: string): DomainError =>
  new DomainError('NOT_FOUND', `Domain mapping with GUID ${mappingGuid} not found`);
