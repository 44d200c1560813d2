// The fields of a restaurant's forms, in one column: the same for a new one and for one that is there.
import { HoursFields, SpecialHoursFields } from './hours-fields.tsx';
import { IdentityFields, PlaceFields, type RestaurantForm } from './identity-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { OrderingFields } from './ordering-fields.tsx';

interface RestaurantFieldsProps {
  form: RestaurantForm;
  /** The time zone of the business, which holds where the restaurant has none of its own. */
  tenantZone: string;
  /** Absent for a new restaurant. */
  present?: { restaurantId: number; slug: string };
}

export function RestaurantFields({ form, tenantZone, present }: RestaurantFieldsProps) {
  const zone = form.watch('settings.timezone') || tenantZone;
  return (
    <>
      <IdentityFields form={form} {...(present && { present })} />
      <PlaceFields form={form} />
      <HoursFields form={form} />
      <SpecialHoursFields form={form} zone={zone} />
      <OrderingFields form={form} />
      <MoneyFields form={form} tenantZone={tenantZone} />
    </>
  );
}
