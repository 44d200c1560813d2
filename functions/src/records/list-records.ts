// The records of one kind, in the order of their numbers, page by page.

import { type PageAnswer, pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf, definitionOf } from '../collections/record-kinds.ts';
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import { authorizeRestaurant } from './authorize-restaurant.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

interface RecordList extends PageAnswer {
  records: VisibleRecord[];
}

/** Throws VALIDATION_FAILED for a page token that no page has answered. */
export async function listRecords(
  deps: Pick<RecordDeps, 'records'>,
  request: Omit<RecordRequest, 'requestId'>,
  { limit, pageToken }: { limit: number; pageToken?: string | undefined },
): Promise<RecordList> {
  const { kind, place, user } = request;
  await authorizeRestaurant(deps, request, 'read');
  const orderBy = { field: definitionOf(kind).idField };
  const page = await deps.records.page(collectionOf(kind, place), { orderBy, limit, pageToken });
  return {
    records: page.found.map(({ record }) => visibleRecord(kind, place, user, record)),
    ...pageAnswerOf(page),
  };
}
