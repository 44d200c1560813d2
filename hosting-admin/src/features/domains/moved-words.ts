// What becomes of a domain that goes to another restaurant: one that is off, or has no certificate yet, leads nowhere there either.
import { isOpened } from '@bite/shared/domains/domain-words';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import type { DomainShown } from './domain-queries.ts';

/** Once it is there. @param to 'this restaurant', or its name. */
export function movedWords(domain: DomainShown, to: string): string {
  const name = shownDomain(domain.domain);
  if (isOpened(domain)) return `${name} leads to ${to} now`;
  const rest = domain.isActive
    ? 'It leads there once it has its certificate.'
    : 'It is switched off, and stays so until you switch it on.';
  return `${name} belongs to ${to} now. ${rest}`;
}
