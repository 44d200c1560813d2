// The delivery address in the form of its country. In a chunk of its own, since it contains the data of all countries.

import { countries, countryCodeOf } from '@bite/shared/kernel/countries';
import { locale, t } from '@bite/shared/kernel/translate';
import { type AddressErrors, hasPostalCodes } from '@bite/shared/ordering/address-checks';
import { postalCodeLabel, regionLabel } from '@bite/shared/ordering/address-labels';
import { hasRegions } from '@bite/shared/ordering/address-lines';
import { regionCodeOf, regionsOf } from '@bite/shared/ordering/address-regions';
import { addressLimits, type DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import type { InputHTMLAttributes } from 'react';
import { addressFrom } from '../../../lib/delivery-address.ts';
import { useStorefront } from '../../../lib/site.ts';
import type { Fulfilment } from '../../../lib/use-fulfilment.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

interface AddressFieldsProps {
  fulfilment: Pick<Fulfilment, 'address' | 'typeAddress'>;
  /** Offers the diner's saved addresses. */
  hasSaved?: boolean;
  errors?: AddressErrors | undefined;
}

export function AddressFields({ fulfilment, errors = {}, hasSaved = false }: AddressFieldsProps) {
  const { restaurant } = useStorefront();
  const address = addressFrom(fulfilment.address, restaurant);
  const { country } = address;
  const change = (part: Partial<DeliveryAddress>) => fulfilment.typeAddress({ ...address, ...part });
  const text = (field: keyof DeliveryAddress) => ({ field, value: address[field] ?? '', errors, change });
  return (
    <fieldset className="grid min-w-0 grid-cols-6 gap-3">
      <legend className="sr-only">{t('Delivery address')}</legend>
      {hasSaved ? (
        <div className="col-span-6">
          <SavedAddresses address={address} onPick={fulfilment.typeAddress} />
        </div>
      ) : null}
      <div className="col-span-6">
        <AddressField
          {...text('street')}
          label={t('Delivery address')}
          autoComplete="address-line1"
          placeholder={t('Enter delivery address...')}
        />
      </div>
      <div className="col-span-3">
        <AddressField {...text('unit')} label={t('Apt (optional)')} autoComplete="address-line2" />
      </div>
      <div className="col-span-3">
        <AddressField {...text('city')} label={t('City')} autoComplete="address-level2" />
      </div>
      {hasRegions(country) ? (
        <div className="col-span-3">
          <RegionField {...text('region')} country={country} />
        </div>
      ) : null}
      {hasPostalCodes(country) ? (
        <div className="col-span-3">
          <AddressField
            {...text('postalCode')}
            label={postalCodeLabel(country)}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
        </div>
      ) : null}
      {countryCodeOf(restaurant.address.country) === country ? null : (
        <div className="col-span-6">
          <CountryField
            country={country}
            error={errors.country}
            // Another country has different states.
            onChange={(code) => change({ country: code, region: '' })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AddressFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  field: keyof DeliveryAddress;
  value: string;
  label: string;
  errors: AddressErrors;
  change: (part: Partial<DeliveryAddress>) => void;
}

function AddressField({ field, value, label, errors, change, ...attributes }: AddressFieldProps) {
  return (
    <Field label={label} error={errors[field]}>
      {(wiring) => (
        <input
          {...wiring}
          {...attributes}
          className="control"
          maxLength={addressLimits[field]}
          value={value}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** A list if the country's states are known. */
function RegionField({ country, ...props }: Omit<AddressFieldProps, 'label'> & { country: string }) {
  const label = regionLabel(country);
  const regions = regionsOf(country);
  if (!regions) return <AddressField {...props} label={label} autoComplete="address-level1" />;
  const { value, errors, change } = props;
  return (
    <Field label={label} error={errors.region}>
      {(wiring) => (
        <Select
          {...wiring}
          autoComplete="address-level1"
          value={regionCodeOf(value, country) ?? ''}
          onChange={(event) => change({ region: event.target.value })}
        >
          <option value="">{t('Choose')}</option>
          {regions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface CountryFieldProps {
  country: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CountryField({ country, error, onChange }: CountryFieldProps) {
  return (
    <Field label={t('Country')} error={error}>
      {(wiring) => (
        <Select
          {...wiring}
          autoComplete="country"
          value={country}
          onChange={(event) => onChange(event.target.value)}
        >
          {country === '' ? <option value="">{t('Choose a country')}</option> : null}
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {countryName(code, name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** In the language of the page. */
const countryName = (code: string, english: string): string =>
  locale().startsWith('en')
    ? english
    : (new Intl.DisplayNames(locale(), { type: 'region' }).of(code) ?? english);
