// Why a domain cannot be the primary one at present: the server refuses it, or guests would be led to an error.
import { type DomainState, domainStateOf } from '@bite/shared/domains/domain-words';
import type { DomainShown } from './domain-queries.ts';

const obstacles: Readonly<Record<DomainState, string | undefined>> = {
  off: 'it is switched off.',
  former: 'it is a former address, which redirects.',
  waiting: 'its records are not all there yet.',
  givenUp: 'nobody has proven whose it is.',
  certificate: 'it has no certificate yet.',
  refused: 'it has no certificate.',
  expired: 'its certificate has expired.',
  unreachable: 'it is not reachable at present. It can once it opens again.',
  live: undefined,
};

/** The end of a sentence; undefined where nothing is in the way. */
export function whyNotPrimary(domain: DomainShown): string | undefined {
  const obstacle = obstacles[domainStateOf(domain)];
  const isRedirected = domain.redirectConfig?.redirectTo !== undefined;
  return obstacle ?? (isRedirected ? 'it redirects to another address.' : undefined);
}
