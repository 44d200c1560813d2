// Which customer somebody is whom a provider has identified: customer_identities/{hash of provider, subject and, for an account that
// is for one restaurant alone, that restaurant}.
import { type SignInProvider, signInProviders } from '@bite/shared/diners/sign-in-providers';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import { hashOf } from '../../identity/one-time-code.ts';
import type { RecordCollection } from '../../ports/records.ts';

const customerIdentity = z.object({
  uid: z.string(),
  provider: z.enum(signInProviders),
  createdAt: isoTime,
});
export type CustomerIdentity = z.output<typeof customerIdentity>;

export const customerIdentities: RecordCollection<CustomerIdentity> = {
  path: collections.customerIdentities,
  schema: customerIdentity,
};

/** @param onlyAt See SiteAt. */
export const identityIdOf = (provider: SignInProvider, subject: string, onlyAt: string | undefined): string =>
  hashOf([provider, subject, ...(onlyAt === undefined ? [] : [onlyAt])].join('\n'));
