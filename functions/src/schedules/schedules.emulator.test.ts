// The nightly schedules as they are deployed, over the data of the running platform, all in this process: there each has a
// process of its own. Due work and payments are not among them: what journeys wait for needs the platform's own configuration.
import { describe, expect, it } from 'vitest';
import type { NightlySchedule } from '../composition/nightly.ts';
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
import { scheduleNames } from './schedule-times.ts';

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
} satisfies Record<NightlySchedule, unknown>;

describe('the nightly schedules', () => {
  it.each(Object.entries(nightly))('%s runs to its end', async (_name, schedule) => {
    const event = { scheduleTime: new Date().toISOString() };
    await expect(schedule.run(event)).resolves.toBeUndefined();
  });

  it('are all but those of due work, of payments, of listings and of domains', () => {
    const others = [
      ...['finishDueWork', 'reconcilePayments', 'refreshListingTokens', 'syncListings'],
      ...['checkSetUps', 'probeHosts'],
    ];
    expect([...Object.keys(nightly), ...others].sort()).toEqual([...scheduleNames].sort());
  });
});
