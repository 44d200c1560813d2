// A restaurant's domains as the server tells them, asked again by themselves while one is being set up.
import type { Answers } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import { isBeingSetUp, isDoubtful } from '@bite/shared/domains/domain-words';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { domainsPath } from '../../lib/screen-paths.ts';
import { restaurantQuery } from '../../lib/tenancy-queries.ts';

export type DomainList = Answers['listDomains'];
export type DomainSetUp = Answers['getDomain'];
export type DomainShown = DomainSetUp['domain'];
export type DomainListed = DomainList['domains'][number];
type WantedOf<Records extends readonly unknown[]> = Records[number];
export type DnsRecord = WantedOf<DomainSetUp['records']>;
export type Probe = WantedOf<DomainSetUp['probes']>;

const POLLED_MILLISECONDS = 15_000;

const listKey = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['restaurants', tenantId, restaurantId, 'domains'] as const;

/** Also while the business is suspended, which may end. */
const polledWhile = (error: Error | null, isWaiting: boolean): number | false =>
  isWaiting || (error instanceof CallError && error.code === 'TENANT_SUSPENDED')
    ? POLLED_MILLISECONDS
    : false;

/** By itself, and soon. */
const mayChange = (domain: DomainListed): boolean =>
  isBeingSetUp(domain) || isDoubtful(domain, domain.lastFault);

export const domainsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: listKey({ tenantId, restaurantId }),
    queryFn: ({ signal }) => call('listDomains', { parameters: { tenantId, restaurantId }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      polledWhile(error, data?.domains.some(mayChange) ?? false),
  });

const willChange = ({ domain, lastProbe }: DomainSetUp): boolean =>
  isBeingSetUp(domain) || isDoubtful(domain, lastProbe?.fault);

export const domainQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, mappingGuid: string) =>
  queryOptions({
    queryKey: [...listKey({ tenantId, restaurantId }), mappingGuid] as const,
    queryFn: ({ signal }) =>
      call('getDomain', { parameters: { tenantId, restaurantId, mappingGuid }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      polledWhile(error, data !== undefined && willChange(data)),
  });

export const subdomainCheckQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, name: string) =>
  queryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'subdomain', name],
    queryFn: ({ signal }) =>
      call('checkSubdomain', { parameters: { tenantId, restaurantId }, query: { name }, signal }),
    enabled: name !== '',
    staleTime: 10_000,
  });

/** After a change: the domain as answered, and everything that shows the restaurant's addresses anew. */
export function useShowDomain() {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  const navigate = useNavigate();
  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: listKey(place), exact: true });
    void client.invalidateQueries({ queryKey: restaurantQuery(call, place).queryKey });
    void client.invalidateQueries({ queryKey: ['audit'] });
  };
  return {
    refresh,
    show(setUp: DomainSetUp): DomainSetUp {
      client.setQueryData(domainQuery(call, place, setUp.domain.guid).queryKey, setUp);
      refresh();
      return setUp;
    },
    /** Of one that may have changed meanwhile. */
    reload(mappingGuid: string): void {
      void client.invalidateQueries({ queryKey: domainQuery(call, place, mappingGuid).queryKey });
      refresh();
    },
    /** Of one that the restaurant has no more. */
    leave(mappingGuid: string): void {
      void navigate(domainsPath(place));
      client.removeQueries({ queryKey: domainQuery(call, place, mappingGuid).queryKey });
      refresh();
    },
  };
}
