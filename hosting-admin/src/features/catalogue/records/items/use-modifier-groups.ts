// The modifier groups of a restaurant by number, for the form of an item.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { ModifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../../lib/records.ts';

export function useModifierGroups(restaurant: MyRestaurant) {
  const { call } = usePorts();
  const { data } = useQuery(recordsQuery(call, 'modifierGroups', restaurant));
  const entries = data?.records ?? [];
  const groups: ReadonlyMap<number, ModifierGroup> = new Map(
    entries.map(({ record }) => [record.modifierGroupId, record]),
  );
  return { groups, isLoaded: data !== undefined };
}
