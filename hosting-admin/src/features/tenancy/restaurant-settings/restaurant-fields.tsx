// The fields of a restaurant's forms, in one column: the same for a new one and for one that is there.
import type { Section } from '../../../ui/section-nav.tsx';
import { GuestMessageFields } from './guest-message-fields.tsx';
import { HoursFields, SpecialHoursFields } from './hours-fields.tsx';
import { IdentityFields, PlaceFields, type PresentRestaurant } from './identity-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { OrderingFields } from './ordering-fields.tsx';
import { WebsiteLink } from './website-link.tsx';

/** In their order on the page. */
export const restaurantSections: readonly Section[] = [
  { id: 'identity', title: 'Identity' },
  { id: 'contact', title: 'Address and contact' },
  { id: 'hours', title: 'Opening hours' },
  { id: 'special-hours', title: 'Special hours' },
  { id: 'orders', title: 'Online orders' },
  { id: 'guest-messages', title: 'What guests are told' },
  { id: 'money', title: 'Taxes, currency and time zone' },
  { id: 'site-pictures', title: 'Website' },
];

interface RestaurantFieldsProps {
  /** The time zone of the business, which holds where the restaurant has none of its own. */
  tenantZone: string;
  /** Absent for a new restaurant. */
  present?: PresentRestaurant;
  /** The installation has no key for notifications. */
  cannotNotify?: boolean;
}

export function RestaurantFields({ tenantZone, present, cannotNotify = false }: RestaurantFieldsProps) {
  return (
    <>
      <IdentityFields {...(present && { present })} />
      <PlaceFields />
      <HoursFields />
      <SpecialHoursFields tenantZone={tenantZone} />
      <OrderingFields />
      <GuestMessageFields cannotNotify={cannotNotify} />
      <MoneyFields tenantZone={tenantZone} />
      {present && <WebsiteLink place={present} />}
    </>
  );
}
