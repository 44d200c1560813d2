// The public details of a restaurant.
import { defined } from '../kernel/defined.ts';
import { weekdays } from '../kernel/time.ts';
import type { Restaurant } from '../tenancy/restaurant.schema.ts';
import type { Tenant } from '../tenancy/tenant.schema.ts';
import { timezoneOf } from '../tenancy/timezone-of.ts';
import type { StorefrontPayment, StorefrontRestaurant } from './storefront.ts';
import type { TaxRate } from './tax-rate.schema.ts';
import { writtenTranslations } from './translations.ts';

export interface RestaurantSources {
  tenant: Tenant;
  restaurant: Restaurant;
  taxRates: readonly TaxRate[];
  /** Undefined where guests pay at the counter or the door alone. */
  payment?: StorefrontPayment | undefined;
}

/** Trimmed; undefined if empty. */
export const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

export function toRestaurant({
  tenant,
  restaurant,
  taxRates,
  payment,
}: RestaurantSources): StorefrontRestaurant {
  const { settings } = restaurant;
  const { slotCapacity, slotKitchenMinutes, ...ordering } = settings.ordering;
  // The restaurant's own rate only applies if it has no tax rates at all, not if all of them are inactive.
  const hasOnlyDisabled = taxRates.length > 0 && taxRates.every((rate) => rate.disabled);
  return defined({
    guid: restaurant.guid,
    restaurantId: restaurant.restaurantId,
    tenantId: tenant.tenantId,
    tenantGuid: tenant.guid,
    tenantName: tenant.displayName,
    slug: restaurant.slug,
    name: restaurant.name,
    concept: restaurant.concept,
    translations: writtenTranslations(restaurant.translations),
    address: restaurant.address,
    phone: restaurant.contact.phone,
    email: restaurant.contact.email,
    currency: settings.currency,
    timezone: timezoneOf(restaurant, tenant),
    isActive: restaurant.status === 'active' && tenant.status === 'active',
    operatingHours: Object.fromEntries(
      weekdays.flatMap((day) => {
        const hours = restaurant.operatingHours[day];
        return hours ? [[day, defined(hours)]] : [];
      }),
    ),
    specialHours: restaurant.specialHours
      .map((day) => defined({ ...day, translations: writtenTranslations(day.translations) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    taxRate: hasOnlyDisabled ? 0 : settings.taxRate,
    serviceCharge: settings.serviceCharge,
    allowTips: settings.allowTips,
    ...(settings.guestMessages.texts && { offersTexts: true as const }),
    ...(!settings.guestMessages.notifications && { notifiesNobody: true as const }),
    ordering: { ...ordering, ...defined({ slotCapacity, slotKitchenMinutes }) },
    payment,
  });
}
