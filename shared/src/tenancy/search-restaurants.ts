// The search of site administrators over all restaurants (C2-07, O9-46).

export const RESTAURANT_SEARCH_LIMIT = 20;

export interface SearchableRestaurant {
  name: string;
  concept: string;
  tenantName: string;
  tenantDisplayName: string;
  city: string;
  state: string;
}

/** In the order given. An empty or blank term finds none. */
export function searchRestaurants<Restaurant extends SearchableRestaurant>(
  restaurants: readonly Restaurant[],
  term: string,
  limit: number = RESTAURANT_SEARCH_LIMIT,
): Restaurant[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return restaurants
    .filter((restaurant) => textsOf(restaurant).some((text) => text.includes(wanted)))
    .slice(0, limit);
}

const textsOf = ({
  name,
  concept,
  tenantName,
  tenantDisplayName,
  city,
  state,
}: SearchableRestaurant): string[] =>
  [name, concept, tenantName, tenantDisplayName, city, state].map((text) => text.toLowerCase());
