// Paged lists in the form that tables take.

import type { UnreadableRecord } from '@bite/shared/api/answers';
import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

interface Paged<Row> {
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Unreadable records of the loaded pages, which `rows` lacks. */
  unreadable: readonly UnreadableRecord[] | undefined;
  more: { onLoad: () => void; isLoading: boolean } | undefined;
}

/** How an infinite query of the API starts and continues: with the token of the previous page. */
export const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextPageToken }: { nextPageToken?: string | undefined }) => nextPageToken,
};

/** @param rowsOf Must be the same function in every render. */
export function usePaged<
  Page extends { unreadable?: readonly UnreadableRecord[]; nextPageToken?: string | undefined },
  Row,
>(query: UseInfiniteQueryResult<InfiniteData<Page>>, rowsOf: (page: Page) => readonly Row[]): Paged<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => [...rowsOf(page)]), [data, rowsOf]);
  const unreadable = useMemo(() => data?.pages.flatMap((page) => [...(page.unreadable ?? [])]), [data]);
  return {
    rows,
    unreadable,
    // If a further page fails, the loaded rows stay, and the button tries again.
    error: rows ? undefined : error,
    onRetry: () => void refetch(),
    more: hasNextPage ? { onLoad: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
  };
}

/**
 * Loads the remaining pages one by one while they are wanted: to find something among all rows. Returns whether more are coming;
 * it stops where a page cannot be loaded.
 */
export function useAllPages(
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
  isWanted: boolean,
): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isComing = isWanted && hasNextPage && !isFetchNextPageError;
  const isNext = isComing && !isFetching;
  useEffect(() => {
    if (isNext) void fetchNextPage();
  }, [isNext, fetchNextPage]);
  return isComing;
}

interface RecordPage<Listed> {
  records: readonly Listed[];
  unreadable?: readonly UnreadableRecord[];
  nextPageToken?: string | undefined;
}

interface AllRecords<Listed> {
  records: Listed[];
  /** Unreadable records, which `records` lacks. */
  unreadable: UnreadableRecord[];
}

type PageQuery = { limit: number; pageToken: string | undefined };

/** All pages of a list, one after the other. */
export async function allPages<Page extends { nextPageToken?: string | undefined }>(
  load: (query: PageQuery) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let pageToken: string | undefined;
  do {
    const page = await load({ limit: MAX_PAGE_SIZE, pageToken });
    pages.push(page);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return pages;
}

/** All records of a list, loaded page by page. */
export async function allRecords<Listed>(
  load: (query: PageQuery) => Promise<RecordPage<Listed>>,
): Promise<AllRecords<Listed>> {
  const pages = await allPages(load);
  return {
    records: pages.flatMap(({ records }) => records),
    unreadable: pages.flatMap(({ unreadable = [] }) => unreadable),
  };
}
