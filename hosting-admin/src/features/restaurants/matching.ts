// Finds restaurants by what people call them (O9-46).
import type { MyRestaurant } from '@bite/shared/api/answers';

/** Those whose name, tenant or city contains `term`, whatever its case; all of them without a term. */
export function matching(restaurants: readonly MyRestaurant[], term: string): readonly MyRestaurant[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return restaurants;
  return restaurants.filter(({ name, tenantName, city }) =>
    [name, tenantName, city].some((text) => text.toLowerCase().includes(wanted)),
  );
}
