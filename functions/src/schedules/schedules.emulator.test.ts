// The nightly schedules as they are deployed, over the data of the running platform, all in this process: there each has a
// process of its own. Due work and payments are not among them: what journeys wait for needs the platform's own configuration.
import { describe, expect, it } from 'vitest';
import {
  cleanUpCarts,
  comparePayments,
  countOrderedTogether,
  eraseOrders,
  followDomainPurchases,
  removePictures,
  repairCounts,
  repairOrders,
  repairSearch,
  repairStorefronts,
  repairUsers,
  syncPlaces,
  warnOfDomainExpiry,
} from '../index.ts';
import { type ScheduleName, scheduleNames } from './schedule-times.ts';

const nightly = {
  cleanUpCarts,
  comparePayments,
  countOrderedTogether,
  eraseOrders,
  followDomainPurchases,
  removePictures,
  repairCounts,
  repairOrders,
  repairSearch,
  repairStorefronts,
  repairUsers,
  syncPlaces,
  warnOfDomainExpiry,
} satisfies Record<
  Exclude<ScheduleName, 'finishDueWork' | 'reconcilePayments' | 'refreshListingTokens' | 'syncListings'>,
  unknown
>;

describe('the nightly schedules', () => {
  it.each(Object.entries(nightly))('%s runs to its end', async (_name, schedule) => {
    const event = { scheduleTime: new Date().toISOString() };
    await expect(schedule.run(event)).resolves.toBeUndefined();
  });

  it('are all but those of due work, of payments and of listings', () => {
    const others = ['finishDueWork', 'reconcilePayments', 'refreshListingTokens', 'syncListings'];
    expect([...Object.keys(nightly), ...others].sort()).toEqual([...scheduleNames].sort());
  });
});
