// The restaurants of a business with their counts, and a button to add one where the plan allows.
import { isSiteAdmin } from '@bite/shared/identity/roles';
import { canCreateRestaurant, restaurantLimits } from '@bite/shared/tenancy/plans';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { FIRST_IS_SET_UP, planNames } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { menuDisplayPath, newRestaurantPath, restaurantSettingsPath } from '../../../lib/screen-paths.ts';
import {
  type RestaurantRecord,
  restaurantsOfTenantQuery,
  type TenantRecord,
} from '../../../lib/tenancy-queries.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { StorefrontGapsLine } from '../../../ui/storefront-gaps-line.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';

const recordsOf = ({ restaurants }: { restaurants: readonly RestaurantRecord[] }) => restaurants;

const columns: readonly Column<RestaurantRecord>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ restaurant }) => restaurant.name,
    cell: ({ restaurant }) => (
      <Truncated
        to={restaurantSettingsPath(restaurant)}
        note={`/${restaurant.slug} · ${restaurant.address.city}`}
      >
        {restaurant.name}
      </Truncated>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 7,
    value: ({ restaurant }) => restaurant.status,
    cell: ({ restaurant }) => <StatusBadge status={restaurant.status} />,
  },
  {
    id: 'items',
    sort: 'number',
    header: 'Items',
    width: 6,
    align: 'end',
    value: ({ counts }) => counts.items,
    cell: ({ counts }) => counts.items,
  },
  {
    id: 'employees',
    sort: 'number',
    header: 'Employees',
    width: 8,
    align: 'end',
    value: ({ counts }) => counts.employees,
    cell: ({ counts }) => counts.employees,
  },
  {
    id: 'openOrders',
    sort: 'number',
    header: 'Open orders',
    width: 9,
    align: 'end',
    value: ({ counts }) => counts.openOrders,
    cell: ({ counts }) => counts.openOrders,
  },
];

export function RestaurantsOfTenant({ record: { tenant, counts } }: { record: TenantRecord }) {
  const { call } = usePorts();
  const { tenantId, plan } = tenant;
  const paged = usePaged(useInfiniteQuery(restaurantsOfTenantQuery(call, tenantId)), recordsOf);
  const limit = restaurantLimits[plan];
  return (
    <Card
      title="Restaurants"
      description={`${counts.restaurants} of ${limit} that the ${planNames[plan]} plan allows`}
      actions={<AddRestaurant tenant={tenant} count={counts.restaurants} />}
    >
      {paged.rows?.map(({ restaurant, storefrontGaps }) => (
        <StorefrontGapsLine
          key={restaurant.guid}
          name={restaurant.name}
          gaps={storefrontGaps}
          to={menuDisplayPath(restaurant)}
        />
      ))}
      <DataTable
        caption="Restaurants"
        columns={columns}
        rowKey={({ restaurant }) => restaurant.guid}
        sortedBy={{ id: 'name' }}
        empty={
          <Empty title="No restaurant yet" symbol={<Store aria-hidden="true" />}>
            A restaurant has a page for guests, a menu and an order board.
          </Empty>
        }
        {...paged}
        {...((paged.rows?.length ?? 0) > 8 && { search: { label: 'Search restaurants' } })}
      />
    </Card>
  );
}

function AddRestaurant({
  tenant: { tenantId, plan },
  count,
}: {
  tenant: TenantRecord['tenant'];
  count: number;
}) {
  const may = useMay();
  const user = useProfile();
  if (!user || !may('restaurants.create', { tenantId })) return null;
  const answer = canCreateRestaurant(plan, count, { isSiteAdmin: isSiteAdmin(user) });
  if (!answer.allowed && answer.reason === 'planCannotCreate' && count === 0)
    return <p className="max-w-sm text-sm text-muted">{FIRST_IS_SET_UP}</p>;
  if (!answer.allowed)
    return (
      <p className="max-w-sm text-sm text-muted">
        {answer.message}. {isSiteAdmin(user) ? 'Change the plan first.' : 'Ask us for a larger plan.'}
      </p>
    );
  return (
    <Link to={newRestaurantPath(tenantId)} className={buttonClasses('primary')}>
      <Plus className="size-5" aria-hidden="true" />
      Add a restaurant
    </Link>
  );
}
