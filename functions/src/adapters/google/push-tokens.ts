// Whether a push of Pub/Sub is genuine: it carries an ID token of the service account that the subscription names, signed by Google.
import { MINUTE } from '@bite/shared/kernel/durations';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Log } from '../../ports/log.ts';
import type { PushTokens } from '../../ports/push-tokens.ts';
import { remembered } from '../oidc/remembered.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';

export interface PushTokenOptions {
  /** 'listings@bite.iam.gserviceaccount.com' */
  sender: string;
  audience: string;
  /** 'https://www.googleapis.com/oauth2/v3/certs' */
  keysUrl: string;
  client: OutboundClient;
  log: Pick<Log, 'error'>;
  /** Milliseconds. */
  now: () => number;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Seconds by which the clocks may differ. */
const TOLERANCE = 60;
/** Anybody can send a token that names a key which nobody knows: only so often are Google's keys asked for again because of one. */
const ASKED_AGAIN = MINUTE;

export function pushTokens({ sender, audience, keysUrl, client, log, now }: PushTokenOptions): PushTokens {
  const keys = remembered(now, async () => {
    const { status, body } = await client.send({ name: 'keys', method: 'GET', url: keysUrl });
    if (status !== 200) throw new Error(`Google answered with ${status}, not with its keys`);
    return createLocalJWKSet(JSON.parse(body.toString('utf8')) as JSONWebKeySet);
  });
  let askedAgainAt = Number.NEGATIVE_INFINITY;
  /** Google may have changed its keys within the hour. */
  const forgetKeysAfter = (code: unknown): void => {
    if (code !== 'ERR_JWKS_NO_MATCHING_KEY' || now() - askedAgainAt < ASKED_AGAIN) return;
    askedAgainAt = now();
    keys.forget();
  };
  const claimsOf = async (token: string): Promise<JWTPayload> => {
    const rules = {
      ...{ issuer: ISSUERS, audience, algorithms: ['RS256'], clockTolerance: TOLERANCE },
      ...{ requiredClaims: ['exp', 'iat', 'email'], currentDate: new Date(now()) },
    };
    return (await jwtVerify(token, await keys(), rules)).payload;
  };
  return {
    async isGenuine(authorization) {
      const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '') ?? [];
      if (token === undefined) return false;
      try {
        const { email, email_verified } = await claimsOf(token);
        return email === sender && email_verified === true;
      } catch (error) {
        const { code } = error as { code?: unknown };
        log.error('a push was refused', { error: code ?? String(error) });
        forgetKeysAfter(code);
        return false;
      }
    },
  };
}
