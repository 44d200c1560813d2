// A record as its reader may see it: with its version, and without fields the reader has no permission for.

import { may, type PlaceAction } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { withoutPrivateDetails } from '@bite/shared/people/private-details';
import type { RecordKind } from '@bite/shared/records/record-names';
import { versionOf } from '../audit/version.ts';
import type { StoredRecord } from '../collections/record-collection.ts';
import { withoutWageFields } from '../people/wages.ts';

export interface VisibleRecord {
  record: Fields;
  /** The version of what every reader may see (openContent). */
  version: string;
}

export function visibleRecord(
  kind: RecordKind,
  place: RestaurantRef,
  user: User,
  record: StoredRecord,
): VisibleRecord {
  const version = versionOf(openContent(kind, record));
  const mayRead = (action: PlaceAction) => may(user, action, place);
  const paid = mayRead('wages.read') ? record : withoutWageFields(kind, record);
  const shown = mayRead('privateDetails.read') ? paid : withoutPrivateFields(kind, paid);
  return { record: withoutAccessCode(shown), version };
}

/**
 * The fields that every reader may see: versions are hashes of these alone, since a short secret such as a wage or a code could be
 * found by trying all values. A change of the others changes `updatedAt`, and so the version.
 */
export const openContent = (kind: RecordKind, record: StoredRecord): Fields =>
  withoutAccessCode(withoutPrivateFields(kind, withoutWageFields(kind, record)));

const withoutPrivateFields = (kind: RecordKind, record: Fields): Fields =>
  kind === 'employees' ? withoutPrivateDetails(record as never) : record;

/** An employee's code for the till can only be replaced, never read. */
function withoutAccessCode(record: Fields): Fields {
  const { posAccessConfig } = record;
  if (!isFields(posAccessConfig)) return record;
  const { accessCode: _code, ...config } = posAccessConfig;
  return { ...record, posAccessConfig: config };
}
