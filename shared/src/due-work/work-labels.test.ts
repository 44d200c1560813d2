import { describe, expect, it } from 'vitest';
import { workKinds } from './failed-work.schema.ts';
import { cronLabel, reasonLabel, scheduleLabel, workLabel } from './work-labels.ts';

describe('work that failed', () => {
  it('is called something that people understand, of every kind', () => {
    for (const kind of workKinds) expect(workLabel(kind)).toMatch(/^[A-Z][a-z]* /);
    expect(reasonLabel('MISSED')).toBe('It missed its time');
  });

  it('that this release does not know keeps its own name', () => {
    expect([workLabel('unheard of'), reasonLabel('E17'), scheduleLabel('toString')]).toEqual([
      'unheard of',
      'E17',
      'toString',
    ]);
  });

  it.each([
    ['* * * * *', 'Every minute'],
    ['5 9 * * *', 'Daily at 09:05 UTC'],
    ['30 10 * * *', 'Daily at 10:30 UTC'],
  ])('a schedule of %s runs: %s', (cron, words) => {
    expect(cronLabel(cron)).toBe(words);
  });
});
