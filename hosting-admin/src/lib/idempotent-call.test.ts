import { type Call, CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import type { RouteName } from '@bite/shared/api/routes';
import { type ErrorCode, errorStatus } from '@bite/shared/kernel/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callUntilAnswered, idempotentCall } from './idempotent-call.ts';
import { CreatedEarlier, OutcomeUnknown } from './lost-answer.ts';

type Ask = (name: RouteName, options?: SomeCallOptions) => Promise<unknown>;

const lost = new CallError('NETWORK', 'no');
const refusal = (code: ErrorCode, status: number = errorStatus[code]) => new CallError(code, code, status);

/** A server that keeps its promise: a key is used up by what it created, and answers with that. */
function setUp() {
  const sent: { key: string | undefined; body: unknown }[] = [];
  const created = new Map<string, string>();
  /** The outcome of the next calls: a lost answer means that the work was done, a refusal that it was not. */
  const fates: ('lost' | 'unreached' | CallError)[] = [];
  const call = (async (name: RouteName, { headers, body }: SomeCallOptions = {}) => {
    const key = headers?.['idempotency-key'];
    sent.push({ key, body });
    const fate = fates.shift();
    if (fate instanceof CallError) throw fate;
    if (fate === 'unreached') throw lost;
    const text = JSON.stringify(body ?? {});
    if (key !== undefined) {
      if ((created.get(key) ?? text) !== text) throw refusal('IDEMPOTENCY_KEY_REUSED');
      created.set(key, text);
    }
    if (fate === 'lost') throw lost;
    if (name === 'createTenant') return { tenant: { ...(body as object), tenantId: 10000007 } };
    return { record: body, version: 'v1' };
  }) as unknown as Call;
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  return {
    sent,
    fates,
    created,
    keys: () => sent.map(({ key }) => key),
    call,
    /** As a page has it that was just loaded. */
    load: () => idempotentCall(call, newKey) as Ask,
  };
}

const tag = (name: string, restaurantId = 2) => ({
  parameters: { tenantId: 1, restaurantId },
  body: { name },
});
const business = (displayName: string) => ({ body: { displayName } });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a form that creates something', () => {
  it('keeps its key until it has succeeded, and has a new one then', async () => {
    const { load, fates, keys } = setUp();
    const ask = load();
    fates.push('unreached', 'lost');
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow(OutcomeUnknown);
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow(OutcomeUnknown);
    await ask('createTag', tag('Vegan'));
    await ask('createTag', tag('Vegan'));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('keeps its key for a correction, which is created where the first try was not', async () => {
    const { load, fates, keys, created } = setUp();
    const ask = load();
    fates.push('unreached');
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow();
    await ask('createTag', tag('Vegan!'));
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect([...created.values()]).toEqual(['{"name":"Vegan!"}']);
  });

  it('creates nothing twice where the first try had worked, and says what it created and where', async () => {
    const { load, fates, created } = setUp();
    const ask = load();
    fates.push('lost');
    await expect(ask('createTenant', business('A'))).rejects.toThrow(OutcomeUnknown);
    const refused = await ask('createTenant', business('Ab')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CreatedEarlier);
    expect(refused).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: expect.stringMatching(/^“\u2068?A\u2069?” was created already/),
      created: { path: '/platform/tenants/10000007' },
    });
    expect([...created.values()]).toEqual(['{"displayName":"A"}']);
  });

  it('creates another one on purpose, once it has been told of the first', async () => {
    const { load, fates, created } = setUp();
    const ask = load();
    fates.push('lost');
    await expect(ask('createTag', tag('A'))).rejects.toThrow(OutcomeUnknown);
    await expect(ask('createTag', tag('B'))).rejects.toThrow(CreatedEarlier);
    await ask('createTag', tag('B'));
    expect([...created.values()]).toEqual(['{"name":"A"}', '{"name":"B"}']);
  });

  it('finds which of several lost tries had worked', async () => {
    const { load, fates, sent } = setUp();
    const ask = load();
    fates.push('lost', 'unreached');
    await expect(ask('createTag', tag('A'))).rejects.toThrow(OutcomeUnknown);
    await expect(ask('createTag', tag('B'))).rejects.toThrow(OutcomeUnknown);
    await expect(ask('createTag', tag('C'))).rejects.toThrow(CreatedEarlier);
    expect(sent.map(({ body }) => body)).toEqual(['A', 'B', 'C', 'B', 'A'].map((name) => ({ name })));
  });

  const otherAnswers = [
    ...Object.keys(errorStatus)
      .filter((code) => code !== 'IDEMPOTENCY_KEY_REUSED')
      .map((code) => refusal(code as ErrorCode)),
    ...[200, 400, 401, 403, 404, 408, 413, 429, 502, 504].map((status) => refusal('INTERNAL', status)),
    lost,
  ];

  it.each(otherAnswers.map((error) => [`${error.status} ${error.code}`, error] as const))(
    'keeps its key after %s to the question what was created',
    async (_, answer) => {
      const { load, fates, created } = setUp();
      const ask = load();
      fates.push('lost');
      await expect(ask('createTag', tag('A'))).rejects.toThrow(OutcomeUnknown);
      fates.push(refusal('IDEMPOTENCY_KEY_REUSED'), answer);
      await expect(ask('createTag', tag('B'))).rejects.toMatchObject({ code: answer.code });
      await expect(ask('createTag', tag('B'))).rejects.toThrow(CreatedEarlier);
      expect([...created.values()]).toEqual(['{"name":"A"}']);
    },
  );

  it('has a new key after a sure refusal, but none while an earlier try may have worked', async () => {
    const { load, fates, keys } = setUp();
    const ask = load();
    fates.push(refusal('SLUG_TAKEN'), 'unreached', refusal('RATE_LIMITED'));
    for (const name of ['A', 'B', 'C']) await expect(ask('createTag', tag(name))).rejects.toThrow();
    await ask('createTag', tag('D'));
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2', 'key-2']);
  });

  it('has a key of its own at another place', async () => {
    const { load, fates, keys } = setUp();
    const ask = load();
    fates.push('lost');
    await expect(ask('createTag', tag('Vegan'))).rejects.toThrow();
    await ask('createTag', tag('Vegan', 3));
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('sent twice at once names one key, and another form at the same time another one', async () => {
    const { load, keys, created } = setUp();
    const ask = load();
    await Promise.all(['A', 'A', 'B'].map((name) => ask('createTag', tag(name))));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
    expect([...created.values()]).toEqual(['{"name":"A"}', '{"name":"B"}']);
  });

  it('keeps its key over a reload, and forgets it with what the tab keeps', async () => {
    const { load, fates, keys } = setUp();
    fates.push('unreached', 'unreached');
    await expect(load()('createTag', tag('A'))).rejects.toThrow();
    await expect(load()('createTag', tag('A!'))).rejects.toThrow();
    sessionStorage.clear();
    await load()('createTag', tag('A'));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('leaves nothing in the tab once its fate is known, and never what holds a one-time code', async () => {
    const { load, fates } = setUp();
    const ask = load();
    fates.push('unreached');
    await expect(ask('acceptInvitation', { body: { code: 'secret' } })).rejects.toThrow();
    expect({ ...sessionStorage }).toEqual({});
    fates.push('unreached');
    await expect(ask('createTag', tag('A'))).rejects.toThrow();
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await ask('createTag', tag('A'));
    expect({ ...sessionStorage }).toEqual({});
  });

  it('keeps its key as well where the browser keeps nothing, or rubbish', async () => {
    sessionStorage.setItem('bite-unfinished', '{"createTag {}":[7]}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { load, fates, keys } = setUp();
    const ask = load();
    fates.push('unreached', 'unreached');
    await expect(ask('createTag', tag('A'))).rejects.toThrow();
    await expect(ask('createTag', tag('B'))).rejects.toThrow();
    await ask('createTag', tag('C'));
    await ask('createTag', tag('D'));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('says of a change without a key, too, that its outcome is unknown, and of nothing that only reads', async () => {
    const { load, fates } = setUp();
    const ask = load();
    const failureOf = (name: RouteName, fate: 'lost' | CallError): Promise<unknown> => {
      fates.push(fate);
      return ask(name, tag('Vegan')).catch((error: unknown) => error);
    };
    for (const name of ['updateTag', 'deleteTag'] as const)
      expect(await failureOf(name, 'lost')).toEqual(new OutcomeUnknown(lost, { hasKey: false }));
    expect(await failureOf('getTag', 'lost')).toBe(lost);
    const conflict = refusal('CONFLICT');
    expect(await failureOf('updateTag', conflict)).toBe(conflict);
  });

  it('keeps the key that its caller names', async () => {
    const { load, keys } = setUp();
    await load()('placeOrder', { headers: { 'idempotency-key': 'of-the-caller' } });
    expect(keys()).toEqual(['of-the-caller']);
  });

  it('names a key wherever the contract takes one, and nowhere else', async () => {
    const takesKey = Object.entries(contract as Record<string, Endpoint>)
      .filter(([, { headers }]) => headers && 'idempotency-key' in headers.shape)
      .map(([name]) => name);
    const { load, keys } = setUp();
    const ask = load();
    const sentKeys: string[] = [];
    for (const name of Object.keys(contract) as RouteName[]) {
      await ask(name, {});
      if (keys().at(-1) !== undefined) sentKeys.push(name);
    }
    expect(sentKeys.sort()).toEqual(takesKey.sort());
  });
});

describe('a change that is shown before it is made', () => {
  it('is sent again under its key while its answer is missing, and made once', async () => {
    const { call, fates, keys, created } = setUp();
    fates.push('lost', refusal('INTERNAL'));
    await callUntilAnswered(call, 'batchTags', tag('A'));
    expect([keys().length, new Set(keys()).size, created.size]).toEqual([3, 1, 1]);
  });

  it('is given up after three tries, and at once when it is refused', async () => {
    const { call, fates, sent } = setUp();
    fates.push('lost', 'unreached', 'unreached');
    await expect(callUntilAnswered(call, 'batchTags', tag('A'))).rejects.toBe(lost);
    fates.push(refusal('CONFLICT'));
    await expect(callUntilAnswered(call, 'batchTags', tag('B'))).rejects.toThrow('CONFLICT');
    expect(sent.map(({ body }) => body)).toEqual(['A', 'A', 'A', 'B'].map((name) => ({ name })));
  });
});
