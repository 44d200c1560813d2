// A save that was refused because of another person's change: the present record and its author.

import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { z } from 'zod';
import { formatMoment } from '../lib/date-format.ts';

export interface Conflict<Values> {
  values: Values;
  version: string;
  changedBy: ChangedBy | undefined;
}

const changedBy = z.object({ name: z.string(), at: z.string(), isYou: z.boolean() });
type ChangedBy = z.output<typeof changedBy>;

const details = z.object({
  current: z.unknown(),
  version: z.string(),
  changedBy: changedBy.optional().catch(undefined),
});

/** Undefined for every other error. */
export function conflictOf<Values>(
  error: unknown,
  readCurrent: (current: unknown) => Values,
): Conflict<Values> | undefined {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return undefined;
  const { data } = details.safeParse(error.details);
  if (data?.current === undefined) return undefined;
  return { values: readCurrent(data.current), version: data.version, changedBy: data.changedBy };
}

/** What stands in a list of failures: 'Rosa changed it meanwhile (Mar 10, 2026, 12:00 PM)'; undefined for every other error. */
export function conflictWords(error: unknown, zone?: string): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return undefined;
  const known = changedBy.safeParse((error.details as { changedBy?: unknown } | undefined)?.changedBy);
  if (!known.success) return undefined;
  const by = { changedBy: known.data };
  return `${nameOfChanger(by)} changed it meanwhile${timeOfChange(by, zone)}`;
}

/** ' (Mar 10, 2026, 12:00 PM)' in the restaurant's time zone, or else in the reader's; '' if unknown. */
export const timeOfChange = (
  { changedBy: by }: Pick<Conflict<unknown>, 'changedBy'>,
  zone?: string,
): string => {
  const at = by === undefined ? Number.NaN : Date.parse(by.at);
  return Number.isNaN(at) ? '' : ` (${formatMoment(at, zone)})`;
};

/** 'Rosa', 'You, in another window', 'Somebody else' */
export const nameOfChanger = ({ changedBy: by }: Pick<Conflict<unknown>, 'changedBy'>): string =>
  by === undefined ? 'Somebody else' : by.isYou ? 'You, in another window,' : isolated(by.name);
