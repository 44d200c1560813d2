// Rate limits as callers meet them: over HTTP, on several instances that share one database.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { describe, expect, it } from 'vitest';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { NOW } from '../testing/memory-identity.ts';
import { serveApi } from '../testing/serve-api.ts';
import { defaultPolicies, type Policies, type Policy } from './limit-policies.ts';
import { createLimiter } from './limits.ts';

/** The limit table with this many requests per address. */
function widthOf(max: number): Policies {
  const narrow = (policy: Policy): Policy => (policy.by === 'nearest' ? { ...policy, max, free: 0 } : policy);
  return { signIn: (defaultPolicies.signIn ?? []).map(narrow) };
}

async function instances(count: number, policies = defaultPolicies): Promise<string[]> {
  const allowances = memoryAllowances();
  const log = { info: () => undefined, error: () => undefined };
  const anInstance = () =>
    serveApi({
      handlers: {},
      proxyNetworks: ['192.0.2.0/24', '2001:db8:ffff::/48'],
      limiter: createLimiter({
        policies,
        allowances,
        log,
        now: () => NOW,
        wait: () => new Promise(() => undefined),
      }),
    });
  return Promise.all(Array.from({ length: count }, anInstance));
}

/** Refused by the schema, but counted. */
const signIn = (origin: string, forwardedFor: string) =>
  fetch(`${origin}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: '1', 'x-forwarded-for': forwardedFor },
    body: '{}',
  });

async function statuses(calls: readonly Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('sixty attempts to sign in, in ten minutes', () => {
  it('are all that an address has on three instances, and the refusal says when to come back', async () => {
    const origins = await instances(3);
    const ask = (call: number, forged = '') =>
      signIn(String(origins[call % 3]), `${forged}203.0.113.7, 192.0.2.10`);
    const first = Array.from({ length: 100 }, (_, call) => ask(call));
    expect(await statuses(first)).toEqual({ 400: 60, 429: 40 });
    const refused = await ask(0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      success: false,
      error: {
        code: 'RATE_LIMITED',
        message: 'Too many requests from your network - please try again in a few minutes',
        details: { retryAfterSeconds: Number(refused.headers.get('retry-after')) },
        requestId: refused.headers.get('x-request-id'),
      },
    });
    expect((await ask(1, '198.51.100.1, ')).status).toBe(429);
    expect((await signIn(String(origins[0]), '203.0.113.8, 192.0.2.10')).status).toBe(400);
  });

  it('are all that an IPv6 household has, whatever address of its network it takes', async () => {
    const [origin = ''] = await instances(1);
    const calls = Array.from({ length: 80 }, (_, call) =>
      signIn(origin, `2001:db8:1:2::${call.toString(16)}, 192.0.2.10`),
    );
    expect(await statuses(calls)).toEqual({ 400: 60, 429: 20 });
  });

  it('are all that somebody has who calls past our proxies and forges a new address each time', async () => {
    const [origin = ''] = await instances(1);
    const calls = Array.from({ length: 100 }, (_, call) =>
      signIn(origin, `198.51.100.${call}, 203.0.113.66`),
    );
    expect(await statuses(calls)).toEqual({ 400: 60, 429: 40 });
  });

  it('are multiplied no further than the wider limit by who forges addresses from within our proxies’ networks', async () => {
    const [origin = ''] = await instances(1, widthOf(80));
    const calls = Array.from({ length: 100 }, (_, call) => signIn(origin, `198.51.100.${call}, 192.0.2.66`));
    expect(await statuses(calls)).toEqual({ 400: 80, 429: 20 });
  });
});
