// A record as its reader may see it: with its version, and without fields the reader has no permission for.
import type { RecordKind } from '@bite/shared/api/record-names';
import { may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../audit/version.ts';
import type { StoredRecord } from '../collections/record-kinds.ts';
import { withoutWageFields } from '../people/wages.ts';

export interface VisibleRecord {
  record: Fields;
  /** Of the whole record, also of what is not shown. */
  version: string;
}

export function visibleRecord(
  kind: RecordKind,
  place: RestaurantRef,
  user: User,
  record: StoredRecord,
): VisibleRecord {
  const seesWages = may(user, 'wages.read', place);
  const shown = withoutAccessCode(seesWages ? record : withoutWageFields(kind, record));
  return { record: shown, version: versionOf(record) };
}

/** Nobody reads the code with which an employee signs in at the till: it is only ever replaced. */
function withoutAccessCode(record: Fields): Fields {
  const { posAccessConfig } = record;
  if (!isFields(posAccessConfig)) return record;
  const { accessCode: _code, ...config } = posAccessConfig;
  return { ...record, posAccessConfig: config };
}
