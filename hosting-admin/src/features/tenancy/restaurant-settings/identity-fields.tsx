// What a restaurant is called, what it cooks, its address on the web, and where it is.
import { slugOf } from '@bite/shared/kernel/slug';
import type { RestaurantRef } from '@bite/shared/paths';
import { useWatch } from 'react-hook-form';
import { countryChoices } from '../../../lib/locale-choices.ts';
import { ComboboxInput } from '../../../ui/fields/combobox-input.tsx';
import { EmailInput, PhoneInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import type { RestaurantValues } from './restaurant-form.ts';
import { SlugState } from './slug-state.tsx';

export interface PresentRestaurant extends RestaurantRef {
  slug: string;
}

/** @param present Absent for a new restaurant. */
export function IdentityFields({ present }: { present?: PresentRestaurant }) {
  const [name = '', slug = ''] = useWatch<RestaurantValues, ['name', 'slug']>({ name: ['name', 'slug'] });
  const isMade = !present && slug === '';
  return (
    <FormGroup title="Identity" id="identity">
      <TextInput<RestaurantValues> name="name" />
      <FieldRow>
        <TextInput<RestaurantValues> name="concept" hint="What you cook: Pizzeria, Diner, Ramen bar." />
        <TextInput<RestaurantValues>
          name="slug"
          hint={<SlugState wanted={isMade ? name : slug} isMade={isMade} present={present} />}
          autoCapitalize="none"
          rewrite={slugOf}
          {...(!present && { placeholder: 'From the name' })}
        />
        <TextInput<RestaurantValues>
          name="translations.es.concept"
          hint="For guests who read your site in Spanish. Empty: they read it as it is."
        />
      </FieldRow>
    </FormGroup>
  );
}

export function PlaceFields() {
  const country = useWatch<RestaurantValues, 'address.country'>({ name: 'address.country' });
  return (
    <FormGroup
      title="Address and contact"
      id="contact"
      description="Guests see these on your website and on their receipts."
    >
      <TextInput<RestaurantValues> name="address.street" />
      <FieldRow>
        <TextInput<RestaurantValues> name="address.city" />
        <TextInput<RestaurantValues> name="address.state" />
        <TextInput<RestaurantValues> name="address.zipCode" />
        <ComboboxInput<RestaurantValues> name="address.country" options={countryChoices(country)} />
        <PhoneInput<RestaurantValues> name="contact.phone" />
        <EmailInput<RestaurantValues> name="contact.email" />
        <TextInput<RestaurantValues>
          name="contact.website"
          type="url"
          placeholder="https://www.example.com"
          hint="One of your own beside the pages of Bite, if you have one. It is compared with your listings."
        />
      </FieldRow>
    </FormGroup>
  );
}
