// Identifies the signed-in diner of a request by the session cookie alone.
import { unauthenticated } from '../identity/authenticate.ts';
import { type Credentials, dinerCookieOf } from '../identity/credentials.ts';
import { assertSameSite } from '../identity/same-site.ts';
import { isOver } from '../identity/sessions/session-record.ts';
import type { RecordReader } from '../ports/records.ts';
import { customers } from './customers.ts';
import { dinerSessions, dinerSessionTokenOf } from './diner-session.ts';

/** A signed-in diner. */
export interface Diner {
  uid: string;
  /** Verified, in lower case. */
  email: string;
  sessionToken: string;
}

export interface AuthenticateDinerDeps {
  records: Pick<RecordReader, 'get'>;
  /** Our own hosts, with ports, besides the one that is called. */
  ownHosts: readonly string[];
  now: () => number;
}

/** The signed-in diner of a request that guests may send, too; a page of another site sends it as nobody. */
export async function findDiner(deps: AuthenticateDinerDeps, proof: Credentials): Promise<Diner | undefined> {
  return isFromOurPages(deps, proof) ? dinerOf(deps, proof) : undefined;
}

/** Throws UNAUTHENTICATED, and FORBIDDEN if a page of another site sent a change. */
export async function authenticateDiner(deps: AuthenticateDinerDeps, proof: Credentials): Promise<Diner> {
  const diner = await dinerOf(deps, proof);
  if (!diner) throw unauthenticated();
  if (isChange(proof)) assertSameSite(proof, deps.ownHosts);
  return diner;
}

const isChange = ({ method }: Credentials): boolean => method !== 'GET' && method !== 'HEAD';

function isFromOurPages({ ownHosts }: AuthenticateDinerDeps, proof: Credentials): boolean {
  if (!isChange(proof)) return true;
  try {
    assertSameSite(proof, ownHosts);
    return true;
  } catch {
    return false;
  }
}

async function dinerOf({ records, now }: AuthenticateDinerDeps, { header }: Credentials) {
  const cookie = dinerCookieOf(header('cookie'));
  if (cookie === undefined) return undefined;
  const sessionToken = dinerSessionTokenOf(cookie);
  const session = await records.get(dinerSessions, sessionToken);
  if (!session || isOver(session, now())) return undefined;
  const customer = await records.get(customers, session.uid);
  if (!customer || (customer.revokedAt !== undefined && session.createdAt <= customer.revokedAt))
    return undefined;
  return { uid: customer.uid, email: customer.email, sessionToken };
}
