// Restores a past version of a record from the audit log.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isIncompleteValue } from '@bite/shared/audit/incomplete-value';
import { type Fields, isFields } from '@bite/shared/kernel/fields';

export interface PastVersion {
  record: Fields;
  /** Fields whose previous value the log does not contain completely: secrets and long texts. They stay as they are. */
  lost: readonly string[];
}

/** @param newer The changes since then, newest first. */
export function pastVersion(present: object, newer: readonly Pick<AuditEntry, 'changes'>[]): PastVersion {
  const lost = new Set<string>();
  let record = present as Fields;
  for (const { field, from } of newer.flatMap(({ changes }) => changes)) {
    if (isOfTheMoment(field)) continue;
    if (isIncompleteValue(field, from)) lost.add(field);
    else if (!lost.has(field)) record = withField(record, field.split('.'), from);
  }
  return { record, lost: [...lost] };
}

/** What was sold out then says nothing of now. */
const isOfTheMoment = (field: string): boolean => field.startsWith('soldOut');

function withField(record: Fields, [name = '', ...below]: readonly string[], value: unknown): Fields {
  const { [name]: former, ...others } = record;
  const next = below.length === 0 ? value : withField(isFields(former) ? former : {}, below, value);
  return next === undefined ? others : { ...others, [name]: next };
}
