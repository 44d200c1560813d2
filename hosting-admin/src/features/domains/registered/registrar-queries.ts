// What is asked about registered domains. Nothing of it is stored here: an answer is as old as its question.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { isOpen } from '@bite/shared/domains/purchase-release';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';

export type RegisteredDomain = Answers['listRegisteredDomains']['domains'][number];
export type DomainRecord = Answers['getRegisteredDomain'];
export type Purchase = Answers['listDomainPurchases']['purchases'][number];
export type PurchaseReview = Answers['reviewDomainPurchase'];
export type Offer = Answers['searchDomainNames']['offers'][number];
export type DnsRecord = Answers['listDnsRecords']['records'][number];

const KEY = ['registeredDomains'];

export const registeredDomainsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call('listRegisteredDomains', { query: { pageToken: pageParam }, signal }),
    ...paging,
  });

/** How often an order that is under way is looked at. */
const FOLLOWED_EVERY = 5_000;

const PURCHASES = [...KEY, 'purchases'];

/** Those that are under way are asked about. Once one has ended, there may be another domain. */
export const purchasesQuery = (call: Call) =>
  queryOptions({
    queryKey: PURCHASES,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Purchase[]>(PURCHASES) ?? [];
      const { purchases } = await call('listDomainPurchases', { signal });
      // One that cannot be looked at hides no other: it is shown as it was last known.
      const look = ({ purchaseId }: Purchase) =>
        call('lookAtDomainPurchase', { parameters: { purchaseId }, signal });
      const looked = await Promise.all(
        purchases.map((purchase) => (isOpen(purchase) ? look(purchase).catch(() => purchase) : purchase)),
      );
      const wereOpen = [...before, ...purchases].filter(isOpen).map(({ purchaseId }) => purchaseId);
      if (looked.some((one) => !isOpen(one) && wereOpen.includes(one.purchaseId)))
        void client.invalidateQueries({ queryKey: [...KEY, 'list'] });
      return looked;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? FOLLOWED_EVERY : false),
  });

export const purchaseReviewQuery = (call: Call, purchaseId: string) =>
  queryOptions({
    queryKey: [...KEY, 'review', purchaseId],
    queryFn: ({ signal }) => call('reviewDomainPurchase', { parameters: { purchaseId }, signal }),
    staleTime: 0,
  });

export const registeredDomainQuery = (call: Call, domain: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', domain],
    queryFn: ({ signal }) => call('getRegisteredDomain', { parameters: { domain }, signal }),
  });

export const dnsRecordsQuery = (call: Call, domain: string) =>
  queryOptions({
    queryKey: [...KEY, 'records', domain],
    queryFn: async ({ signal }) => (await call('listDnsRecords', { parameters: { domain }, signal })).records,
  });

export const offersQuery = (call: Call, term: string) =>
  queryOptions({
    queryKey: [...KEY, 'offers', term],
    queryFn: async ({ signal }) => (await call('searchDomainNames', { query: { term }, signal })).offers,
    enabled: term !== '',
    refetchOnWindowFocus: false,
  });

/** After a change: everything about registered domains is asked again. */
export function useRefreshDomains(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
