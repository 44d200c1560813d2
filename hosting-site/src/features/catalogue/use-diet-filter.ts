// The diets and allergens chosen, which the address keeps.
import { navigate, useParameters, useRouter } from '../../lib/router.tsx';
import { type DietFilter, dietFilterOf, withDietFilter } from './diet-filter.ts';

export interface ChosenDiets {
  filter: DietFilter;
  choose: (filter: DietFilter) => void;
}

export function useDietFilter(): ChosenDiets {
  const router = useRouter();
  const filter = dietFilterOf(useParameters());
  const choose = (next: DietFilter) => {
    const { path, search, panels } = router.address.get();
    const query = withDietFilter(search, next);
    navigate(router, query ? `${path}?${query}` : path, { replace: true, keepScroll: true, panels });
  };
  return { filter, choose };
}
