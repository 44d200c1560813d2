// Lists the records of one kind by id, page by page.

import { type PageAnswer, pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import { authorizeRestaurant } from './authorize-restaurant.ts';
import { presented } from './presented.ts';
import type { VisibleRecord } from './visible-record.ts';

interface RecordList extends PageAnswer {
  records: VisibleRecord[];
}

/** Throws VALIDATION_FAILED for a page token that this list has not issued. */
export async function listRecords(
  deps: Pick<RecordDeps, 'records' | 'now'>,
  request: Omit<RecordRequest, 'requestId'>,
  { limit, pageToken }: { limit: number; pageToken?: string | undefined },
): Promise<RecordList> {
  const { kind, place } = request;
  const restaurant = await authorizeRestaurant(deps, request, 'read');
  const orderBy = { field: definitionOf(kind).idField };
  const page = await deps.records.page(collectionOf(kind, place), { orderBy, limit, pageToken });
  return {
    records: await presented(
      deps,
      request,
      restaurant,
      page.found.map(({ record }) => record),
    ),
    ...pageAnswerOf(page),
  };
}
