// The form of a delivery zone, whose fields depend on the kind of its area.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { countryCodeOf } from '@bite/shared/kernel/countries';
import { hasPostalCodes } from '@bite/shared/ordering/address-checks';
import { inKilometres } from '@bite/shared/ordering/geo';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputOf } from '../../../lib/records.ts';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { MoneyInput, NumberInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BulkFields, FieldsProps } from '../../../ui/records/record-descriptor.ts';
import { OutlineInput, PointInput } from './point-inputs.tsx';
import { PostalCodesInput } from './postal-codes-input.tsx';
import { ZonePlot } from './zone-plot.tsx';
import { areaNames, taxNames } from './zone-words.ts';

type Values = InputOf<'deliveryZones'>;

const areas = [
  { value: 'postalCodes', label: areaNames.postalCodes, hint: 'The surest: every guest types one.' },
  { value: 'radius', label: areaNames.radius, hint: 'So far around your restaurant, as the crow flies.' },
  { value: 'outline', label: areaNames.outline, hint: 'Its corners, from a map program.' },
  {
    value: 'everywhere',
    label: areaNames.everywhere,
    hint: 'Every address in your country that no zone before it takes.',
  },
];

const taxes = [
  { value: 'none', label: taxNames.none, hint: 'Nothing is charged on it.' },
  { value: 'added', label: taxNames.added, hint: 'By your tax rates that are marked “For new items”.' },
  { value: 'included', label: taxNames.included, hint: 'By the same rates, where prices include their tax.' },
];

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
];
const MILES: readonly string[] = ['US', 'GB', 'LR', 'MM'];

const ActiveInput = () => <SwitchInput<Values> name="isActive" hint="Switched off, no address lies in it." />;
const MinimumInput = ({ restaurant: { currency } }: FieldsProps) => (
  <MoneyInput<Values>
    name="minimumOrder"
    currency={currency}
    hint="Of the food, before discounts. At 0 there is none."
  />
);
const MinutesInput = () => (
  <NumberInput<Values>
    name="deliveryMinutes"
    unit="minutes"
    step={5}
    hint="From your counter to the door. Left empty, as in the restaurant settings."
  />
);
const TaxInput = () => <RadioGroupInput<Values> name="feeTax" options={taxes} />;

export const zoneBulkFields: BulkFields<'deliveryZones'> = {
  isActive: ActiveInput,
  minimumOrder: MinimumInput,
  deliveryMinutes: MinutesInput,
  feeTax: TaxInput,
};

export function ZoneFields(props: FieldsProps) {
  const { currency } = props.restaurant;
  return (
    <>
      <FormGroup title="Delivery zone">
        <FieldRow>
          <TextInput<Values> name="name" placeholder="Downtown" hint="For your staff: orders name it." />
          <NumberInput<Values>
            name="position"
            hint="An address belongs to the first zone that it lies in: 1 comes before 2."
          />
        </FieldRow>
        <ActiveInput />
      </FormGroup>
      <FormGroup title="Where it is">
        <RadioGroupInput<Values> name="area" options={areas} />
        <AreaFields {...props} />
      </FormGroup>
      <FormGroup title="Fee">
        <FieldRow>
          <MoneyInput<Values> name="fee" currency={currency} hint="0 delivers for nothing." />
          <MoneyInput<Values>
            name="freeFrom"
            currency={currency}
            hint="Larger orders are delivered for nothing. Left empty, none."
          />
        </FieldRow>
        <RepeatingGroup<Values>
          name="feeTiers"
          noun="fee"
          hint="By what the food costs before discounts, each from its amount on."
          empty="Orders of every size pay the same fee."
          blank={() => ({ from: Number.NaN, fee: Number.NaN })}
        >
          {(path) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <MoneyInput name={`${path}.from`} currency={currency} />
              <MoneyInput name={`${path}.fee`} currency={currency} />
            </div>
          )}
        </RepeatingGroup>
        <TaxInput />
      </FormGroup>
      <FormGroup title="Order and time">
        <FieldRow>
          <MinimumInput {...props} />
          <MinutesInput />
        </FieldRow>
      </FormGroup>
    </>
  );
}

function AreaFields({ restaurant, recordId }: FieldsProps) {
  const area = useWatch<Values, 'area'>({ name: 'area' }) ?? 'postalCodes';
  const country = countryCodeOf(restaurant.country) ?? '';
  const hasPoint = area === 'radius' || area === 'outline';
  useResetWhileHidden<Values>('postalCodes', area !== 'postalCodes', { keepsValid: true });
  useResetWhileHidden<Values>('centre', !hasPoint, { keepsValid: true });
  useResetWhileHidden<Values>('distance', area !== 'radius', { keepsValid: true });
  useResetWhileHidden<Values>('outline', area !== 'outline', { keepsValid: true });
  if (area === 'everywhere') return null;
  if (area === 'postalCodes') return <PostalCodes restaurant={restaurant} country={country} />;
  return (
    <>
      <Notice tone="info">
        A guest’s address lies here only if it can be looked up on a map. “Try an address” above the list of
        zones says whether it can. Postal codes always work, so make them a zone as well, further down.
      </Notice>
      <PointInput<Values>
        name="centre"
        hint={
          area === 'radius'
            ? 'Latitude and longitude, as a map program copies them: 40.6943, -73.9866'
            : 'For the drawing alone. Latitude and longitude, as a map program copies them.'
        }
      />
      {area === 'radius' ? (
        <Distance country={country} isNew={recordId === undefined} />
      ) : (
        <OutlineInput<Values> name="outline" />
      )}
      <Plot />
    </>
  );
}

function PostalCodes({ restaurant, country }: { restaurant: MyRestaurant; country: string }) {
  if (country !== '' && hasPostalCodes(country))
    return <PostalCodesInput<Values> name="postalCodes" country={country} />;
  return (
    <Notice tone="warn">
      {country === ''
        ? `Your restaurant’s country, “${restaurant.country}”, is not known. Correct it in the restaurant settings.`
        : 'Addresses in your country have no postal codes: choose another kind of area.'}
    </Notice>
  );
}

/** A new zone is measured as people do in the restaurant's country. */
function Distance({ country, isNew }: { country: string; isNew: boolean }) {
  const { resetField, getValues } = useFormContext<Values>();
  useEffect(() => {
    if (isNew && MILES.includes(country) && getValues('distance') === undefined)
      resetField('distanceUnit', { defaultValue: 'mi' });
  }, [isNew, country, resetField, getValues]);
  return (
    <FieldRow>
      <NumberInput<Values> name="distance" isExact isRequired />
      <SelectInput<Values> name="distanceUnit" options={units} />
    </FieldRow>
  );
}

function Plot() {
  const [area, centre, distance, unit, outline] = useWatch<
    Values,
    ['area', 'centre', 'distance', 'distanceUnit', 'outline']
  >({ name: ['area', 'centre', 'distance', 'distanceUnit', 'outline'] });
  const kilometres =
    area === 'radius' && distance !== undefined && distance > 0 ? inKilometres(distance, unit ?? 'km') : 0;
  return (
    <ZonePlot centre={centre} kilometres={kilometres} outline={area === 'outline' ? (outline ?? []) : []} />
  );
}
