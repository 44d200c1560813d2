// Converts read times between text, which sorts in time order, and Firestore timestamps.
import { Timestamp } from 'firebase-admin/firestore';
import type { ReadTime } from '../../ports/rebuilds.ts';

export function toReadTime({ seconds, nanoseconds }: Timestamp): ReadTime {
  const second = new Date(seconds * 1000).toISOString().slice(0, -5);
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`;
}

export function fromReadTime(readTime: ReadTime): Timestamp {
  const [second = '', nanoseconds = '0'] = readTime.slice(0, -1).split('.');
  return new Timestamp(Date.parse(`${second}Z`) / 1000, Number(nanoseconds));
}

/** When the document's content was read; undefined where it does not say. */
export function readTimeIn(fields: { readTime?: unknown } | undefined): ReadTime | undefined {
  return fields?.readTime instanceof Timestamp ? toReadTime(fields.readTime) : undefined;
}
