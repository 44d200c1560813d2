// The hosting provider's data about a registered domain (I3.11). Parsed leniently, since it adds fields and values.
import { z } from 'zod';
import { openEnum, required } from '../kernel/schema.ts';

export const serviceTypes = ['zeit.world', 'external', 'na'] as const;

/** The account with which a domain was registered. */
export const domainCreator = z.strictObject({
  username: required('Username is required'),
  email: z.email('Invalid email format'),
  customerId: z.string().nullish(),
  isDomainReseller: z.boolean().optional(),
  id: required('Account ID is required'),
});

/** Milliseconds since the epoch. */
const moment = z.number().nullish();
const names = z.array(z.string()).nullish();

export const registeredDomain = z.looseObject({
  verified: z.boolean().nullish(),
  nameservers: names,
  intendedNameservers: names,
  customNameservers: names,
  creator: z
    .looseObject({
      username: z.string().nullish(),
      email: z.string().nullish(),
      customerId: z.string().nullish(),
      isDomainReseller: z.boolean().nullish(),
      id: z.string().nullish(),
    })
    .nullish(),
  name: z.string(),
  boughtAt: moment,
  createdAt: moment,
  expiresAt: moment,
  id: z.string().nullish(),
  orderedAt: moment,
  renew: z.boolean().nullish(),
  serviceType: openEnum(serviceTypes).nullish(),
  transferredAt: moment,
  transferStartedAt: moment,
  userId: z.string().nullish(),
  teamId: z.string().nullish(),
});

/** ttl in seconds. What it calls creator is 'system' for a record of its own. */
export const dnsRecord = z.looseObject({
  id: z.string().nullish(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  ttl: z.number().nullish(),
});

/** The DNS record by which the owner proves the domain. */
export const verificationRecord = z.looseObject({
  type: openEnum(['TXT', 'CNAME']),
  name: z.string(),
  value: z.string(),
});

export type RegisteredDomain = z.output<typeof registeredDomain>;
export type DnsRecord = z.output<typeof dnsRecord>;
export type VerificationRecord = z.output<typeof verificationRecord>;
