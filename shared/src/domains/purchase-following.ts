// How often a screen asks the registrar about an order that is under way or unclear. Some take seconds, others a week, and a screen may stay
// open all the time: so ever more seldom.
import { MINUTE, SECOND } from '../kernel/durations.ts';
import type { DomainPurchase } from './domain-purchase.schema.ts';

const SOONEST = 5 * SECOND;
const LATEST = 5 * MINUTE;

/** Milliseconds until the next look: a quarter of the time that it had taken by the last one. */
export function pauseOfLooks({ askedAt, updatedAt }: Pick<DomainPurchase, 'askedAt' | 'updatedAt'>): number {
  return Math.min(LATEST, Math.max(SOONEST, (Date.parse(updatedAt) - Date.parse(askedAt)) / 4));
}
