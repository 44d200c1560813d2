// The two steps on our auth host: on to the provider, and back from it to the restaurant's host. Whatever goes wrong, the guest is led
// back to the page of the restaurant with the reason.
import { API_BASE } from '@bite/shared/api/route';
import {
  PROVIDER_CODE,
  PROVIDER_FAILED,
  type ProviderFailure,
  type SignInProvider,
} from '@bite/shared/diners/sign-in-providers';
import { defaultLanguage, languageParameters } from '@bite/shared/website/languages';
import { PROVIDER_COOKIE_PREFIX } from '../../identity/credentials.ts';
import { hashOf, newCode } from '../../identity/one-time-code.ts';
import { isOver } from '../../identity/sessions/session-record.ts';
import type { IdentityProviders, ProvenPerson } from '../../ports/identity-providers.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { CODE_WITHIN, type ProviderSignIn, providerSignIns } from './provider-sign-in.ts';

export interface VisitProviderDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  identityProviders: IdentityProviders;
  /** 'https://order.bite.example': the auth host. */
  siteOrigin: string | undefined;
  log: Log;
  now: () => number;
}

/** Where the browser goes; `origin` is the only one that this may lie at. */
export interface Onward {
  origin: string;
  url: string;
  /** The new value of the auth host's cookie; null takes it away. */
  cookie?: string | null;
}

/** On to the provider. */
export async function goToProvider(
  deps: VisitProviderDeps,
  provider: SignInProvider,
  token: string,
): Promise<Onward> {
  const id = hashOf(token);
  const signIn = await deps.records.get(providerSignIns, id);
  const service = deps.identityProviders[provider];
  if (signIn?.provider !== provider || !service) return lost(deps);
  if (isOver(signIn, deps.now()) || signIn.proven) return back(signIn, 'expired');
  const cookie = `${PROVIDER_COOKIE_PREFIX}${newCode()}`;
  const state = `${token}.${newCode()}`;
  const way = { nonce: newCode(), verifier: newCode() };
  try {
    const url = await service.authorizationUrl({ state, ...way, redirectUri: redirectUriOf(deps, provider) });
    await deps.records.transact(async (transaction) => {
      const hashes = { cookieHash: hashOf(cookie), stateHash: hashOf(state) };
      transaction.set(providerSignIns, id, { ...signIn, way: { ...way, ...hashes } });
    });
    return { origin: url.origin, url: url.href, cookie };
  } catch (error) {
    return failed(deps, signIn, provider, error);
  }
}

/** What the provider sends back, as it came. */
export interface ProviderAnswer {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

/** How the providers say that the person said no. */
const denials: readonly string[] = ['access_denied', 'user_cancelled_authorize'];

/** Back to the restaurant, with a code for whoever has begun there. */
export async function returnFromProvider(
  deps: VisitProviderDeps,
  provider: SignInProvider,
  { state = '', code, error }: ProviderAnswer,
  cookie: string | undefined,
): Promise<Onward> {
  const [token = ''] = state.split('.');
  const id = hashOf(token);
  const found = await deps.records.get(providerSignIns, id);
  if (found?.provider !== provider) return lost(deps);
  const taken = await takeWay(deps, id, state, cookie);
  if (!taken) return back(found, 'expired');
  if (code === undefined) return back(found, denials.includes(error ?? '') ? 'denied' : 'failed');
  try {
    const service = deps.identityProviders[provider];
    if (!service) return back(found, 'failed');
    const { nonce, verifier } = taken;
    const redirectUri = redirectUriOf(deps, provider);
    const person = await service.identify(code, { nonce, verifier, redirectUri });
    return await withCode(deps, id, found, person);
  } catch (problem) {
    return failed(deps, found, provider, problem);
  }
}

/** What was kept for the way back, once: undefined for another browser, another state, or a way that is over. */
async function takeWay(
  { records, now }: VisitProviderDeps,
  id: string,
  state: string,
  cookie: string | undefined,
): Promise<ProviderSignIn['way']> {
  if (cookie === undefined) return undefined;
  return records.transact(async (transaction) => {
    const signIn = await transaction.get(providerSignIns, id);
    if (!signIn?.way || isOver(signIn, now())) return undefined;
    const { way, ...rest } = signIn;
    if (way.cookieHash !== hashOf(cookie) || way.stateHash !== hashOf(state)) return undefined;
    transaction.set(providerSignIns, id, rest);
    return way;
  });
}

async function withCode(
  { records, now }: VisitProviderDeps,
  id: string,
  signIn: ProviderSignIn,
  person: ProvenPerson,
): Promise<Onward> {
  const secret = newCode();
  const expiresAt = new Date(now() + CODE_WITHIN).toISOString();
  await records.transact(async (transaction) => {
    const { way: _, ...rest } = signIn;
    transaction.set(providerSignIns, id, {
      ...rest,
      proven: { codeHash: hashOf(secret), person, expiresAt },
    });
  });
  return to(signIn, PROVIDER_CODE, `${id}.${secret}`);
}

function failed(
  { log }: VisitProviderDeps,
  signIn: ProviderSignIn,
  provider: SignInProvider,
  error: unknown,
): Onward {
  // Its message may repeat what a stranger sent.
  log.error('a provider could not sign a guest in', {
    provider,
    error: error instanceof Error ? error.name : 'unknown',
    code: (error as { code?: unknown }).code,
  });
  return back(signIn, 'failed');
}

const back = (signIn: ProviderSignIn, reason: ProviderFailure): Onward => to(signIn, PROVIDER_FAILED, reason);

/** Behind the '#', which no log and no other server sees. */
function to({ site, language = defaultLanguage }: ProviderSignIn, name: string, value: string): Onward {
  const url = new URL(`${site}/account`);
  url.search = new URLSearchParams(languageParameters(language)).toString();
  url.hash = new URLSearchParams({ [name]: value }).toString();
  return { origin: url.origin, url: url.href, cookie: null };
}

/** Nobody knows any more which restaurant it began at. */
const lost = ({ siteOrigin = '' }: VisitProviderDeps): Onward => ({
  origin: siteOrigin,
  url: `${siteOrigin}/sign-in-lost.html`,
  cookie: null,
});

const redirectUriOf = ({ siteOrigin }: VisitProviderDeps, provider: SignInProvider): string =>
  `${siteOrigin}${API_BASE}/diner/providers/${provider}/callback`;
