// Queries of the reports on card payments, and what staff note in them.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { addDays } from '@bite/shared/kernel/time';
import type { ChargebackUpdate } from '@bite/shared/payments/chargeback-case.schema';
import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { CHARGEBACK_DAYS, dayAt, spanOf } from '@bite/shared/payments/report-days';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { DayRange } from '../../../lib/report-range.ts';

type Restaurant = Pick<MyRestaurant, 'tenantId' | 'restaurantId'>;

const keyOf = ({ tenantId, restaurantId }: Restaurant, report: string) => [
  'restaurants',
  tenantId,
  restaurantId,
  'payment-reports',
  report,
];
const whereOf = ({ tenantId, restaurantId }: Restaurant) => ({ tenantId, restaurantId });

export const paymentsQuery = (call: Call, restaurant: Restaurant, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [...keyOf(restaurant, 'payments'), from, to],
    queryFn: ({ signal }) =>
      call('listPayments', { parameters: whereOf(restaurant), query: { from, to }, signal }),
  });

/** Of our own payments alone: the gateway's reports are not asked for again. */
export function useRefreshPayments(): () => Promise<void> {
  const { restaurant } = usePlace();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(restaurant, 'payments') });
}

/** The gateway answers few questions a minute: what is missing is fetched a little later, until there is all of it. */
const pauseOf = (answer: { stopped?: Stopped } | undefined): number | false =>
  answer?.stopped?.goesOnIn === undefined ? false : answer.stopped.goesOnIn * 1000;

/** @param since ISO instant from which the gateway's answers count; '' for any. */
export const settlementsQuery = (call: Call, restaurant: Restaurant, { from, to }: DayRange, since: string) =>
  queryOptions({
    queryKey: [...keyOf(restaurant, 'settlements'), from, to, since],
    queryFn: ({ signal }) =>
      call('listSettlements', {
        parameters: whereOf(restaurant),
        query: { from, to, ...(since && { since }) },
        signal,
      }),
    refetchInterval: ({ state }) => pauseOf(state.data),
    placeholderData: keepPreviousData,
  });

export const batchQuery = (call: Call, restaurant: Restaurant, batchId: string) =>
  queryOptions({
    queryKey: [...keyOf(restaurant, 'batches'), batchId],
    queryFn: ({ signal }) =>
      call('findSettlement', { parameters: { ...whereOf(restaurant), batchId }, signal }),
    enabled: batchId !== '',
  });

export const fundingQuery = (call: Call, restaurant: Restaurant, { from, to }: DayRange, since: string) =>
  queryOptions({
    queryKey: [...keyOf(restaurant, 'funding'), from, to, since],
    queryFn: ({ signal }) =>
      call('listFunding', {
        parameters: whereOf(restaurant),
        query: { from, to, ...(since && { since }) },
        signal,
      }),
    refetchInterval: ({ state }) => pauseOf(state.data),
    placeholderData: keepPreviousData,
  });

export const chargebacksQuery = (call: Call, restaurant: Restaurant) =>
  queryOptions({
    queryKey: keyOf(restaurant, 'chargebacks'),
    queryFn: ({ signal }) => call('listChargebacks', { parameters: whereOf(restaurant), signal }),
  });

/**
 * Asks the gateway for the funding reports of the last days, which bring chargebacks in, on request and until it has answered for each.
 * @param now Milliseconds.
 */
export function useAskForChargebacks(now: number) {
  const { call, clock } = usePorts();
  const { restaurant } = usePlace();
  const client = useQueryClient();
  const [since, setSince] = useState('');
  const today = dayAt(now, restaurant.timezone);
  const days = { from: addDays(today, -CHARGEBACK_DAYS), to: today };
  const { data, error, isFetching, dataUpdatedAt } = useQuery({
    ...fundingQuery(call, restaurant, days, since),
    enabled: since !== '',
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: keyOf(restaurant, 'chargebacks') });
  }, [dataUpdatedAt, client, restaurant]);
  return {
    ask: () => setSince(new Date(clock.now()).toISOString()),
    isAsking: isFetching,
    report: data,
    error,
  };
}

export const comparisonsQuery = (call: Call, restaurant: Restaurant, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [...keyOf(restaurant, 'comparison'), from, to],
    queryFn: ({ signal }) =>
      call('listComparisons', { parameters: whereOf(restaurant), query: { from, to }, signal }),
  });

/** `note` throws CallError. */
export function useNoteChargeback() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const client = useQueryClient();
  return async (caseId: string, body: ChargebackUpdate): Promise<void> => {
    await call('updateChargeback', { parameters: { ...whereOf(restaurant), caseId }, body });
    toast.success('Saved');
    await client.invalidateQueries({ queryKey: keyOf(restaurant, 'chargebacks') });
  };
}

export function useComparison() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(restaurant, 'comparison') });
  const compare = useMutation({
    mutationFn: (day: string) => call('compareDay', { parameters: { ...whereOf(restaurant), day } }),
    onSuccess: ({ state, day, comparedAt }) => {
      const isOver = Date.parse(comparedAt) >= spanOf(day, restaurant.timezone).until;
      if (!isOver) toast.info('Compared as far as the day has gone', { description: 'This is not final.' });
      else if (state === 'equal') toast.success('Everything agrees');
      else if (state === 'open') toast.info('Compared. Some payments are not settled yet.');
      else toast.info('There are differences');
    },
    onError: (error) => toast.error('It was not compared', { description: error.message }),
    onSettled: refresh,
  });
  return {
    compare: (day: string) => compare.mutate(day),
    comparing: compare.isPending ? compare.variables : undefined,
    /** Throws CallError. */
    explain: async (day: string, differenceId: string, note: string): Promise<void> => {
      await call('explainDifference', {
        parameters: { ...whereOf(restaurant), day, differenceId },
        body: { note },
      });
      await refresh();
    },
  };
}
