// Sends at most one alert per hour: the work that sends it has the hour's own id and is due at the end of that hour.
import { HOUR } from '@bite/shared/kernel/durations';
import type { RecordReader } from '../ports/records.ts';
import { type DueWork, dueWork, newWork } from './due-work.ts';

const hourOf = (now: number): number => Math.floor(now / HOUR) * HOUR;

/**
 * The alert to store with the work that was given up, in the same transaction. Undefined if that hour's alert is already
 * waiting, and for an alert that could itself not be sent. Only reads.
 */
export async function alertSoon(
  transaction: Pick<RecordReader, 'get'>,
  kind: string,
  now: number,
): Promise<DueWork | undefined> {
  if (kind === 'alertSiteAdmins') return undefined;
  const start = hourOf(now);
  const since = new Date(start).toISOString();
  const id = `alert-${since.slice(0, 13)}`;
  if (await transaction.get(dueWork, id)) return undefined;
  return newWork('alertSiteAdmins', { since }, now, { dueAt: start + HOUR, id });
}
