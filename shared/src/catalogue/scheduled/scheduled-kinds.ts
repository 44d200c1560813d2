// The kinds of records whose changes can be planned for a time: those of the catalogue.
import type { RecordKind } from '../../records/record-names.ts';

export const scheduledKinds = [
  'items',
  'menuGroups',
  'modifierGroups',
  'taxRates',
  'salesCategories',
  'courses',
  'tags',
] as const satisfies readonly RecordKind[];
export type ScheduledKind = (typeof scheduledKinds)[number];

export const isScheduledKind = (kind: RecordKind): kind is ScheduledKind =>
  (scheduledKinds as readonly RecordKind[]).includes(kind);

/** The maximum number of records in one planned change. */
export const MOST_SCHEDULED = 500;
