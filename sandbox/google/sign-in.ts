// Signs in at the simulated Google as a person and Bite do together, for tests.
import { createHash } from 'node:crypto';
import { CLIENT_ID, CLIENT_SECRET } from './google-oauth.ts';

/** @param url Of the simulated Google. */
export function signingInAt(url: string) {
  const redirect = 'http://localhost:5005/google-listing/connected';
  const verifier = 'v'.repeat(50);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const scope = 'https://www.googleapis.com/auth/business.manage';

  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

  async function consentOf(email: string, extra: Record<string, string> = {}): Promise<URL> {
    const question = new URLSearchParams({
      ...{ client_id: CLIENT_ID, redirect_uri: redirect, response_type: 'code', scope, state: 's1' },
      ...{
        code_challenge: challenge,
        code_challenge_method: 'S256',
        access_type: 'offline',
        prompt: 'consent',
      },
      ...extra,
    });
    const answer = await fetch(`${url}/accounts.google.com/o/oauth2/v2/auth?${question}`, {
      ...form({ email }),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '');
  }

  async function token(
    fields: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, string> }> {
    const client = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET };
    const answer = await fetch(`${url}/oauth2.googleapis.com/token`, form({ ...client, ...fields }));
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  const exchange = (code: string, more: Record<string, string> = {}) =>
    token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
      ...more,
    });

  async function signedIn(email: string): Promise<Record<string, string>> {
    const back = await consentOf(email);
    return (await exchange(back.searchParams.get('code') ?? '')).body;
  }

  return { consentOf, token, exchange, signedIn, form, scope };
}
