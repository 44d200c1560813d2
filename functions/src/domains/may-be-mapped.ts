// Whether a name may be mapped at all: whole, not one of ours or of everybody's, and not one that passes for another.
import {
  type DomainPolicy,
  domainFault,
  domainMessages,
  mappingFault,
} from '@bite/shared/domains/domain-name';
import { unsoldFault } from '@bite/shared/domains/unsold-name';
import { DomainError } from '@bite/shared/kernel/errors';
import type { PublicSuffixes } from '../ports/public-suffixes.ts';

/** Hosts of the platforms on which we run, of which none is ever a restaurant's. */
const platformHost =
  /(^|\.)(web\.app|firebaseapp\.com|run\.app|cloudfunctions\.net|appspot\.com|vercel\.app|now\.sh)$/;

export interface MappableDeps {
  domainPolicy: DomainPolicy;
  publicSuffixes: PublicSuffixes;
}

/** The message for a domain of somebody's own that may not be mapped; undefined if it may. @param domain Normalised. */
export async function customDomainFault(
  domain: string,
  { domainPolicy: policy, publicSuffixes }: MappableDeps,
): Promise<string | undefined> {
  const fault = domainFault(domain) ?? mappingFault(domain, 'custom', policy);
  if (fault !== undefined || policy.isSeed) return fault;
  if (!domain.includes('.')) return domainMessages.format;
  if (platformHost.test(domain)) return domainMessages.reserved;
  const unsold = unsoldFault(domain);
  if (unsold !== undefined) return unsold;
  // Of 'www.co.uk' the bare spelling would be claimed with it.
  const bare = domain.replace(/^www\./, '');
  return (await publicSuffixes.isSuffix(bare)) ? sharedByMany(bare) : undefined;
}

const sharedByMany = (suffix: string): string =>
  `Many owners have their names below ${suffix}. Please enter the whole of yours, such as restaurant.${suffix}`;

/** Throws VALIDATION_FAILED. */
export async function assertMayBeMapped(domain: string, deps: MappableDeps): Promise<void> {
  const message = await customDomainFault(domain, deps);
  if (message !== undefined)
    throw new DomainError('VALIDATION_FAILED', message, { fields: { domain: message } });
}
