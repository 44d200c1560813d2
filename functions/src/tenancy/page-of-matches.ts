// Pages of records that match a rule which the database cannot query for.
import type {
  Found,
  RecordPage,
  RecordQuery,
  RecordSource,
  RecordStore,
  Unreadable,
} from '../ports/records.ts';

/** As many records are looked at for one page: what is left is found with the next one. */
const LOOKED_AT = 1000;

interface MatchQuery extends Pick<RecordQuery, 'where' | 'orderBy'> {
  limit: number;
  pageToken?: string | undefined;
  /** How many are read at a time; `limit` where nothing is said. */
  chunk?: number;
}

/** In the order of their ids where nothing is said. A page may hold fewer than `limit`, even none, and another one follow. */
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

/** One page, read again up to the last match that is wanted where it holds more of them, so that the next begins after it. */
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
