// A sign-in by a provider that is under way: begun on the restaurant's host, taken to the provider from our auth host, and brought back
// to the restaurant's host by a one-time code (docs/decisions/068). Three secrets tie it to one browser: the restaurant's page keeps
// one, the cookie of the auth host is another, and the code is the third.
import { signInProviders } from '@bite/shared/diners/sign-in-providers';
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { siteLanguages } from '@bite/shared/website/languages';
import { z } from 'zod';
import type { RecordCollection } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';

const person = z.object({
  subject: z.string(),
  email: z.string().exactOptional(),
  isEmailVerified: z.boolean(),
  name: z.string().exactOptional(),
});

const providerSignIn = z.object({
  provider: z.enum(signInProviders),
  /** 'https://bella.example' or 'https://order.bite.example/bella'. */
  site: z.string(),
  /** See SiteAt. */
  onlyAt: z.string().exactOptional(),
  /** Of the page on which it began. */
  language: z.enum(siteLanguages).optional(),
  /** Where it began: the only host on which its code is worth anything. */
  host: z.string(),
  /** Hash of the secret of the page that began. */
  requestHash: z.string(),
  /** Of the cookie of the auth host, and of the state that the provider sends back, once the guest is on the way. */
  way: z
    .object({ cookieHash: z.string(), stateHash: z.string(), nonce: z.string(), verifier: z.string() })
    .optional(),
  /** Whom the provider has identified, and the hash of the code for that. */
  proven: z.object({ codeHash: z.string(), person, expiresAt: isoTime }).optional(),
  expiresAt: isoTime,
  /** Longer than it holds, so that whoever comes back late is led back. */
  keptUntil: isoTime,
});
export type ProviderSignIn = z.output<typeof providerSignIn>;

/** provider_sign_ins/{hash of its token} */
export const providerSignIns: RecordCollection<ProviderSignIn> = {
  path: collections.providerSignIns,
  schema: providerSignIn,
};

export const fieldOverrides = [expiring(collections.providerSignIns, 'keptUntil')];

/** Milliseconds: to sign in at the provider, and from there back to the restaurant. */
export const SIGN_IN_WITHIN = 10 * MINUTE;
export const CODE_WITHIN = MINUTE;
export const KEPT_FOR = HOUR;
