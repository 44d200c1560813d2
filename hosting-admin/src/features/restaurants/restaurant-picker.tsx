// A plain list to choose from.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { ChevronRight, Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { boardPath } from '../../lib/screen-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { matching } from './matching.ts';

/** So many are seen at a glance; more need a search. */
const SEARCH_FROM = 9;

export function RestaurantPicker({ restaurants }: { restaurants: readonly MyRestaurant[] }) {
  const [term, setTerm] = useState('');
  const found = matching(restaurants, term);
  return (
    <main className="mx-auto w-full max-w-2xl px-4 py-8">
      <title>Select a Restaurant · Bite</title>
      <h1 className="text-2xl font-bold">Select a Restaurant</h1>
      <p className="mt-1 mb-6 text-muted">Choose where you work today. You can switch at any time.</p>
      {restaurants.length >= SEARCH_FROM && (
        <div className="mb-4">
          <Field label="Search">
            {(input) => (
              <input
                {...input}
                type="search"
                value={term}
                onChange={(event) => setTerm(event.target.value)}
                placeholder="Name, business or city"
                className={inputClasses}
              />
            )}
          </Field>
        </div>
      )}
      {found.length === 0 && <p role="status">No restaurant matches “{term}”.</p>}
      <ul className="grid grid-cols-1 gap-2">
        {found.map((restaurant) => (
          <li key={restaurant.restaurantGuid}>
            <RestaurantLink restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function RestaurantLink({ restaurant }: { restaurant: MyRestaurant }) {
  const { name, tenantName, city, mayReadOrders } = restaurant;
  return (
    <Link
      to={boardPath(restaurant)}
      className="flex min-h-16 items-center gap-3 rounded-xl border border-line bg-card px-4 py-3 hover:border-strong-line hover:bg-column"
    >
      <Store className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">
          {city} · {tenantName}
        </span>
      </span>
      {!mayReadOrders && <Badge>No order access</Badge>}
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </Link>
  );
}
