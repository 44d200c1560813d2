// What a restaurant is called, what it cooks, and its address on the web.
import { slugOf } from '@bite/shared/kernel/slug';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../../ui/email-field.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { optionalText } from '../../../ui/inputs.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { FormerSlugs } from './former-slugs.tsx';
import type { RestaurantOutput, RestaurantValues } from './restaurant-form.ts';
import { SlugState } from './slug-state.tsx';

export type RestaurantForm = UseFormReturn<RestaurantValues, unknown, RestaurantOutput>;

interface IdentityFieldsProps {
  form: RestaurantForm;
  /** Absent for a new restaurant. */
  present?: { restaurantId: number; slug: string };
}

export function IdentityFields({ form, present }: IdentityFieldsProps) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const former = watch('formerSlugs') ?? [];
  const given = watch('slug') ?? '';
  const isMade = !present && given === '';
  return (
    <FormGroup title="Identity">
      <TextField label="Name" error={errors.name?.message} autoComplete="off" {...register('name')} />
      <FieldRow>
        <TextField
          label="Concept"
          hint="What you cook: Pizzeria, Diner, Ramen bar."
          error={errors.concept?.message}
          {...register('concept')}
        />
        <TextField
          label="Address on the web"
          hint={<SlugState wanted={isMade ? watch('name') : given} isMade={isMade} present={present} />}
          error={errors.slug?.message}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={present ? undefined : 'Made of the name'}
          {...register('slug', {
            ...(!present && optionalText),
            // What stands there is what will be saved.
            onBlur: ({ target }) => {
              const slug = slugOf(target.value);
              if (slug !== '' && slug !== target.value) setValue('slug', slug, { shouldDirty: true });
            },
          })}
        />
      </FieldRow>
      <FormerSlugs
        slugs={former}
        onFree={(freed) =>
          setValue(
            'formerSlugs',
            former.filter((slug) => slug !== freed),
            { shouldDirty: true },
          )
        }
      />
    </FormGroup>
  );
}

export function PlaceFields({ form: { register, formState, setValue } }: { form: RestaurantForm }) {
  const { address, contact } = formState.errors;
  return (
    <FormGroup title="Address and contact" description="Diners see these on the site and on their receipts.">
      <TextField label="Street" error={address?.street?.message} {...register('address.street')} />
      <FieldRow>
        <TextField label="City" error={address?.city?.message} {...register('address.city')} />
        <TextField label="State" error={address?.state?.message} {...register('address.state')} />
        <TextField label="ZIP code" error={address?.zipCode?.message} {...register('address.zipCode')} />
        <TextField label="Country" error={address?.country?.message} {...register('address.country')} />
        <TextField label="Phone" type="tel" error={contact?.phone?.message} {...register('contact.phone')} />
        <EmailField
          label="Email"
          onTake={(meant) => setValue('contact.email', meant, { shouldDirty: true })}
          error={contact?.email?.message}
          {...register('contact.email')}
        />
      </FieldRow>
    </FormGroup>
  );
}
