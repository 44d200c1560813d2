// The schedules of the running platform, triggered by the test: nothing else triggers them in the test stack.
import { paths } from '@bite/shared/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { scheduleNames } from '../../functions/src/schedules/schedule-times.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';
import { FIRST_ANSWER } from './patience.ts';
import { fireSchedule, triggerNames } from './schedules.ts';

const stack = stackFromEnvironment();
const { auth, close, firestore } = emulatorClients(stack);
afterAll(close);

describe('the schedules of the running platform', () => {
  it('are all there to be fired by hand', async () => {
    const names = await triggerNames(stack);
    expect(scheduleNames.filter((name) => !names.includes(`-${name}-`))).toEqual([]);
  });

  it(
    'I6-04 O7.1-03 finish a revocation that a crash left undone',
    async () => {
      const { uid } = await auth.createUser({ email: `left-${process.pid}@example.com` });
      const work = firestore.doc(paths.dueWork(`test-${uid}`));
      await work.set({ kind: 'endSessions', data: { uid }, dueAt: new Date(0), attempts: 1 });
      const session = firestore.doc(paths.session(`test-${uid}`));
      await session.set({ uid, createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) });
      await fireSchedule(stack, 'finishDueWork');
      // A concurrent journey may trigger the schedule, too, so either run may have done the work.
      await expect
        .poll(async () => [(await work.get()).exists, (await session.get()).exists])
        .toEqual([false, false]);
      await auth.deleteUser(uid);
    },
    2 * FIRST_ANSWER,
  );

  it(
    'repair a count that is wrong',
    async () => {
      const [cafe] = placedRestaurants;
      if (!cafe) throw new Error('No restaurant');
      const counts = firestore.doc(paths.restaurantCounts(cafe.at));
      await fireSchedule(stack, 'repairCounts');
      const right: unknown = (await counts.get()).get('tags');
      await counts.update({ tags: 999 });
      await fireSchedule(stack, 'repairCounts');
      expect((await counts.get()).get('tags')).toBe(right);
    },
    2 * FIRST_ANSWER,
  );
});
