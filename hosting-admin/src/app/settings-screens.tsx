// Settings pages of businesses and restaurants, each with its history.

import { ChangeHistory } from '../features/audit/change-history.tsx';
import { PauseMenu } from '../features/catalogue/pause-menu.tsx';
import { BusinessPage } from '../features/tenancy/business/business-page.tsx';
import { RestaurantSettingsPage } from '../features/tenancy/restaurant-settings/restaurant-settings-page.tsx';
import { usePlaceIds } from '../lib/use-params.ts';
import { fieldNames } from './field-names.ts';
import { useRestaurantInUse } from './use-navigation.ts';

export function BusinessRoute() {
  const { tenantId } = usePlaceIds();
  return <BusinessPage history={<ChangeHistory tenantId={tenantId} names={fieldNames} />} />;
}

export function RestaurantSettingsRoute() {
  const { tenantId, restaurantId } = usePlaceIds();
  const restaurant = useRestaurantInUse();
  return (
    <RestaurantSettingsPage
      history={<ChangeHistory tenantId={tenantId} restaurantId={restaurantId} names={fieldNames} />}
      pause={restaurant?.mayPause && <PauseMenu restaurant={restaurant} look="secondary" />}
    />
  );
}
