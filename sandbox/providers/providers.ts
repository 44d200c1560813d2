// Providers of OpenID Connect, on the loopback interface, that let anybody sign in as anybody: /google answers as Google does, /apple
// as Apple (by a form, with the address as "true" in text). To Google, the people of example.com are those of a Workspace. On the page one picks or types a person, and what goes wrong.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, type JWK, SignJWT } from 'jose';
import { bodyOf, type LocalServer, serveLocally } from '../local-server.ts';
import { formPage, personPage, refusedPage } from './provider-pages.ts';

/** What a person may have go wrong. */
export const faults = {
  none: 'Nothing: sign in',
  denied: 'I say no',
  unverified: 'The address is not verified',
  nonce: 'The token has a wrong nonce',
  expired: 'The token has expired',
  stranger: 'The token is signed with another key',
  nonsense: 'The provider answers nonsense',
  silent: 'The provider does not answer',
} as const;
export type ProviderFault = keyof typeof faults;

const CLIENT = 'sandbox';
const WORKSPACE = 'example.com';
const MOST_BYTES = 10_000;
const KID = 'sandbox';
/** Seconds. */
const VALID_FOR = 300;

interface Grant {
  email: string;
  name: string;
  fault: ProviderFault;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

interface Keys {
  own: KeyObject;
  other: KeyObject;
  published: JWK;
}

/** Port 0 means any free one. Rejects if it is taken. */
export async function startProviders(port: number): Promise<LocalServer> {
  const { privateKey: own, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const published = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const keys = { own, other, published };
  const grants = new Map<string, Grant>();
  const server = await serveLocally(port, (request, response) =>
    respond(request, response, { keys, grants, url: server.url }),
  );
  return server;
}

interface Service {
  keys: Keys;
  grants: Map<string, Grant>;
  url: string;
}

async function respond(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', service.url);
  const [, provider = '', page = ''] = /^\/(google|apple)\/(.+)$/.exec(pathname) ?? [];
  const issuer = `${service.url}/${provider}`;
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const html = (status: number, body: string) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(body);
  switch (`${request.method} ${page}`) {
    case 'GET .well-known/openid-configuration':
      json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
      return;
    case 'GET keys':
      json(200, { keys: [service.keys.published] });
      return;
    case 'GET authorize': {
      const wrong = wrongIn(searchParams);
      if (wrong) html(400, refusedPage(wrong));
      else html(200, personPage(provider, `${issuer}/decide`, searchParams, faults));
      return;
    }
    case 'POST decide':
      decide(response, new URLSearchParams(await bodyOf(request, MOST_BYTES)), service);
      return;
    case 'POST token':
      await token(json, new URLSearchParams(await bodyOf(request, MOST_BYTES)), service, issuer);
      return;
    default:
      html(404, refusedPage('There is no such page'));
  }
}

/** What a provider would refuse before it asks anybody. */
function wrongIn(query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== CLIENT) return 'This application is not known';
  if (
    !/^https?:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.localhost)(:\d+)?\//.test(query.get('redirect_uri') ?? '')
  )
    return 'This address is not registered';
  if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256')
    return 'Only the code flow with PKCE';
  const missing = ['state', 'nonce', 'code_challenge', 'scope'].find((name) => !query.get(name));
  return missing && `${missing} is missing`;
}

/** Leads back as the provider would: by the address, or by a form that sends itself. */
function decide(response: ServerResponse, form: URLSearchParams, { grants }: Service): void {
  const redirectUri = form.get('redirect_uri') ?? '';
  const fault = (Object.keys(faults) as ProviderFault[]).find((name) => name === form.get('fault')) ?? 'none';
  const answer = new URLSearchParams({ state: form.get('state') ?? '' });
  if (fault === 'denied') answer.set('error', 'access_denied');
  else {
    const code = randomBytes(16).toString('hex');
    answer.set('code', code);
    grants.set(code, {
      email: form.get('email') ?? '',
      name: form.get('name') ?? '',
      fault,
      nonce: form.get('nonce') ?? '',
      challenge: form.get('code_challenge') ?? '',
      redirectUri,
    });
  }
  if (form.get('response_mode') === 'form_post') {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(formPage(redirectUri, answer));
    return;
  }
  response.writeHead(303, { location: `${redirectUri}?${answer}` }).end();
}

type Json = (status: number, body: object) => unknown;

async function token(json: Json, form: URLSearchParams, service: Service, issuer: string): Promise<void> {
  const grant = service.grants.get(form.get('code') ?? '');
  service.grants.delete(form.get('code') ?? '');
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isApple = issuer.endsWith('/apple');
  const secret = form.get('client_secret') ?? '';
  // Apple's is a token that the application's key has signed.
  const isKnown = isApple ? secret.split('.').length === 3 : secret === 'sandbox';
  if (!isKnown || form.get('client_id') !== CLIENT) return void json(401, { error: 'invalid_client' });
  if (!grant || proof !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
    return void json(400, { error: 'invalid_grant' });
  if (grant.fault === 'silent') return;
  if (grant.fault === 'nonsense') return void json(200, { id_token: 'no.token.at-all' });
  const idToken = await idTokenOf(grant, service.keys, issuer);
  json(200, { access_token: 'of-no-use', token_type: 'Bearer', expires_in: VALID_FOR, id_token: idToken });
}

function idTokenOf({ fault, nonce, email, name }: Grant, keys: Keys, issuer: string): Promise<string> {
  const isApple = issuer.endsWith('/apple');
  const now = Math.floor(Date.now() / 1000) - (fault === 'expired' ? 3600 : 0);
  const verified = fault !== 'unverified';
  return new SignJWT({
    nonce: fault === 'nonce' ? 'another' : nonce,
    email,
    email_verified: isApple ? String(verified) : verified,
    ...(!isApple && name && { name }),
    ...(!isApple && email.toLowerCase().endsWith(`@${WORKSPACE}`) && { hd: WORKSPACE }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: KID })
    .setIssuer(issuer)
    .setAudience(CLIENT)
    .setSubject(createHash('sha256').update(email).digest('hex').slice(0, 24))
    .setIssuedAt(now)
    .setExpirationTime(now + VALID_FOR)
    .sign(fault === 'stranger' ? keys.other : keys.own);
}
