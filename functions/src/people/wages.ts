// Wage fields in records: shown to and written by those with the permission only.
import type { RecordKind } from '@bite/shared/api/record-names';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { withoutDefaultWage, withoutWages } from '@bite/shared/people/wages';
import type { StoredRecord } from '../collections/record-kinds.ts';

/** The record without what it says about wages. */
export function withoutWageFields(kind: RecordKind, record: StoredRecord): Fields {
  if (kind === 'employees') return withoutWages(record as never);
  return kind === 'jobs' ? withoutDefaultWage(record as never) : record;
}

/** Whether the two say different things about wages; a record that is not there yet says what a new one does by itself. */
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
