// The domains whose turn it is, the longest waiting first.
import { domainChecks } from '../../collections/domains.ts';
import type { Due } from './lease.ts';
import type { DueDeps } from './watch-deps.ts';

export interface DueDomains {
  domainIds: string[];
  /** Of those that cannot be read: they are logged. */
  unreadable: number;
  /** There are more than `limit`. */
  hasMore: boolean;
}

export async function dueDomains(
  { records, log, now }: Pick<DueDeps, 'records' | 'log' | 'now'>,
  due: Due,
  limit: number,
): Promise<DueDomains> {
  const {
    found,
    unreadable = [],
    nextPageToken,
  } = await records.page(domainChecks, {
    where: [{ field: due, is: '<=', value: new Date(now()).toISOString() }],
    orderBy: { field: due },
    limit,
  });
  for (const { path, reason } of unreadable)
    log.error('the check of a domain cannot be read', { path, reason });
  return {
    domainIds: found.map(({ id }) => id),
    unreadable: unreadable.length,
    hasMore: nextPageToken !== undefined,
  };
}
