// The form fields of a business.
import { useWatch } from 'react-hook-form';
import { currencyChoices, timeZoneChoices } from '../../../lib/locale-choices.ts';
import { ComboboxInput } from '../../../ui/fields/combobox-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import type { TenantValues } from './tenant-form.ts';

export function TenantFields() {
  const [timezone, currency] = useWatch<TenantValues, ['settings.timezone', 'settings.currency']>({
    name: ['settings.timezone', 'settings.currency'],
  });
  return (
    <>
      <FormGroup title="Name">
        <FieldRow>
          <TextInput<TenantValues> name="name" hint="The legal name, as on contracts." />
          <TextInput<TenantValues> name="displayName" hint="What your team sees." />
        </FieldRow>
      </FormGroup>
      <FormGroup
        title="Time zone and currency"
        description="A restaurant may have a time zone and a currency of its own."
      >
        <FieldRow>
          <ComboboxInput<TenantValues> name="settings.timezone" options={timeZoneChoices(timezone)} />
          <ComboboxInput<TenantValues> name="settings.currency" options={currencyChoices(currency)} />
        </FieldRow>
      </FormGroup>
    </>
  );
}
