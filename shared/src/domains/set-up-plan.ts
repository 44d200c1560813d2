// When the set-up of a domain is looked at: every minute at first, when its owner is waiting for it, then ever more seldom.
import { HOUR, MINUTE } from '../kernel/durations.ts';
import type { DomainCheck } from './domain-check.schema.ts';

/** Then it is given up. */
export const SET_UP_LASTS = 72 * HOUR;
/** Nothing has changed for so long: staff are told. */
export const STUCK_AFTER = 24 * HOUR;

type Span = Pick<DomainCheck, 'startedAt' | 'endsAt'>;

/** @returns ISO instant. */
export const givenUpAt = ({ startedAt, endsAt }: Span): string =>
  endsAt ?? new Date(Date.parse(startedAt) + SET_UP_LASTS).toISOString();

/** A tenth of the time that has passed: a minute until ten minutes have, an hour from ten hours on. */
export const setUpPause = (passed: number): number => Math.min(HOUR, Math.max(MINUTE, passed / 10));

/** Milliseconds, as `now`. The last look is when the set-up is given up. Undefined once that has passed. */
export function nextSetUpLook(span: Span, now: number): number | undefined {
  const start = Date.parse(span.startedAt);
  const end = Date.parse(givenUpAt(span));
  return now >= end ? undefined : Math.round(Math.min(end, now + setUpPause(now - start)));
}
