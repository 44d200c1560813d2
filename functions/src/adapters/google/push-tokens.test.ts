import { MINUTE } from '@bite/shared/kernel/durations';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { pushTokens } from './push-tokens.ts';

const sender = 'listings@bite.iam.gserviceaccount.com';
const audience = 'https://admin.bite.example/api/v1/listing/notifications';
const now = Date.parse('2026-06-10T12:00:00.000Z');
const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const published = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] };

let asked = 0;
let isDown = false;
const client = {
  send: async () => {
    asked += 1;
    if (isDown) throw new Error('down');
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(published)) };
  },
} as unknown as OutboundClient;
const options = { sender, audience, client, keysUrl: 'https://google.example/certs', now: () => now };
const quiet = { error: () => undefined };
let tokens = pushTokens({ ...options, log: quiet });
beforeEach(() => {
  [asked, isDown] = [0, false];
  tokens = pushTokens({ ...options, log: quiet });
});

const claims = { email: sender, email_verified: true };
async function header(
  change: Record<string, unknown> = {},
  { key = own.privateKey, kid = 'one', after = 0 } = {},
) {
  const seconds = Math.floor((now + after) / 1000);
  const token = await new SignJWT({ ...claims, iss: 'https://accounts.google.com', aud: audience, ...change })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(key);
  return `Bearer ${token}`;
}

describe('a push of Pub/Sub', () => {
  it('is genuine with a token of the service account that Google has signed; the keys are asked for once', async () => {
    expect(await tokens.isGenuine(await header())).toBe(true);
    expect(await tokens.isGenuine(await header({ iss: 'accounts.google.com' }))).toBe(true);
    expect(asked).toBe(1);
  });

  it.each([
    ['of another account', { email: 'stranger@example.com' }],
    ['whose address is not verified', { email_verified: false }],
    ['for another audience', { aud: 'https://elsewhere.example' }],
    ['of another issuer', { iss: 'https://issuer.example' }],
    ['without an address', { email: undefined }],
  ])('is not with a token %s', async (_, change) => {
    expect(await tokens.isGenuine(await header(change))).toBe(false);
  });

  it.each([
    ['of a foreign key', { key: foreign.privateKey }],
    ['of an unknown key', { key: foreign.privateKey, kid: 'two' }],
    ['that has ended', { after: -90 * MINUTE }],
  ])('is not with a token %s', async (_, change) => {
    expect(await tokens.isGenuine(await header({}, change))).toBe(false);
  });

  it.each([undefined, '', 'Basic YTpi', 'Bearer', 'Bearer not-a-token'])(
    'is not with the header %j',
    async (text) => {
      expect(await tokens.isGenuine(text)).toBe(false);
    },
  );

  it('does not make us ask Google for its keys each time, whatever strangers send', async () => {
    for (let push = 0; push < 5; push += 1) {
      await tokens.isGenuine('Bearer not-a-token');
      await tokens.isGenuine(await header({}, { key: foreign.privateKey }));
      await tokens.isGenuine(await header({}, { after: -90 * MINUTE }));
    }
    expect(asked).toBe(1);
    for (let push = 0; push < 5; push += 1)
      await tokens.isGenuine(await header({}, { key: foreign.privateKey, kid: `made-up-${push}` }));
    expect(asked).toBe(2);
  });

  it('is genuine with a key that Google has published since, when it comes again', async () => {
    expect(await tokens.isGenuine(await header())).toBe(true);
    const next = { ...published.keys[0], kid: 'next' };
    published.keys.push(next as (typeof published.keys)[number]);
    expect(await tokens.isGenuine(await header({}, { kid: 'next' }))).toBe(false);
    expect(await tokens.isGenuine(await header({}, { kid: 'next' }))).toBe(true);
    published.keys.pop();
  });

  it('is not while Google’s keys cannot be read, and is as soon as they can', async () => {
    isDown = true;
    expect(await tokens.isGenuine(await header())).toBe(false);
    isDown = false;
    expect(await tokens.isGenuine(await header())).toBe(true);
  });
});
