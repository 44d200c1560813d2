// The fields of a domain's settings, for its staff and for site administrators.
import { RadioGroupInput, SwitchInput } from '../../ui/fields/choice-inputs.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import type { Option } from '../../ui/select.tsx';
import { type DomainSettingsValues, wwwOptions } from './domain-form.ts';

interface SettingsFieldsProps {
  domain: string;
  /** The redirect is switched on, and the other name has no certificate yet. */
  isRedirectPending: boolean;
  /** A subdomain of ours has no www. of its own, and is never switched off: it is what the website falls back to. */
  isOwn: boolean;
  /** Where it may redirect; undefined: to be typed. */
  targets: readonly Option[] | undefined;
}

export function SettingsFields({ domain, isRedirectPending, isOwn, targets }: SettingsFieldsProps) {
  return (
    <>
      <FormGroup title="Where it leads">
        {isOwn && (
          <>
            <SwitchInput<DomainSettingsValues>
              name="isActive"
              hint="Off: guests who use this address find nothing."
            />
            <RadioGroupInput<DomainSettingsValues>
              name="redirectConfig.wwwRedirect"
              options={wwwOptions(domain)}
              hint={
                isRedirectPending
                  ? 'It waits until the other name has its records and certificate. Guests find the website where it is meanwhile.'
                  : 'A name that redirects needs DNS records too, which are shown once this is saved.'
              }
            />
          </>
        )}
        {targets ? (
          <SelectInput<DomainSettingsValues>
            name="redirectConfig.redirectTo"
            options={targets}
            hint="To another address of this restaurant."
          />
        ) : (
          <TextInput<DomainSettingsValues>
            name="redirectConfig.redirectTo"
            type="url"
            placeholder="https://bella.example"
            hint="To another address of the same restaurant."
          />
        )}
      </FormGroup>
      <FormGroup title="Search engines">
        <TextInput<DomainSettingsValues>
          name="seoConfig.canonicalUrl"
          type="url"
          placeholder="https://bella.example"
          hint="Empty: the primary address. Only addresses of this restaurant."
        />
        <SwitchInput<DomainSettingsValues>
          name="seoConfig.noIndex"
          hint="On: search engines leave out pages at this address."
        />
      </FormGroup>
    </>
  );
}
