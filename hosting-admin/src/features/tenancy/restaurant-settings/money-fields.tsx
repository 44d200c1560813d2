// Rates in percent, the currency, and the clock the restaurant lives by.

import { useMemo } from 'react';
import { currencyChoices, timeZoneChoices } from '../../../lib/locale-choices.ts';
import { Field } from '../../../ui/field.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { optionalText } from '../../../ui/inputs.ts';
import { Select } from '../../../ui/select.tsx';
import { NumberField } from '../../../ui/text-field.tsx';
import type { RestaurantForm } from './identity-fields.tsx';

const rate = { valueAsNumber: true } as const;

/** @param tenantZone Whose clock holds where the restaurant has none of its own. */
export function MoneyFields({ form, tenantZone }: { form: RestaurantForm; tenantZone: string }) {
  const { register, formState, getValues } = form;
  const errors = formState.errors.settings;
  const zone = getValues('settings.timezone') || undefined;
  const zones = useMemo(
    () => [
      { value: '', label: `As the business: ${tenantZone.replaceAll('_', ' ')}` },
      ...timeZoneChoices(zone),
    ],
    [tenantZone, zone],
  );
  return (
    <FormGroup title="Money and clock">
      <FieldRow>
        <NumberField
          label="Tax rate"
          unit="%"
          hint="For items without a tax rate of their own."
          error={errors?.taxRate?.message}
          {...register('settings.taxRate', rate)}
        />
        <NumberField
          label="Service charge"
          unit="%"
          hint="On the subtotal after discounts."
          error={errors?.serviceCharge?.message}
          {...register('settings.serviceCharge', rate)}
        />
        <Field label="Currency" error={errors?.currency?.message}>
          {(input) => (
            <Select
              {...input}
              options={currencyChoices(getValues('settings.currency'))}
              {...register('settings.currency')}
            />
          )}
        </Field>
        <Field label="Time zone" error={errors?.timezone?.message}>
          {(input) => <Select {...input} options={zones} {...register('settings.timezone', optionalText)} />}
        </Field>
      </FieldRow>
    </FormGroup>
  );
}
