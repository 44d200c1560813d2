// Rates in percent, the currency, and the clock the restaurant lives by.
import { useWatch } from 'react-hook-form';
import { currencyChoices, timeZoneChoices } from '../../../lib/locale-choices.ts';
import { ComboboxInput } from '../../../ui/fields/combobox-input.tsx';
import { PercentInput } from '../../../ui/fields/number-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import type { RestaurantValues } from './restaurant-form.ts';

/** @param tenantZone Whose clock holds where the restaurant has none of its own. */
export function MoneyFields({ tenantZone }: { tenantZone: string }) {
  const [currency, zone] = useWatch<RestaurantValues, ['settings.currency', 'settings.timezone']>({
    name: ['settings.currency', 'settings.timezone'],
  });
  return (
    <FormGroup title="Taxes, currency and time zone" id="money">
      <FieldRow>
        <PercentInput<RestaurantValues>
          name="settings.taxRate"
          hint="For items without a tax rate of their own."
        />
        <PercentInput<RestaurantValues>
          name="settings.serviceCharge"
          hint="On the subtotal after discounts."
        />
        <ComboboxInput<RestaurantValues> name="settings.currency" options={currencyChoices(currency)} />
        <ComboboxInput<RestaurantValues>
          name="settings.timezone"
          options={timeZoneChoices(zone || undefined)}
          placeholder={`As the business: ${tenantZone.replaceAll('_', ' ')}`}
          hint="Left empty, the business’s is used."
        />
      </FieldRow>
    </FormGroup>
  );
}
