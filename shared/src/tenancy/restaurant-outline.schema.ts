// What everybody who works at a restaurant may know of it: what it is called, where it is, and how it takes orders. Its
// other settings, its website, connections and counts are for those who may restaurantSettings.read.
import { restaurant, restaurantSettings } from './restaurant.schema.ts';

export const restaurantOutline = restaurant
  .pick({
    restaurantId: true,
    guid: true,
    tenantId: true,
    slug: true,
    name: true,
    address: true,
    status: true,
  })
  .extend({ settings: restaurantSettings.pick({ timezone: true, currency: true, ordering: true }) });
