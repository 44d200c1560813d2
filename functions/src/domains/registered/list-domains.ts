// The domains of the platform's account.
import type { Answers } from '@bite/shared/api/answers';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { answerOf } from './ask-registrar.ts';
import type { QuestionDeps } from './registrar-deps.ts';
import { shownDomain } from './shown-domain.ts';

const USUAL = 50;

/** Throws FORBIDDEN, and as answerOf does. Without a key for the registrar there are none. */
export async function listRegisteredDomains(
  { domainRegistrar, now }: QuestionDeps & { now: () => number },
  { user }: Caller,
  { limit = USUAL, pageToken }: { limit?: number | undefined; pageToken?: string | undefined },
): Promise<Answers['listRegisteredDomains']> {
  assertMay(user, 'platformDomains.read');
  if (!domainRegistrar.isConfigured) return { isConfigured: false, domains: [] };
  const { domains, nextPageToken } = await answerOf(domainRegistrar.list({ limit, pageToken }));
  return {
    isConfigured: true,
    domains: domains.map((domain) => shownDomain(domain, now())),
    ...(nextPageToken && { nextPageToken }),
  };
}
