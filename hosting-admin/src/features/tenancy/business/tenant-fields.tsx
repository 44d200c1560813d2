// The form fields of a business.
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { currencyChoices, timeZoneChoices } from '../../../lib/locale-choices.ts';
import { Field } from '../../../ui/field.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { NewTenantValues, TenantValues } from './tenant-form.ts';

interface TenantFieldsProps {
  register: UseFormRegister<TenantValues> | UseFormRegister<NewTenantValues>;
  errors: FieldErrors<TenantValues>;
  present: TenantValues['settings'];
}

export function TenantFields({ register: registerAny, errors, present }: TenantFieldsProps) {
  const register = registerAny as UseFormRegister<TenantValues>;
  return (
    <>
      <FormGroup title="Name">
        <FieldRow>
          <TextField
            label="Business name"
            hint="As it stands on contracts."
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="Display name"
            hint="What your team sees."
            error={errors.displayName?.message}
            {...register('displayName')}
          />
        </FieldRow>
      </FormGroup>
      <FormGroup
        title="Clock and money"
        description="A restaurant may have a time zone and a currency of its own."
      >
        <FieldRow>
          <Field label="Time zone" error={errors.settings?.timezone?.message}>
            {(input) => (
              <Select
                {...input}
                options={timeZoneChoices(present.timezone)}
                {...register('settings.timezone')}
              />
            )}
          </Field>
          <Field label="Currency" error={errors.settings?.currency?.message}>
            {(input) => (
              <Select
                {...input}
                options={currencyChoices(present.currency)}
                {...register('settings.currency')}
              />
            )}
          </Field>
        </FieldRow>
      </FormGroup>
    </>
  );
}
