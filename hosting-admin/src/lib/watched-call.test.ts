import { type Call, CallError } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { CreatedEarlier } from './lost-answer.ts';
import { watchedCall } from './watched-call.ts';

/** The number of session checks after the endpoint fails like this. */
async function doubts(name: RouteName, error: Error): Promise<number> {
  let count = 0;
  const failing = (() => Promise.reject(error)) as Call;
  const doubt = () => {
    count += 1;
  };
  const call = watchedCall(failing, doubt, () => undefined) as (name: RouteName) => Promise<unknown>;
  await expect(call(name)).rejects.toBe(error);
  return count;
}

describe('an answer that may mean the end of the session', () => {
  it.each([
    ['a sign-in that counts no longer', new CallError('UNAUTHENTICATED', 'no', 401), 1],
    ['a person who may not, or no longer', new CallError('FORBIDDEN', 'no', 403), 1],
    ['a suspended tenant', new CallError('TENANT_SUSPENDED', 'no', 403), 0],
    ['something that is not there', new CallError('NOT_FOUND', 'no', 404), 0],
    ['a lost connection', new CallError('NETWORK', 'no'), 0],
    ['a mistake of ours', new Error('boom'), 0],
  ])('O4-11 %s', async (_, error, expected) => {
    expect(await doubts('listMyRestaurants', error)).toBe(expected);
  });

  it.each<RouteName>(['getSession', 'signIn', 'signOut', 'createClientToken', 'exchangeCode'])(
    'is none of %s itself, which would ask for ever',
    async (name) => {
      expect(await doubts(name, new CallError('UNAUTHENTICATED', 'no', 401))).toBe(0);
    },
  );

  it('says that lists are older than they look, where something was created earlier', async () => {
    let count = 0;
    const failing = (() =>
      Promise.reject(new CreatedEarlier('createTag', { record: { name: 'Vegan' } }))) as Call;
    const call = watchedCall(
      failing,
      () => undefined,
      () => {
        count += 1;
      },
    ) as (name: RouteName) => Promise<unknown>;
    await expect(call('createTag')).rejects.toThrow('created already');
    expect(count).toBe(1);
  });

  it('an answer that is well stays as it is', async () => {
    const fail = () => {
      throw new Error('doubted');
    };
    const call = watchedCall((async () => ({ ok: true })) as unknown as Call, fail, fail) as (
      name: RouteName,
    ) => Promise<unknown>;
    expect(await call('listMyRestaurants')).toEqual({ ok: true });
  });
});
