// Client-side lookups of the resolution endpoints (O7.2). They never throw, and try a domain's other spelling, with or
// without 'www.', once.

import type { Answers, ResolvedDomain, ResolvedSlug } from '../api/answers.ts';
import { type Call as CallAny, CallError } from '../api/client.ts';
import type { DinerRouteName } from '../api/diner-routes.ts';
import { failureMessage } from '../identity/messages.ts';
import { alternativeDomain, resolutionMessages } from './resolution.ts';

type Call = CallAny<DinerRouteName>;

export type Lookup<Data> = { success: true; data: Data } | { success: false; error: string };

type Mapping = NonNullable<Answers['getDomainMapping']>;

const SLUG_FAILED = 'Slug resolution failed';

/** The restaurant of a domain. A failure explains why neither spelling has one (O8-08, I8.2-09). */
export async function resolveDomainWithAlternative(
  call: Call,
  domain: string,
): Promise<Lookup<ResolvedDomain>> {
  const exact = await settled(call('resolveDomain', { body: { domain } }));
  if (exact.success) return exact;
  const alternative = alternativeDomain(domain);
  if (alternative === undefined) return { success: false, error: resolutionMessages.domainFailed(domain) };
  const other = await settled(call('resolveDomain', { body: { domain: alternative } }));
  if (other.success) return other;
  const reasons = `${domain}: ${exact.error}; ${alternative}: ${other.error}`;
  return { success: false, error: `${resolutionMessages.domainFailed(domain)} (${reasons})` };
}

/** The restaurant of a slug. Distinguishes a refusal by the server from a missing answer. */
export async function resolveSlug(call: Call, slug: string): Promise<Lookup<ResolvedSlug>> {
  try {
    return { success: true, data: await call('resolveSlug', { parameters: { slug } }) };
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    return { success: false, error: isRefused ? resolutionMessages.slugFailed(slug) : SLUG_FAILED };
  }
}

/** The mapping of a domain or its other spelling; null if neither has one, and without an answer (O8-08). */
export async function findDomainMapping(call: Call, domain: string): Promise<Mapping | null> {
  for (const spelling of [domain, alternativeDomain(domain)]) {
    if (spelling === undefined) continue;
    const found = await call('getDomainMapping', { parameters: { domain: spelling } }).catch(() => null);
    if (found) return found;
  }
  return null;
}

/** Within two seconds (O7.2-05). */
export async function isHealthy(call: Call): Promise<boolean> {
  return (await settled(call('getHealth'))).success;
}

const settled = <Data>(answer: Promise<Data>): Promise<Lookup<Data>> =>
  answer.then(
    (data) => ({ success: true, data }),
    (error: unknown) => ({ success: false, error: failureMessage(error) }),
  );
