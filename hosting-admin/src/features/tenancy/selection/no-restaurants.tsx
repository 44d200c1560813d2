// Shown where a person has no restaurant in a business: administrators can go on to it, others learn whom to ask.
import { isSiteAdmin } from '@bite/shared/identity/roles';
import { isolated } from '@bite/shared/kernel/isolated';
import { canCreateRestaurant, restaurantLimits } from '@bite/shared/tenancy/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MyTenant } from '../../../lib/my-places.ts';
import { FIRST_IS_SET_UP, planNames } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { businessPath, newRestaurantPath, teamPath } from '../../../lib/screen-paths.ts';
import { tenantQuery } from '../../../lib/tenancy-queries.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { ChoiceProblem } from './choice-list.tsx';

interface NoRestaurantsProps {
  tenant: MyTenant;
  title?: string | undefined;
  /** Looks again. */
  again: ReactNode;
}

export function NoRestaurants({ tenant, title, again }: NoRestaurantsProps) {
  const may = useMay();
  const heading = title ?? `No restaurants found for ${isolated(tenant.displayName)}.`;
  if (may('restaurants.create', tenant))
    return <FirstRestaurant tenant={tenant} title={heading} again={again} />;
  const isOfTeam = may('people.write', tenant);
  return (
    <ChoiceProblem
      title={heading}
      actions={
        <>
          {again}
          {isOfTeam && <TeamLink tenant={tenant} />}
        </>
      }
    >
      {isOfTeam ? (
        <p>It has none yet. An owner or administrator of the business knows when it opens.</p>
      ) : (
        <p>Perhaps you are not on the staff list of any of them yet. Ask your manager to add you.</p>
      )}
    </ChoiceProblem>
  );
}

/** For owners and administrators: the business is theirs to look after before it has a restaurant. */
function FirstRestaurant({ tenant, title, again }: NoRestaurantsProps & { title: string }) {
  const { call } = usePorts();
  const user = useProfile();
  const { data } = useQuery(tenantQuery(call, tenant.tenantId));
  const plan = data?.tenant.plan;
  const count = data?.counts.restaurants ?? 0;
  const mayAdd =
    user && plan ? canCreateRestaurant(plan, count, { isSiteAdmin: isSiteAdmin(user) }).allowed : undefined;
  return (
    <ChoiceProblem
      title={title}
      actions={
        <>
          {mayAdd && (
            <Link to={newRestaurantPath(tenant.tenantId)} className={buttonClasses('primary')}>
              Add a restaurant
            </Link>
          )}
          <TeamLink tenant={tenant} />
          <Link to={businessPath(tenant.tenantId)} className={buttonClasses()}>
            Business settings
          </Link>
          {again}
        </>
      }
    >
      {mayAdd === false && <p>{FIRST_IS_SET_UP}</p>}
      {plan && (
        <p>
          {count} of {restaurantLimits[plan]} that the {planNames[plan]} plan allows.
        </p>
      )}
      <p>Until then you can invite your team and look after the settings of the business.</p>
    </ChoiceProblem>
  );
}

function TeamLink({ tenant }: { tenant: MyTenant }) {
  return (
    <Link to={teamPath(tenant.tenantId)} className={buttonClasses()}>
      Team
    </Link>
  );
}
