// Settings of a business and of a restaurant, each with the history that another feature keeps.
import { BusinessPage } from '../features/business/business-page.tsx';
import { ChangeHistory } from '../features/history/change-history.tsx';
import { RestaurantSettingsPage } from '../features/restaurant-settings/restaurant-settings-page.tsx';
import { usePlaceIds } from '../lib/use-params.ts';

export function BusinessRoute() {
  const { tenantId } = usePlaceIds();
  return <BusinessPage history={<ChangeHistory tenantId={tenantId} />} />;
}

export function RestaurantSettingsRoute() {
  const { tenantId, restaurantId } = usePlaceIds();
  return (
    <RestaurantSettingsPage history={<ChangeHistory tenantId={tenantId} restaurantId={restaurantId} />} />
  );
}
