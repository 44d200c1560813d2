// Whether a name may be mapped at all: whole, not one of ours, and not one that passes for another.
import { domainToUnicode } from 'node:url';
import {
  type DomainPolicy,
  domainFault,
  domainMessages,
  mappingFault,
} from '@bite/shared/domains/domain-name';
import { isLookalike, LOOKALIKE } from '@bite/shared/domains/lookalike-name';
import { DomainError } from '@bite/shared/kernel/errors';

/** Hosts of the platforms on which we run, of which none is ever a restaurant's. */
const platformHost =
  /(^|\.)(web\.app|firebaseapp\.com|run\.app|cloudfunctions\.net|appspot\.com|vercel\.app|now\.sh)$/;

/** The message for a domain of somebody's own that may not be mapped; undefined if it may. @param domain Normalised. */
export function customDomainFault(domain: string, policy: DomainPolicy): string | undefined {
  const fault = domainFault(domain) ?? mappingFault(domain, 'custom', policy);
  if (fault !== undefined || policy.isSeed) return fault;
  if (!domain.includes('.')) return domainMessages.format;
  if (platformHost.test(domain)) return domainMessages.reserved;
  const shown = domainToUnicode(domain);
  // Punycode that stands for nothing.
  if (shown === '' || (domain.includes('xn--') && shown === domain)) return domainMessages.format;
  return isLookalike(shown) ? LOOKALIKE : undefined;
}

/** Throws VALIDATION_FAILED. */
export function assertMayBeMapped(domain: string, policy: DomainPolicy): void {
  const message = customDomainFault(domain, policy);
  if (message !== undefined)
    throw new DomainError('VALIDATION_FAILED', message, { fields: { domain: message } });
}
