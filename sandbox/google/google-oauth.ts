// Consent, tokens and their end, as accounts.google.com and oauth2.googleapis.com do it.
import { createHash, randomBytes } from 'node:crypto';
import { type Answer, answered } from './google-answers.ts';
import type { Service } from './google-service.ts';
import type { Code, Grant } from './google-state.ts';

export const CLIENT_ID = 'sandbox';
export const CLIENT_SECRET = 'sandbox-secret';
const CODE_LIFE = 600_000;

/** A local address, as a client of a developer would have registered. */
const registered = /^http:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.localhost)(:\d+)?\//;

/** What is wrong with a question for consent, before anybody is asked. */
export function wrongIn(query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== CLIENT_ID) return 'The OAuth client was not found. (invalid_client)';
  if (!registered.test(query.get('redirect_uri') ?? ''))
    return 'The redirect URI is not registered. (redirect_uri_mismatch)';
  if (query.get('response_type') !== 'code') return 'Only response_type=code is known.';
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge'))
    return 'A code challenge with S256 is missing.';
  return query.get('scope') ? undefined : 'Missing required parameter: scope';
}

/** Where the person goes after consent, or after saying no (without an address). */
export function decided(service: Service, question: URLSearchParams, email: string | undefined): string {
  const back = new URL(question.get('redirect_uri') ?? '');
  back.searchParams.set('state', question.get('state') ?? '');
  if (email === undefined) {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const code = `4/${randomBytes(24).toString('base64url')}`;
  service.state.codes[code] = {
    email,
    redirectUri: question.get('redirect_uri') ?? '',
    challenge: question.get('code_challenge') ?? '',
    scope: question.get('scope') ?? '',
    isOffline:
      question.get('access_type') === 'offline' &&
      (question.get('prompt') ?? '').split(' ').includes('consent'),
    expiresAt: service.now() + CODE_LIFE,
  };
  back.searchParams.set('code', code);
  back.searchParams.set('scope', question.get('scope') ?? '');
  return back.href;
}

const refused = (error: string, error_description: string, status = 400): Answer => ({
  status,
  body: { error, error_description },
});

/** POST /token, of a form. */
export function token(service: Service, form: URLSearchParams): Answer {
  if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
    return refused('invalid_client', 'The OAuth client was not found.', 401);
  const kind = form.get('grant_type');
  if (kind === 'authorization_code') return ofCode(service, form);
  if (kind === 'refresh_token') return ofRefreshToken(service, form);
  return refused('unsupported_grant_type', `Invalid grant_type: ${kind}`);
}

function ofCode(service: Service, form: URLSearchParams): Answer {
  const code: Code | undefined = service.state.codes[form.get('code') ?? ''];
  if (code?.usedFor) code.usedFor.isRevoked = true;
  if (!code || code.usedFor || code.expiresAt <= service.now())
    return refused('invalid_grant', 'Malformed auth code.');
  if (code.redirectUri !== form.get('redirect_uri')) return refused('redirect_uri_mismatch', 'Bad Request');
  const verifier = form.get('code_verifier') ?? '';
  if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge)
    return refused('invalid_grant', 'Invalid code verifier.');
  const grant: Grant = {
    ...{ email: code.email, scope: code.scope, isRevoked: false, accessTokens: {} },
    refreshToken: `1//${randomBytes(24).toString('base64url')}`,
  };
  code.usedFor = grant;
  service.state.grants.push(grant);
  const { refreshToken: refresh_token } = grant;
  return answered({ ...accessTo(service, grant), ...(code.isOffline && { refresh_token }) });
}

function ofRefreshToken(service: Service, form: URLSearchParams): Answer {
  const grant = service.state.grants.find(({ refreshToken }) => refreshToken === form.get('refresh_token'));
  if (!grant || grant.isRevoked) return refused('invalid_grant', 'Token has been expired or revoked.');
  return answered(accessTo(service, grant));
}

function accessTo({ settings, now }: Service, grant: Grant) {
  const access_token = `ya29.${randomBytes(24).toString('base64url')}`;
  grant.accessTokens[access_token] = now() + settings.tokenLife * 1000;
  return { access_token, expires_in: settings.tokenLife, scope: grant.scope, token_type: 'Bearer' };
}

/** POST /revoke of an access or a refresh token. */
export function revoke({ state }: Service, form: URLSearchParams): Answer {
  const given = form.get('token') ?? '';
  const grant = state.grants.find(
    ({ refreshToken, accessTokens }) => refreshToken === given || Object.hasOwn(accessTokens, given),
  );
  if (!grant || grant.isRevoked) return refused('invalid_token', 'Token expired or revoked');
  grant.isRevoked = true;
  return answered({});
}

const SCOPE = 'https://www.googleapis.com/auth/business.manage';

/** The address of the person whose token it is; undefined for a token that is not good, or not for this. */
export function personOf({ state, now }: Service, authorization: string | undefined): string | undefined {
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const grant = state.grants.find(({ accessTokens }) => (accessTokens[given] ?? 0) > now());
  return grant && !grant.isRevoked && grant.scope.split(' ').includes(SCOPE) ? grant.email : undefined;
}
