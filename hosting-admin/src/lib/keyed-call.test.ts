import { type Call, CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import type { RouteName } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { keyedCall } from './keyed-call.ts';

function setUp() {
  const sent: (string | undefined)[] = [];
  const server = { isAway: false };
  const call = (async (_name: RouteName, options: SomeCallOptions = {}) => {
    sent.push(options.headers?.['idempotency-key']);
    if (server.isAway) throw new CallError('NETWORK', 'no');
  }) as unknown as Call;
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const ask = keyedCall(call, newKey) as (name: RouteName, options?: SomeCallOptions) => Promise<unknown>;
  return { ask, sent, server };
}

const tag = (name: string, restaurantId = 2) => ({
  parameters: { tenantId: 1, restaurantId },
  body: { name },
});

describe('a form that creates something', () => {
  it('keeps its key until it has succeeded, and has a new one then', async () => {
    const { ask, sent, server } = setUp();
    server.isAway = true;
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow();
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow();
    server.isAway = false;
    await ask('createTag', tag('Vegan'));
    await ask('createTag', tag('Vegan'));
    expect(sent).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('has a new key for another body, and one of its own at another place', async () => {
    const { ask, sent, server } = setUp();
    server.isAway = true;
    for (const options of [tag('Vegan'), tag('Vegan!'), tag('Vegan!', 3), tag('Vegan!')])
      await expect(ask('createTag', options)).rejects.toThrow();
    expect(sent).toEqual(['key-1', 'key-2', 'key-3', 'key-2']);
  });

  it('sent twice at once names one key', async () => {
    const { ask, sent } = setUp();
    await Promise.all([ask('createTag', tag('Vegan')), ask('createTag', tag('Vegan'))]);
    expect(sent).toEqual(['key-1', 'key-1']);
  });

  it('keeps the key that its caller names', async () => {
    const { ask, sent } = setUp();
    await ask('placeOrder', { headers: { 'idempotency-key': 'of-the-caller' } });
    expect(sent).toEqual(['of-the-caller']);
  });

  it('names a key wherever the contract takes one, and nowhere else', async () => {
    const takesKey = Object.entries(contract as Record<string, Endpoint>)
      .filter(([, { headers }]) => headers && 'idempotency-key' in headers.shape)
      .map(([name]) => name);
    const { ask, sent } = setUp();
    const keyed: string[] = [];
    for (const name of Object.keys(contract) as RouteName[]) {
      await ask(name, {});
      if (sent.at(-1) !== undefined) keyed.push(name);
    }
    expect(keyed.sort()).toEqual(takesKey.sort());
  });
});
