// Requests to the hosting provider: registering, changing and listing domains (I5.6-08 to I5.6-12).
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { required } from '../kernel/schema.ts';
import {
  aliasFault,
  LEAST_TTL,
  loopFault,
  MOST_TTL,
  recordNameFault,
  recordValueFault,
  registrableRecordTypes,
} from './dns-record.ts';
import { domainName } from './domain-name.schema.ts';

/** The longest text in a request to the provider. */
const LONGEST = 2048;
const text = (message: string) => required(message).max(LONGEST, `Must be at most ${LONGEST} characters`);

const nameserver = text('Nameserver cannot be empty');
const limitMessage = 'Limit must be positive';

/** In US dollars, as the provider quotes it. */
export const expectedPrice = z.number().positive('Expected price must be positive');

/** How a domain is added to the account: new, from another registrar, or from another account there. */
export const registerDomain = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('add'), name: domainName }),
  z.strictObject({
    method: z.literal('transfer-in'),
    name: domainName,
    authCode: z.string().min(1).max(LONGEST).optional(),
    expectedPrice: expectedPrice.optional(),
  }),
  z.strictObject({ method: z.literal('move-in'), name: domainName, token: text('Token is required') }),
]);

const TTL_RANGE = `TTL must be between ${LEAST_TTL} and ${MOST_TTL} seconds`;

const redirectStatusMessage = 'Redirect status code must be between 300-399';

/** A domain that is added to a project, to be served or redirected. */
export const projectDomain = z.strictObject({
  projectId: text('Project ID is required'),
  name: domainName,
  redirect: domainName.optional(),
  redirectStatusCode: z
    .int(redirectStatusMessage)
    .min(300, redirectStatusMessage)
    .max(399, redirectStatusMessage)
    .optional(),
});

export const changeRegisteredDomain = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('update'),
    renew: z.boolean().optional(),
    customNameservers: list(nameserver, 13).optional(),
  }),
  /** To another account there, by its id or user name. */
  z.strictObject({ op: z.literal('move-out'), destination: text('Destination is required') }),
]);

/** The value is as in a zone file (dns-record.ts), ttl in seconds. */
export const newDnsRecord = z.strictObject({
  type: z.enum(registrableRecordTypes),
  name: z.string().max(LONGEST),
  value: text('Value is required'),
  ttl: z.number().positive('TTL must be positive').optional(),
});

/**
 * A record as people write it: its value fits its type, and it lasts as long as the provider wants.
 * @param domain Whose record it is, as far as that is known: its own name is then no alias.
 */
export const typedDnsRecordOf = (domain: string | undefined) =>
  newDnsRecord.superRefine(({ type, name, value, ttl }, context) => {
    const faults = {
      name: recordNameFault(name) ?? aliasFault(type, name, domain),
      value: recordValueFault(type, value) ?? loopFault(type, name, value, domain),
      ttl: ttl === undefined || (ttl >= LEAST_TTL && ttl <= MOST_TTL) ? undefined : TTL_RANGE,
    };
    for (const [field, message] of Object.entries(faults))
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
  });

export const typedDnsRecord = typedDnsRecordOf(undefined);

export const registeredDomainQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int(limitMessage)
    .positive(limitMessage)
    .max(100, 'Limit cannot exceed 100')
    .optional(),
  pageToken: z.string().min(1).max(100).optional(),
});

export type RegisterDomain = z.output<typeof registerDomain>;
export type ProjectDomain = z.output<typeof projectDomain>;
export type NewDnsRecord = z.output<typeof newDnsRecord>;
export type ChangeRegisteredDomain = z.output<typeof changeRegisteredDomain>;
