// Lists that come page by page, as tables take them.

import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Paged<Row> {
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  more: { onLoad: () => void; isLoading: boolean } | undefined;
}

/** How an infinite query of the API begins and goes on: by the token that the page before answered. */
export const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextPageToken }: { nextPageToken?: string | undefined }) => nextPageToken,
};

/** @param rowsOf Stays the same function from render to render. */
export function usePaged<Page, Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly Row[],
): Paged<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => [...rowsOf(page)]), [data, rowsOf]);
  return {
    rows,
    // A page more that failed: what is shown stays, and the button is there for another try.
    error: rows ? undefined : error,
    onRetry: () => void refetch(),
    more: hasNextPage ? { onLoad: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
  };
}

interface RecordPage<Listed> {
  records: readonly Listed[];
  nextPageToken?: string | undefined;
}

/** All records of a list, asked for page by page. */
export async function allRecords<Listed>(
  load: (query: { limit: number; pageToken: string | undefined }) => Promise<RecordPage<Listed>>,
): Promise<Listed[]> {
  const found: Listed[] = [];
  let pageToken: string | undefined;
  do {
    const page = await load({ limit: MAX_PAGE_SIZE, pageToken });
    found.push(...page.records);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return found;
}
