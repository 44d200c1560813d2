// Edits a user: names, phone and site role.

import { siteRoles } from '@bite/shared/identity/role-names';
import type { User } from '@bite/shared/identity/user.schema';
import { type UserUpdate, userUpdate } from '@bite/shared/identity/user-payloads.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { NameFields } from '../../../ui/fields/person-fields.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { nameOf, siteRoleNames } from './user-labels.tsx';
import { cacheUser, type UserRecord } from './user-queries.ts';

const { displayName, firstName, lastName, siteRole, isSiteAdmin } = userUpdate.shape;
const numberGiven = z.string().trim();

/** A phone number is both its parts or none. */
const userForm = z
  .object({
    displayName,
    firstName,
    lastName,
    siteRole,
    isSiteAdmin,
    phoneNumber: z.object({ countryCode: numberGiven.optional(), number: numberGiven.optional() }),
  })
  .superRefine(({ phoneNumber: { countryCode, number } }, context) => {
    if (!number) return;
    if (!countryCode?.startsWith('+'))
      context.addIssue({
        code: 'custom',
        path: ['phoneNumber', 'countryCode'],
        message: "Country code must start with a '+'",
      });
  });

type Values = z.input<typeof userForm>;
type Output = z.output<typeof userForm>;
const resolver = formResolver<Output, Values>(userForm);

const names: Readonly<Record<string, string>> = {
  displayName: 'Display name',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone',
  'phoneNumber.countryCode': 'Country code',
  'phoneNumber.number': 'Phone number',
  siteRole: 'Role on the platform',
  isSiteAdmin: 'Site administrator',
};

const valuesOf = (user: User): Values => ({
  displayName: user.displayName,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: { countryCode: user.phoneNumber?.countryCode, number: user.phoneNumber?.number },
  siteRole: user.siteRole,
  isSiteAdmin: user.isSiteAdmin,
});

const loadedFrom = ({ user, version }: UserRecord): Loaded<Values> => ({ values: valuesOf(user), version });

/** As the API takes it: a phone number is replaced whole, or removed. */
function changesBetween(before: Values, after: Output): UserUpdate {
  const { phoneNumber, ...changes } = mergePatchBetween(before, after);
  if (phoneNumber === undefined) return changes;
  const { countryCode = '', number } = after.phoneNumber;
  return { ...changes, phoneNumber: number ? { countryCode, number } : null };
}

const roleChoices = [
  { value: '', label: 'None: works for businesses only' },
  ...siteRoles.map((role) => ({ value: role, label: siteRoleNames[role] })),
];

export function UserForm({ record }: { record: UserRecord }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const may = useMay();
  const { user } = record;
  const isSelf = useProfile()?.uid === user.uid;
  const loaded = useMemo(() => loadedFrom(record), [record]);

  const save = async ({ values, before, version }: Saving<Values, Output>) => {
    const changes = changesBetween(before, values);
    const saved = await call('updateAdminUser', {
      parameters: { uid: user.uid },
      body: { version, changes },
    });
    cacheUser(client, call, saved);
    return loadedFrom(saved);
  };

  return (
    <FormPage
      label={`Record of ${isolated(nameOf(user))}`}
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as User)}
      names={names}
      {...(!may('siteUsers.write') && {
        readOnly: (
          <Notice tone="info">You can look at people’s records. Site administrators change them.</Notice>
        ),
      })}
    >
      {() => (
        <>
          <FormGroup title="Names and phone">
            <TextInput<Values> name="displayName" />
            <NameFields />
            <FieldRow>
              <TextInput<Values> name="phoneNumber.countryCode" inputMode="tel" placeholder="+1" />
              <TextInput<Values> name="phoneNumber.number" type="tel" />
            </FieldRow>
          </FormGroup>
          <FormGroup
            title="On the platform"
            description={
              isSelf ? 'Your own role and rights are for another administrator to change.' : undefined
            }
          >
            <fieldset disabled={isSelf} className="grid gap-4">
              <SelectInput<Values> name="siteRole" options={roleChoices} />
              <SwitchInput<Values>
                name="isSiteAdmin"
                hint="May do everything, everywhere. Site owners and site administrators by role have it anyway."
              />
            </fieldset>
          </FormGroup>
        </>
      )}
    </FormPage>
  );
}
