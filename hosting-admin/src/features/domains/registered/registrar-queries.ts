// What is asked about registered domains. Nothing of it is stored here: an answer is as old as its question.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { pauseOfLooks } from '@bite/shared/domains/purchase-following';
import { isOpen } from '@bite/shared/domains/purchase-release';
import { MINUTE } from '@bite/shared/kernel/durations';
import {
  infiniteQueryOptions,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';

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

const PURCHASES = [...KEY, 'purchases'];

/** As they were last known: asking for them costs no question to the registrar. */
export const purchasesQuery = (call: Call) =>
  queryOptions({
    queryKey: PURCHASES,
    queryFn: async ({ signal }) => (await call('listDomainPurchases', { signal })).purchases,
  });

/** Of one that is under way. Once it has ended, there may be another domain, or another end of one. */
const lookQuery = (call: Call, known: Purchase) =>
  queryOptions({
    queryKey: [...KEY, 'look', known.purchaseId, known.askedAt],
    queryFn: async ({ signal, client }) => {
      const parameters = { purchaseId: known.purchaseId };
      const purchase = await call('lookAtDomainPurchase', { parameters, signal });
      if (!isOpen(purchase)) {
        for (const queryKey of [PURCHASES, [...KEY, 'list'], [...KEY, 'one', known.name]])
          void client.invalidateQueries({ queryKey });
      }
      return purchase;
    },
    refetchInterval: ({ state: { data = known, error } }) =>
      isOpen(data) && Math.max(pauseOfLooks(data), error ? MINUTE : 0),
  });

/** Those that are under way are asked about, ever more seldom. One that cannot be looked at is shown as it was last known. */
export function useFollowed(purchases: readonly Purchase[]): Purchase[] {
  const { call } = usePorts();
  const looks = useQueries({
    queries: purchases.filter(isOpen).map((purchase) => lookQuery(call, purchase)),
  });
  const looked = new Map(looks.flatMap(({ data }) => (data ? [[data.purchaseId, data]] : [])));
  return purchases.map((purchase) => (isOpen(purchase) && looked.get(purchase.purchaseId)) || purchase);
}

export function usePurchases() {
  const { call } = usePorts();
  const { data, error, refetch } = useQuery(purchasesQuery(call));
  const followed = useFollowed(data ?? []);
  return { purchases: data && followed, error: data ? undefined : error, retry: () => void refetch() };
}

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
