// Hands a sign-in over to another of our hosts by a one-time code in the URL, so that no URL ever contains a token
// (docs/decisions/011-a-token-lives-as-long-as-its-session.md, O2.9-13, O2.9-26).
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { isLocalName, readReturnUrl } from '@bite/shared/identity/return-url';
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { tenants } from '../collections/collections.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { RecordStore } from '../ports/records.ts';
import { type SignedInCaller, unauthenticated } from './authenticate.ts';
import { handOverCodes } from './hand-over-code.ts';
import { hashOf, newCode } from './one-time-code.ts';
import { findLiveSession } from './sessions/live-session.ts';

export interface HandOverDeps {
  accounts: Pick<Accounts, 'find' | 'createCustomToken'>;
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  domainMappings: DomainMappings;
  /** Our own hosts, with ports. */
  ownHosts: readonly string[];
  now: () => number;
}

/** In milliseconds. */
const CODE_LIFETIME = MINUTE;

/** Returns the return URL with a code. Throws FORBIDDEN, with the same message, for every URL that is not ours. */
export async function handOver(
  deps: HandOverDeps,
  { account, user, session }: SignedInCaller,
  { returnUrl, tenantId, restaurantId, rememberMe = false }: BodyOf<'handOver'>,
): Promise<string> {
  const url = readReturnUrl(returnUrl);
  if (!url || !(await isOurs(deps, url, user)))
    throw new DomainError('FORBIDDEN', 'This return address is not one of ours');
  const code = newCode();
  const expiresAt = new Date(deps.now() + CODE_LIFETIME).toISOString();
  await deps.records.transact(async (transaction) =>
    transaction.create(handOverCodes, hashOf(code), {
      uid: account.uid,
      host: url.host,
      rememberMe,
      sessionToken: session.sessionToken,
      expiresAt,
    }),
  );
  for (const [name, value] of Object.entries(parametersFor(code, { tenantId, restaurantId, rememberMe })))
    url.searchParams.set(name, value);
  return url.href;
}

/** A picked restaurant is passed by O2.9-13's parameter names, a sign-in alone by those of O2.9-26. */
function parametersFor(
  code: string,
  {
    tenantId,
    restaurantId,
    rememberMe,
  }: Pick<BodyOf<'handOver'>, 'tenantId' | 'restaurantId' | 'rememberMe'>,
): Readonly<Record<string, string>> {
  if (tenantId === undefined && restaurantId === undefined)
    return { firebaseToken: code, ...(rememberMe && { rememberMe: 'true' }) };
  return {
    token: code,
    ...(restaurantId !== undefined && { restaurantId: String(restaurantId) }),
    ...(tenantId !== undefined && { tenantId: String(tenantId) }),
  };
}

/**
 * A configured host, or an active domain of a tenant that the caller works for, on its usual port unless it is local. A tenant
 * controls what runs at a domain of its own, and the sign-in opens everything that the person may do: so nobody's is handed over
 * there who works for another tenant, too, or for the site.
 */
async function isOurs(deps: HandOverDeps, url: URL, user: User | undefined): Promise<boolean> {
  if (deps.ownHosts.includes(url.host)) return true;
  if (!user?.isActive || worksForSite(user) || (url.port !== '' && !isLocalName(url.hostname))) return false;
  const mapping = await deps.domainMappings.findActive([url.hostname]);
  if (mapping?.domain !== url.hostname) return false;
  const where = [{ field: 'guid', is: '==', value: mapping.tenantGuid }] as const;
  const [tenant] = await deps.records.find(tenants, { where, limit: 1 });
  if (!tenant || !Object.hasOwn(user.access, tenant.record.tenantId)) return false;
  return mapping.domainType !== 'custom' || Object.keys(user.access).length === 1;
}

const worksForSite = (user: User): boolean => isSiteAdmin(user) || user.siteRole !== undefined;

/**
 * A custom token for the person who was handed over, once. Throws UNAUTHENTICATED, with the same message, for a code that is
 * unknown, used, expired or meant for another host, and if the session that sent it has ended. An attempt uses it up.
 */
export async function exchangeCode(
  deps: HandOverDeps,
  code: string,
  host: string,
): Promise<Answers['exchangeCode']> {
  const hash = hashOf(code);
  const taken = await deps.records.transact(async (transaction) => {
    const found = await transaction.get(handOverCodes, hash);
    if (found) transaction.delete(handOverCodes, hash);
    return found;
  });
  const isGood = taken?.host === host && Date.parse(taken.expiresAt) > deps.now();
  if (!isGood || !(await deps.accounts.find(taken.uid))) throw unauthenticated();
  const { session } = await findLiveSession(deps, taken.uid, taken.sessionToken);
  if (!session) throw unauthenticated();
  const customToken = await deps.accounts.createCustomToken(taken.uid, { ...session, isHandOver: true });
  return { customToken, rememberMe: taken.rememberMe };
}
