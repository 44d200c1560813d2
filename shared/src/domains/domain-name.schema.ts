// Domains and subdomains as sent and stored: normalised first, then validated by domain-name.ts.
import { z } from 'zod';
import {
  domainFault,
  domainMessages,
  normalizeDomain,
  subdomainFault,
  subdomainMessages,
} from './domain-name.ts';

/** Stored in lower case (I5.6-06). Reserved names are checked by the policy. */
export const domainName = z
  .string(domainMessages.required)
  .max(2048, 'Must be at most 2048 characters')
  .overwrite(normalizeDomain)
  .superRefine((domain, context) => report(domainFault(domain), context));

/** The part before our base domain. */
export const subdomain = z
  .string(subdomainMessages.required)
  .max(2048, 'Must be at most 2048 characters')
  .trim()
  .toLowerCase()
  .superRefine((name, context) => report(subdomainFault(name), context));

function report(message: string | undefined, context: z.RefinementCtx): void {
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}
