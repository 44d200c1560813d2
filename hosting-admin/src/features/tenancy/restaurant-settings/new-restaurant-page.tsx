// A new restaurant of a business, as far as its plan allows.

import { isSiteAdmin } from '@bite/shared/identity/roles';
import { isolated } from '@bite/shared/kernel/isolated';
import { weekdays } from '@bite/shared/kernel/time';
import type { PlaceFacts } from '@bite/shared/places/place-facts';
import { canCreateRestaurant } from '@bite/shared/tenancy/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { restaurantSettingsPath } from '../../../lib/screen-paths.ts';
import { useSlots } from '../../../lib/slots.tsx';
import { invalidateTenancy, type TenantRecord, tenantQuery } from '../../../lib/tenancy-queries.ts';
import { usePlaceIds } from '../../../lib/use-params.ts';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Saving } from '../../../ui/use-record-form.ts';
import { RestaurantFields } from './restaurant-fields.tsx';
import {
  asStored,
  blankRestaurant,
  newRestaurant,
  type RestaurantOutput,
  type RestaurantValues,
  restaurantNames,
  withFutureDates,
} from './restaurant-form.ts';

type FormOf = UseFormReturn<RestaurantValues, unknown, RestaurantOutput>;

export function NewRestaurantPage() {
  const { call } = usePorts();
  const { tenantId } = usePlaceIds();
  const query = useQuery(tenantQuery(call, tenantId));
  return (
    <WhenLoaded query={query} what="this business" back={{ to: '/', label: 'To the start' }}>
      {(record) => <NewRestaurant record={record} />}
    </WhenLoaded>
  );
}

function NewRestaurant({ record: { tenant, counts, cannotNotify } }: { record: TenantRecord }) {
  const { call, clock } = usePorts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { tenantId, displayName, plan, settings } = tenant;
  const { FindPlace } = useSlots();
  const refusal = useRefusal(tenantId, plan, counts.restaurants);
  const loaded = useMemo(
    () => ({ values: blankRestaurant(settings.currency), version: '' }),
    [settings.currency],
  );

  const resolver = useMemo(
    () =>
      formResolver<RestaurantOutput, RestaurantValues>(withFutureDates(newRestaurant, [], () => clock.now())),
    [clock],
  );

  const create = async ({ values }: Saving<RestaurantValues, RestaurantOutput>) => {
    const { restaurant } = await call('createRestaurant', {
      parameters: { tenantId },
      body: asStored(values),
    });
    void invalidateTenancy(client);
    return () => navigate(restaurantSettingsPath(restaurant), { replace: true });
  };

  return (
    <Page title="New restaurant" description={`Of ${isolated(displayName)}`} width="form">
      {refusal === undefined ? (
        <FormPage
          label="New restaurant"
          loaded={loaded}
          resolver={resolver}
          onSave={create}
          names={restaurantNames}
          fieldOfCode={{ SLUG_TAKEN: 'slug' }}
          saveLabel="Create restaurant"
        >
          {(form) => (
            <>
              <FindPlace onFound={(facts) => fillFrom(form, facts)} />
              <RestaurantFields tenantZone={settings.timezone} cannotNotify={cannotNotify === true} />
            </>
          )}
        </FormPage>
      ) : (
        <Notice tone="warn">{refusal}</Notice>
      )}
    </Page>
  );
}

/** What the place does not say stays as it is. */
function fillFrom({ setValue }: FormOf, { name, address, phone, website, operatingHours }: PlaceFacts): void {
  const typed = { shouldDirty: true, shouldValidate: false } as const;
  if (name !== undefined) setValue('name', name, typed);
  if (address) setValue('address', address, typed);
  if (phone !== undefined) setValue('contact.phone', phone, typed);
  if (website !== undefined) setValue('contact.website', website, typed);
  for (const day of weekdays)
    if (operatingHours?.[day]) setValue(`operatingHours.${day}`, operatingHours[day], typed);
}

/** Why this person cannot add one; undefined where they can. */
function useRefusal(
  tenantId: number,
  plan: TenantRecord['tenant']['plan'],
  count: number,
): string | undefined {
  const may = useMay();
  const user = useProfile();
  if (!user) return undefined;
  if (!may('restaurants.create', { tenantId })) return 'Owners and admins of the business add restaurants.';
  const answer = canCreateRestaurant(plan, count, { isSiteAdmin: isSiteAdmin(user) });
  return answer.allowed ? undefined : answer.message;
}
