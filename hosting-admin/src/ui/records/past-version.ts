// A record as it was, by what the log of changes says has been changed since.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type Fields, isFields } from '@bite/shared/kernel/fields';

export interface PastVersion {
  record: Fields;
  /** Fields whose former value the log does not hold whole: secrets, and what was too long. They stay as they are. */
  lost: readonly string[];
}

/** @param newer What was changed since then, newest first. */
export function pastVersion(present: object, newer: readonly Pick<AuditEntry, 'changes'>[]): PastVersion {
  const lost = new Set<string>();
  let record = present as Fields;
  for (const { field, from } of newer.flatMap(({ changes }) => changes)) {
    if (isIncomplete(field, from)) lost.add(field);
    else if (!lost.has(field)) record = withField(record, field.split('.'), from);
  }
  return { record, lost: [...lost] };
}

const isIncomplete = (field: string, value: unknown): boolean =>
  field === '…' ||
  (value !== undefined && /•••|… \(cut, \d+ characters\)$/.test(JSON.stringify(value).replace(/"$/, '')));

function withField(record: Fields, [name = '', ...below]: readonly string[], value: unknown): Fields {
  const { [name]: former, ...others } = record;
  const next = below.length === 0 ? value : withField(isFields(former) ? former : {}, below, value);
  return next === undefined ? others : { ...others, [name]: next };
}
