// Lists the deleted records of one kind that can be brought back, the latest first. For those who may bring them back.

import type { RestaurantRef } from '@bite/shared/paths';
import { nameFor } from '../audit/changed-by.ts';
import { users } from '../collections/collections.ts';
import {
  type DeletedRecord,
  deletedAt,
  deletedRecordsOf,
  recordIdIn,
} from '../collections/deleted-records.ts';
import { type PageAnswer, pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf } from '../collections/record-collection.ts';
import type { Caller } from '../identity/caller.ts';
import { type Found, sorted } from '../ports/records.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { presented } from './presented.ts';
import type { VisibleRecord } from './visible-record.ts';

interface DeletedRecordList extends PageAnswer {
  records: (VisibleRecord & { deletedAt: string; deletedBy?: string })[];
}

type Deps = Pick<RecordDeps, 'records' | 'now'>;

/** Throws VALIDATION_FAILED for a page token that this list has not issued. */
export async function listDeletedRecords(
  deps: Deps,
  request: Omit<RecordRequest, 'requestId'>,
  { limit, pageToken }: { limit: number; pageToken?: string | undefined },
): Promise<DeletedRecordList> {
  const { kind, place, user } = request;
  const restaurant = await authorizeRestaurant(deps, request, 'write');
  const page = await deps.records.page(deletedRecordsOf(place), {
    where: [
      { field: 'kind', is: '==', value: kind },
      { field: 'expiresAt', is: '>', value: new Date(deps.now()).toISOString() },
    ],
    orderBy: { field: 'expiresAt', direction: 'desc' },
    limit,
    pageToken,
  });
  const { found, unreadable = [] } = readIn(page.found, request);
  const shown = await presented(
    deps,
    request,
    restaurant,
    found.map(({ record }) => record),
  );
  const nameOf = await namesFor(deps, user, page.found);
  const documents = new Map(page.found.map(({ id, record }) => [recordIdIn(id), record]));
  return {
    records: shown.flatMap((visible, index) => {
      const document = documents.get(found[index]?.id ?? '');
      return document ? [{ ...visible, deletedAt: deletedAt(document), ...nameOf(document) }] : [];
    }),
    ...pageAnswerOf({ ...page, ...allUnreadable([...(page.unreadable ?? []), ...unreadable]) }),
  };
}

const allUnreadable = <Entry>(unreadable: Entry[]) => (unreadable.length > 0 ? { unreadable } : {});

/** The records as their own kind's schema reads them. */
function readIn(
  found: readonly Found<DeletedRecord>[],
  { kind, place }: { kind: RecordRequest['kind']; place: RestaurantRef },
) {
  const { path, schema } = collectionOf(kind, place);
  const documents = found.map(({ id, record }) => {
    const recordId = recordIdIn(id);
    return { id: recordId, path: `${path}/${recordId}`, read: () => record.record };
  });
  return sorted(documents, schema);
}

async function namesFor(
  { records }: Deps,
  reader: Caller['user'],
  found: readonly Found<DeletedRecord>[],
): Promise<(document: DeletedRecord) => { deletedBy?: string }> {
  const uids = [...new Set(found.flatMap(({ record }) => record.deletedBy ?? []))];
  const authors = await records.getAll(users, uids);
  const names = new Map(uids.map((uid, index) => [uid, nameFor(reader, authors[index])]));
  return ({ deletedBy = '' }) => {
    const name = names.get(deletedBy);
    return name === undefined ? {} : { deletedBy: name };
  };
}
