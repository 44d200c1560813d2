// The records of one kind, in the order of their numbers, page by page.
import type { RecordDeps, RecordRequest } from './entering.ts';
import { entering } from './entering.ts';
import { collectionOf, definitionOf } from './kinds.ts';
import { type PageAnswer, pageAnswerOf } from './page-answer.ts';
import { type ShownRecord, shownRecord } from './shown-record.ts';

interface RecordList extends PageAnswer {
  records: ShownRecord[];
}

/** Throws VALIDATION_FAILED for a page token that no page has answered. */
export async function listRecords(
  deps: Pick<RecordDeps, 'records'>,
  request: Omit<RecordRequest, 'requestId'>,
  { limit, pageToken }: { limit: number; pageToken?: string | undefined },
): Promise<RecordList> {
  const { kind, place, user } = request;
  await entering(deps, request, 'read');
  const orderBy = { field: definitionOf(kind).idField };
  const page = await deps.records.page(collectionOf(kind, place), { orderBy, limit, pageToken });
  return {
    records: page.found.map(({ record }) => shownRecord(kind, place, user, record)),
    ...pageAnswerOf(page),
  };
}
