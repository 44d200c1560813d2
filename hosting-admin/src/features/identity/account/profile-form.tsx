// Edits the person's own names and phone number.

import type { User } from '@bite/shared/identity/user.schema';
import { type ProfileUpdate, profileUpdate } from '@bite/shared/identity/user-payloads.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { profileQuery } from '../../../lib/profile.ts';
import { useSession } from '../../../lib/session.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Loaded } from '../../../ui/use-record-form.ts';

const { firstName, lastName, displayName, phoneNumber } = profileUpdate.shape;
const profileForm = z.strictObject({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  displayName: displayName.unwrap().unwrap(),
  countryCode: phoneNumber.unwrap().unwrap().shape.countryCode,
  phone: z.string().trim(),
});
type ProfileForm = z.output<typeof profileForm>;
const resolver = formResolver<ProfileForm, ProfileForm>(profileForm);

const names = {
  firstName: 'First name',
  lastName: 'Last name',
  displayName: 'Display name',
  countryCode: 'Country code',
  phone: 'Phone',
};

export const toForm = (user: User): Loaded<ProfileForm> => ({
  version: user.updatedAt,
  values: {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    displayName: user.displayName ?? '',
    countryCode: user.phoneNumber?.countryCode ?? '+1',
    phone: user.phoneNumber?.number ?? '',
  },
});

/** An empty number takes the telephone away. */
export const toUpdate = ({ countryCode, phone, ...person }: ProfileForm): ProfileUpdate => ({
  ...person,
  phoneNumber: phone === '' ? null : { countryCode, number: phone },
});

export function ProfileForm({ profile }: { profile: User }) {
  const { call } = usePlatform();
  const { refresh } = useSession();
  const queryClient = useQueryClient();
  const loaded = useMemo(() => toForm(profile), [profile]);
  const save = async (values: ProfileForm) => {
    const { user } = await call('updateProfile', { body: toUpdate(values) });
    queryClient.setQueryData(profileQuery(call).queryKey, user);
    void refresh();
    return toForm(user);
  };
  return (
    <FormPage<ProfileForm>
      label="Your profile"
      loaded={loaded}
      resolver={resolver}
      names={names}
      onSave={({ values }) => save(values)}
    >
      {({ register, formState: { errors } }) => (
        <Card title="Profile" description="How the people you work with see you.">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={names.firstName}
              autoComplete="given-name"
              error={errors.firstName?.message}
              {...register('firstName')}
            />
            <TextField
              label={names.lastName}
              autoComplete="family-name"
              error={errors.lastName?.message}
              {...register('lastName')}
            />
            <TextField
              label={names.displayName}
              autoComplete="name"
              error={errors.displayName?.message}
              {...register('displayName')}
            />
            <div className="grid grid-cols-[7rem_1fr] gap-3">
              <TextField
                label={names.countryCode}
                inputMode="tel"
                autoComplete="tel-country-code"
                error={errors.countryCode?.message}
                {...register('countryCode')}
              />
              <TextField
                label={names.phone}
                type="tel"
                autoComplete="tel-national"
                error={errors.phone?.message}
                {...register('phone')}
              />
            </div>
          </div>
        </Card>
      )}
    </FormPage>
  );
}
