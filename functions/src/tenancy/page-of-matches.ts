// Pages of records that match a condition which the database cannot query.
import type {
  Found,
  RecordPage,
  RecordQuery,
  RecordSource,
  RecordStore,
  Unreadable,
} from '../ports/records.ts';

/** The maximum number of records examined per page; the rest is examined for the next one. */
const LOOKED_AT = 1000;

interface MatchQuery extends Pick<RecordQuery, 'where' | 'orderBy'> {
  limit: number;
  pageToken?: string | undefined;
  /** Records read per batch; `limit` by default. */
  chunk?: number;
}

/** By id, by default. A page may have fewer than `limit` records, even none, and still be followed by another. */
export async function pageOfMatches<Stored>(
  records: Pick<RecordStore, 'page'>,
  from: RecordSource<Stored>,
  { limit, pageToken, chunk = limit, ...query }: MatchQuery,
  matches: (record: Stored) => boolean,
): Promise<RecordPage<Stored>> {
  const found: Found<Stored>[] = [];
  const unreadable: Unreadable[] = [];
  let token = pageToken;
  for (let lookedAt = 0; lookedAt < LOOKED_AT; ) {
    const page = await upToMatch(limit - found.length, matches, (size) =>
      records.page(from, { ...query, limit: size ?? chunk, pageToken: token }),
    );
    found.push(...page.found.filter(({ record }) => matches(record)));
    unreadable.push(...(page.unreadable ?? []));
    token = page.nextPageToken;
    lookedAt += page.found.length + (page.unreadable?.length ?? 0);
    if (token === undefined || found.length >= limit) break;
  }
  return {
    found,
    ...(unreadable.length > 0 && { unreadable }),
    ...(token !== undefined && { nextPageToken: token }),
  };
}

/** One batch; read again up to the last match needed if it has more, so that the next page begins after that. */
async function upToMatch<Stored>(
  wanted: number,
  matches: (record: Stored) => boolean,
  read: (size?: number) => Promise<RecordPage<Stored>>,
): Promise<RecordPage<Stored>> {
  const page = await read();
  const hits = page.found.flatMap(({ record }, index) => (matches(record) ? [index] : []));
  const last = hits[wanted - 1];
  return hits.length > wanted && last !== undefined ? read(last + 1) : page;
}
