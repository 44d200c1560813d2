// Wage fields in records: only shown to and written by people with the permission.

import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { withoutDefaultWage, withoutWages } from '@bite/shared/people/wages';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { StoredRecord } from '../collections/record-collection.ts';

/** The record without its wage fields. */
export function withoutWageFields(kind: RecordKind, record: StoredRecord): Fields {
  if (kind === 'employees') return withoutWages(record as never);
  return kind === 'jobs' ? withoutDefaultWage(record as never) : record;
}

/** Whether the wage fields differ. A record that does not exist yet has those of a new one. */
export const changesWages = (
  kind: RecordKind,
  before: StoredRecord | undefined,
  after: StoredRecord,
): boolean => JSON.stringify(wagesIn(kind, before)) !== JSON.stringify(wagesIn(kind, after));

function wagesIn(kind: RecordKind, record: StoredRecord | undefined): unknown {
  if (kind === 'jobs') return record?.['defaultWage'] ?? 0;
  if (kind !== 'employees') return undefined;
  const assignments = Array.isArray(record?.['jobAssignments']) ? record['jobAssignments'] : [];
  const overrides = assignments
    .filter(isFields)
    .filter(({ wageOverride }) => wageOverride !== undefined)
    .map(({ jobId, wageOverride }) => [jobId, wageOverride]);
  return [record?.['hourlyRate'] ?? null, overrides];
}
