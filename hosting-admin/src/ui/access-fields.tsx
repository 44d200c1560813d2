// What somebody does at a restaurant, and what they get to see there: some of it comes with the job.
import type { Employee } from '@bite/shared/people/employee.schema';
import {
  canManageOthers,
  hasKitchenAccess,
  hasPosAccess,
  takesDeliveries,
} from '@bite/shared/people/employee-access';
import { useFormContext } from 'react-hook-form';
import { jobChoices } from '../lib/job-labels.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

export type AccessValues = Pick<Employee, 'role' | 'posAccess' | 'kitchenAccess' | 'managerAccess'>;

export const noAccess: AccessValues = {
  role: 'training',
  posAccess: false,
  kitchenAccess: false,
  managerAccess: false,
};

/** Whether somebody with this would see anything at all. */
export const opensSomething = (values: AccessValues): boolean =>
  hasPosAccess(values) || hasKitchenAccess(values) || takesDeliveries(values);

const switches = [
  {
    name: 'posAccess',
    label: 'Till',
    hint: 'Sees the order board, takes orders and payments.',
    comesWith: hasPosAccess,
  },
  {
    name: 'kitchenAccess',
    label: 'Kitchen',
    hint: 'Sees the order board and prepares orders.',
    comesWith: hasKitchenAccess,
  },
  {
    name: 'managerAccess',
    label: 'Leads others',
    hint: 'Noted on the staff list. Menu, people and reports are for managers of the business.',
    comesWith: canManageOthers,
  },
] as const;

/** Below a FormProvider whose form holds AccessValues. */
export function AccessFields() {
  const { register, watch, formState } = useFormContext<AccessValues>();
  const role = watch('role');
  return (
    <>
      <Field
        label="Job"
        error={formState.errors.role?.message}
        hint={takesDeliveries({ role }) ? 'Sees the deliveries that are ready or on their way.' : undefined}
      >
        {(input) => <Select {...input} {...register('role')} defaultValue={role} options={jobChoices} />}
      </Field>
      {switches.map(({ name, label, hint, comesWith }) =>
        comesWith({ ...noAccess, role }) ? (
          <Switch
            key={`${name} of the job`}
            label={label}
            hint="Comes with the job."
            checked
            disabled
            readOnly
          />
        ) : (
          <Switch key={name} label={label} hint={hint} {...register(name)} />
        ),
      )}
    </>
  );
}
