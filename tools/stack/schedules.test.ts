import { describe, expect, it } from 'vitest';
import { latestTrigger } from './schedules.ts';

describe('a schedule in the emulators', () => {
  it('is fired by the name that its trigger got last', () => {
    const names =
      'Function none does not exist, valid functions are: us-central1-api, us-central1-finishDueWork-0, ' +
      'us-central1-repairCounts-0, us-central1-finishDueWork-10, us-central1-finishDueWork-9';
    expect(latestTrigger(names, 'finishDueWork')).toBe('us-central1-finishDueWork-10');
    expect(latestTrigger(names, 'repairCounts')).toBe('us-central1-repairCounts-0');
  });
});
