// Why the website's address is at present the one it is.

import { servedSpelling } from '@bite/shared/domains/canonical-host';
import { domainStateOf, stateWords } from '@bite/shared/domains/domain-words';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import type { DomainList } from './domain-queries.ts';

const hostOf = (address: string): string => parsedUrl(address)?.hostname ?? address;

/** Whether something is wrong, and a sentence or two. */
export function addressReason({ domains, siteAddress }: DomainList): { isFallback: boolean; words: string } {
  const primary = domains.find(({ isPrimary }) => isPrimary);
  const isUsed =
    primary !== undefined && siteAddress !== undefined && hostOf(siteAddress) === servedSpelling(primary);
  if (isUsed)
    return { isFallback: false, words: 'This is your primary address. The others redirect or lead here.' };
  if (primary && domainStateOf(primary) === 'live')
    // A name of the demo's serves at the port of the site alone, and is in no link.
    return {
      isFallback: false,
      words: `Your primary address ${shownDomain(primary.domain)} leads to the same website.`,
    };
  if (primary) {
    const state = domainStateOf(primary);
    const change = state === 'off' ? 'Switch it on to have it back.' : 'It changes back by itself.';
    const words = `${shownDomain(primary.domain)} is your primary address, but cannot be used at present: ${stateWords[state].label.toLowerCase()}. Until it can, guests and search engines get this one. ${change}`;
    return { isFallback: true, words };
  }
  const isOneLive = domains.some((one) => one.domainType === 'custom' && domainStateOf(one) === 'live');
  return {
    isFallback: false,
    words: isOneLive
      ? 'None of your own domains is the primary one yet. Open one below to make it primary.'
      : 'Search engines and shared links use it until a domain of your own is live and primary.',
  };
}
