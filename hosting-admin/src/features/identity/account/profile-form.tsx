// Edits the person's own names and phone number.

import type { User } from '@bite/shared/identity/user.schema';
import { type ProfileUpdate, profileUpdate } from '@bite/shared/identity/user-payloads.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { profileQuery } from '../../../lib/profile.ts';
import { useSession } from '../../../lib/session.tsx';
import { Card } from '../../../ui/card.tsx';
import { NameFields } from '../../../ui/fields/person-fields.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow } from '../../../ui/form-group.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
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
  const { call } = usePorts();
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
      {() => (
        <Card title="Profile" description="How the people you work with see you.">
          <div className="grid gap-4">
            <NameFields isOwn />
            <FieldRow>
              <TextInput<ProfileForm> name="displayName" autoComplete="name" />
              <div className="grid grid-cols-[8.5rem_1fr] items-start gap-3">
                <TextInput<ProfileForm> name="countryCode" inputMode="tel" autoComplete="tel-country-code" />
                <TextInput<ProfileForm> name="phone" type="tel" autoComplete="tel-national" />
              </div>
            </FieldRow>
          </div>
        </Card>
      )}
    </FormPage>
  );
}
