// Adds or edits an employee of a restaurant: their job and their access.
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { toast } from 'sonner';
import { formResolver } from '../../lib/form-resolver.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { type Employee, nameOf, type StaffRecord, type UnplacedPerson } from '../../lib/team-queries.ts';
import { AccessFields } from '../../ui/access-fields.tsx';
import { NameFields } from '../../ui/fields/person-fields.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import type { Saving } from '../../ui/use-record-form.ts';
import { type StaffValues, staffForm, staffNames, staffValuesOf, statusLabels } from './staff-form.ts';

/** Somebody who is listed, or who is to be: perhaps for an account that has no place yet. */
export interface StaffSubject {
  listed?: StaffRecord;
  person?: UnplacedPerson;
}

interface StaffDialogProps {
  place: RestaurantRef;
  placeName: string;
  subject: StaffSubject | undefined;
  /** Accounts that the entry can be linked to. */
  unplaced: readonly UnplacedPerson[];
  isOpen: boolean;
  onClose: () => void;
}

export function StaffDialog({ isOpen, onClose, placeName, subject, ...rest }: StaffDialogProps) {
  const { listed, person } = subject ?? {};
  const title = listed
    ? `${listed.record.firstName} ${listed.record.lastName}`
    : person
      ? `Add ${isolated(nameOf(person))} to the staff list`
      : 'Add to the staff list';
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={`On the staff list of ${isolated(placeName)}.`}
    >
      {subject && <StaffFields {...rest} subject={subject} onClose={onClose} />}
    </FormDialog>
  );
}

type StaffFieldsProps = Pick<StaffDialogProps, 'place' | 'unplaced' | 'onClose'> & { subject: StaffSubject };

function StaffFields({ place, subject, unplaced, onClose }: StaffFieldsProps) {
  const { listed, person } = subject;
  const save = useSaveStaff(place, listed);
  const loaded = useMemo(
    () => ({
      values: staffValuesOf(listed?.record ?? startOf(person)),
      version: listed?.version ?? '',
    }),
    [listed, person],
  );
  const accounts = [...unplaced, ...(person ? [person] : [])];
  return (
    <FormPage
      label={listed ? 'Entry on the staff list' : 'New entry on the staff list'}
      loaded={loaded}
      resolver={resolver}
      names={staffNames}
      readCurrent={(current) => staffValuesOf(current as Employee)}
      saveLabel={listed ? 'Save' : 'Add'}
      onSave={async (saving) => {
        await save(saving);
        return onClose;
      }}
    >
      {() => <Fields isListed={listed !== undefined} accounts={accounts} />}
    </FormPage>
  );
}

const resolver = formResolver<StaffValues, StaffValues>(staffForm);

function startOf(person: UnplacedPerson | undefined): Partial<Employee> {
  if (!person) return {};
  const [firstName = '', ...rest] = (person.displayName ?? '').split(' ');
  return { uid: person.uid, email: person.email, firstName, lastName: rest.join(' ') };
}

function useSaveStaff(place: RestaurantRef, listed: StaffRecord | undefined) {
  const { call } = usePorts();
  const client = useQueryClient();
  return async ({ values, before, version }: Saving<StaffValues, StaffValues>) => {
    if (listed) {
      const parameters = { ...place, recordId: listed.record.employeeId };
      const changes = mergePatchBetween(before, values);
      await call('updateEmployee', { parameters, body: { version, changes } });
    } else {
      const { email, uid, ...fields } = values;
      const body = { ...fields, ...(email && { email }), ...(uid && { uid }) };
      await call('createEmployee', { parameters: place, body });
    }
    toast.success(
      `${isolated(`${values.firstName} ${values.lastName}`)} is ${listed ? 'changed' : 'on the staff list'}`,
    );
    // A person's access follows from the list: the team and their places show it, too.
    void client.invalidateQueries({ queryKey: ['restaurants', 'employees'] });
    void client.invalidateQueries({ queryKey: ['team'] });
  };
}

interface FieldsProps {
  isListed: boolean;
  accounts: readonly UnplacedPerson[];
}

function Fields({ isListed, accounts }: FieldsProps) {
  const linked = useFormContext<StaffValues>().getValues('uid');
  const isKnown = accounts.some(({ uid }) => uid === linked);
  return (
    <>
      <NameFields />
      <AccessFields />
      {isListed && (
        <SelectInput<StaffValues>
          name="status"
          hint="Only active employees have access."
          options={statusChoices}
        />
      )}
      {(accounts.length > 0 || linked !== '') && (
        <SelectInput<StaffValues>
          name="uid"
          hint="The account this person signs in with. Owners and administrators invite people who have none."
          options={[
            { value: '', label: 'None' },
            ...(linked !== '' && !isKnown ? [{ value: linked, label: 'As it is now' }] : []),
            ...accounts.map((person) => ({ value: person.uid, label: nameOf(person) })),
          ]}
        />
      )}
    </>
  );
}

const statusChoices = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));
