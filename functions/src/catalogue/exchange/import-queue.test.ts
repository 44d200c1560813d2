import { aUser } from '@bite/shared/testing/people-records';
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/refused.ts';
import { importQueue, type MenuWork } from './import-queue.ts';

/** A queue whose first work, of somebody else, goes on until it is told to end. */
function busyQueue() {
  const inTurn = importQueue();
  const done: string[] = [];
  let end: () => void = () => undefined;
  const asked = (
    name: string,
    { uid = name, restaurantId = 1, kind = 'import' as MenuWork, hasLeft = (): boolean => false } = {},
  ) =>
    inTurn(
      kind,
      { user: aUser({ uid }), place: { tenantId: 1, restaurantId }, hasLeft },
      async () => void done.push(name),
    );
  const first = inTurn(
    'import',
    { user: aUser({ uid: 'first' }), place: { tenantId: 1, restaurantId: 99 } },
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const finish = async (...all: Promise<unknown>[]) => {
    await Promise.resolve();
    end();
    await Promise.allSettled([first, ...all]);
    return done;
  };
  return { asked, finish };
}

describe('work on menus', () => {
  it('waits once for a person and once for a restaurant; who asks again is told to wait', async () => {
    const { asked, finish } = busyQueue();
    const own = asked('ann');
    expect(await refused(asked('again', { uid: 'ann', restaurantId: 2 }))).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/wait a moment/),
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await refused(asked('bob'))).toMatchObject({ code: 'RATE_LIMITED' });
    const elsewhere = asked('bob', { restaurantId: 2 });
    expect(await finish(own, elsewhere)).toEqual(['ann', 'bob']);
    await asked('ann');
  });

  it('waits in a queue that has an end', async () => {
    const { asked, finish } = busyQueue();
    const eight = Array.from({ length: 8 }, (_, index) => asked(`n${index}`, { restaurantId: index }));
    expect(await refused(asked('one more', { restaurantId: 8 }))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await finish(...eight)).toHaveLength(8);
  });

  it('is not done for a client that left, whose next request may wait', async () => {
    const { asked, finish } = busyQueue();
    let isThere = true;
    const left = refused(asked('left', { uid: 'ann', hasLeft: () => !isThere }));
    isThere = false;
    const back = asked('back', { uid: 'ann' });
    expect(await finish(left, back)).toEqual(['back']);
    expect(await left).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('compares a record with several menus, and never refuses what nobody waits for', async () => {
    const { asked, finish } = busyQueue();
    const kind = 'comparison';
    const four = ['a', 'b', 'c', 'd'].map((name) => asked(name, { uid: 'ann', kind }));
    expect(await refused(asked('e', { uid: 'ann', kind }))).toMatchObject({ code: 'RATE_LIMITED' });
    const check = asked('check', { uid: 'ann' });
    const due = Array.from({ length: 20 }, () => asked('due', { uid: 'ann', kind: 'unattended' }));
    expect(await finish(...four, check, ...due)).toHaveLength(25);
  });
});
