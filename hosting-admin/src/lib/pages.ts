// Lists that come page by page, as tables take them.

import type { UnreadableRecord } from '@bite/shared/api/answers';
import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Paged<Row> {
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Of the pages so far: stored, but left out of `rows`. */
  unreadable: readonly UnreadableRecord[] | undefined;
  more: { onLoad: () => void; isLoading: boolean } | undefined;
}

/** How an infinite query of the API begins and goes on: by the token that the page before answered. */
export const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextPageToken }: { nextPageToken?: string | undefined }) => nextPageToken,
};

/** @param rowsOf Stays the same function from render to render. */
export function usePaged<Page extends { unreadable?: readonly UnreadableRecord[] }, Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly Row[],
): Paged<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => [...rowsOf(page)]), [data, rowsOf]);
  const unreadable = useMemo(() => data?.pages.flatMap((page) => [...(page.unreadable ?? [])]), [data]);
  return {
    rows,
    unreadable,
    // A page more that failed: what is shown stays, and the button is there for another try.
    error: rows ? undefined : error,
    onRetry: () => void refetch(),
    more: hasNextPage ? { onLoad: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
  };
}

interface RecordPage<Listed> {
  records: readonly Listed[];
  unreadable?: readonly UnreadableRecord[];
  nextPageToken?: string | undefined;
}

interface AllRecords<Listed> {
  records: Listed[];
  /** Stored, but left out of `records`. */
  unreadable: UnreadableRecord[];
}

/** All records of a list, asked for page by page. */
export async function allRecords<Listed>(
  load: (query: { limit: number; pageToken: string | undefined }) => Promise<RecordPage<Listed>>,
): Promise<AllRecords<Listed>> {
  const found: AllRecords<Listed> = { records: [], unreadable: [] };
  let pageToken: string | undefined;
  do {
    const page = await load({ limit: MAX_PAGE_SIZE, pageToken });
    found.records.push(...page.records);
    found.unreadable.push(...(page.unreadable ?? []));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return found;
}
