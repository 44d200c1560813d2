// A planned change as the server lists it.
import type { ScheduledSummary } from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import { guidOf } from './an-order.ts';

/** A Friday morning in New York. */
export const PLANNED_AT = '2099-01-02T10:00:00.000Z';

/** One that waits. */
export const aPlan = (wishes: Partial<ScheduledSummary> = {}): ScheduledSummary => ({
  scheduledChangeId: guidOf(5),
  kind: 'items',
  title: 'Prices up by 10%',
  at: PLANNED_AT,
  state: 'waiting',
  by: 'uid-7',
  byName: 'Rosa',
  count: 2,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...wishes,
});
