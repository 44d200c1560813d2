// The options that can be sold out: of all modifier groups of a restaurant that are in use.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import { useTellingApart } from '../../../ui/records/telling-apart.ts';
import { optionsOnSale } from './targets.ts';

/** @param isWanted Nothing is loaded otherwise. */
export function useOptionsOnSale(restaurant: MyRestaurant, isWanted = true) {
  const { call } = usePorts();
  const query = useQuery({ ...recordsQuery(call, 'modifierGroups', restaurant), enabled: isWanted });
  const detailOf = useTellingApart('modifierGroups', restaurant);
  const groups = useMemo(() => query.data?.records.map(({ record }) => record), [query.data]);
  const options = useMemo(() => groups && optionsOnSale(groups, detailOf), [groups, detailOf]);
  return { query, detailOf, groups, options };
}
