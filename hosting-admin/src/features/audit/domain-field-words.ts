// Domains and addresses in the history, as people read them: 'café.example' where 'xn--caf-dma.example' is stored.
import { shownAddress, shownDomain } from '@bite/shared/domains/shown-domain';

/** Undefined for whatever else there is. */
export function domainFieldWords(collection: string, value: unknown): string | undefined {
  if (!hasDomains(collection) || typeof value !== 'string' || !value.includes('xn--')) return undefined;
  return /^https?:/.test(value) ? shownAddress(value) : shownDomain(value);
}

/** A domain of its own stands in the restaurant's record too. */
const hasDomains = (collection: string): boolean =>
  ['domain_mappings', 'domain_offers', 'restaurants'].includes(collection);
