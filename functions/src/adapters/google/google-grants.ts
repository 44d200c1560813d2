// Consent at Google: from its code to tokens, and their end.
import { z } from 'zod';
import type { GoogleResult } from '../../ports/google-result.ts';
import type { GrantedTokens, ListingGrants } from '../../ports/listing-grants.ts';
import { type AskGoogle, answered } from './ask-google.ts';

const tokenHost = 'oauth2.googleapis.com';
export const grantHosts = [tokenHost] as const;

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

const tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
});

export function googleGrants(
  ask: AskGoogle,
  { clientId, clientSecret }: GoogleClient,
  { now }: { now: () => number },
): Omit<ListingGrants, 'application'> {
  const ofToken = (name: string, fields: Record<string, string>): Promise<GoogleResult<GrantedTokens>> =>
    ask({
      ...{ name, method: 'POST', host: tokenHost, path: ['token'] },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
      read: (json) => {
        const { access_token: accessToken, expires_in, refresh_token: refreshToken } = tokens.parse(json);
        const expiresAt = now() + expires_in * 1000;
        return { accessToken, expiresAt, ...(refreshToken && { refreshToken }) };
      },
    });
  return {
    exchange: ({ code, verifier, redirectUri }) =>
      ofToken('exchange', {
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
      }),
    refresh: (refreshToken) =>
      ofToken('refresh', { grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revoke(token) {
      const result = await ask({
        ...{ name: 'revoke', method: 'POST', host: tokenHost, path: ['revoke'] },
        body: new URLSearchParams({ token }),
        read: () => undefined,
      });
      const hasEnded = result.outcome === 'failed' && ['refused', 'revoked'].includes(result.reason);
      return hasEnded ? answered(undefined) : result;
    },
  };
}
