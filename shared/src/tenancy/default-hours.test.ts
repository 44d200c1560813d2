import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { defaultHours } from './default-hours.ts';
import { operatingHours } from './restaurant.schema.ts';

describe('the hours a new restaurant is offered', () => {
  it('C3-06, O3-07 are nine to ten, an hour longer before the weekend, shorter on Sundays', () => {
    const shown = Object.entries(defaultHours).map(([day, { open, close, closed }]) => [
      day,
      open,
      close,
      closed,
    ]);
    expect(shown).toEqual([
      ['mon', '09:00', '22:00', false],
      ['tue', '09:00', '22:00', false],
      ['wed', '09:00', '22:00', false],
      ['thu', '09:00', '22:00', false],
      ['fri', '09:00', '23:00', false],
      ['sat', '09:00', '23:00', false],
      ['sun', '10:00', '21:00', false],
    ]);
  });

  it('C3-06, O3-07 are hours as restaurants keep them', () => {
    expect(issuesOf(operatingHours, defaultHours)).toEqual([]);
  });
});
