// Where reviews wait for an answer, and which restaurants are not connected.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { listingConnectionPath } from '../../../lib/screen-paths.ts';
import { tenantCountsQuery } from './review-queries.ts';

interface LocationCountsProps {
  tenantId: number;
  restaurants: ReadonlyMap<number, MyRestaurant>;
}

/** Nothing while it is not known: the reviews are read without it as well. */
export function LocationCounts({ tenantId, restaurants }: LocationCountsProps) {
  const { call } = usePorts();
  const may = useMay();
  const { data } = useQuery(tenantCountsQuery(call, tenantId));
  const known = data?.restaurants.filter(({ restaurantId }) => restaurants.has(restaurantId)) ?? [];
  if (known.length === 0) return null;
  return (
    <ul aria-label="Locations" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {known.map(({ restaurantId, isConnected, hasEnded, unanswered }) => {
        const place = { tenantId, restaurantId };
        return (
          <li key={restaurantId} className="wrap-anywhere">
            <span className="font-semibold">{isolated(restaurants.get(restaurantId)?.name ?? '')}</span>:{' '}
            {isConnected && `${unanswered.toLocaleString('en')} not answered`}
            {hasEnded && ', '}
            {(hasEnded || !isConnected) && (
              <Mend place={place} mayMend={may('listing.write', place)}>
                {hasEnded ? 'connect again' : 'not connected'}
              </Mend>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MendProps {
  place: RestaurantRef;
  mayMend: boolean;
  children: string;
}

const Mend = ({ place, mayMend, children }: MendProps) =>
  mayMend ? (
    <Link to={listingConnectionPath(place)} className="underline">
      {children}
    </Link>
  ) : (
    <span className="text-muted">{children}</span>
  );
