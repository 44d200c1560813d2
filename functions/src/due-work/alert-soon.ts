// One mail an hour at most, however much is given up: the work that sends it has the hour's own id and is due at its end.
import { HOUR } from '@bite/shared/kernel/time';
import type { RecordReader } from '../ports/records.ts';
import { type DueWork, dueWork, newWork } from './due-work.ts';

const hourOf = (now: number): number => Math.floor(now / HOUR) * HOUR;

/**
 * What is to be stored with the work that was given up, in the same transaction; undefined where that hour's alert waits
 * already, and where it is an alert itself that could not be sent. Reads only.
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
