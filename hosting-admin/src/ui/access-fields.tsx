// A person's jobs at a restaurant and the access that they give.
import type { Employee } from '@bite/shared/people/employee.schema';
import {
  canManageOthers,
  hasKitchenAccess,
  hasPosAccess,
  takesDeliveries,
} from '@bite/shared/people/employee-access';
import { useWatch } from 'react-hook-form';
import { jobChoices } from '../lib/job-labels.ts';
import { SwitchInput } from './fields/choice-inputs.tsx';
import { SelectInput } from './fields/select-input.tsx';
import { Switch } from './switch.tsx';

export type AccessValues = Pick<Employee, 'role' | 'posAccess' | 'kitchenAccess' | 'managerAccess'>;

export const noAccess: AccessValues = {
  role: 'training',
  posAccess: false,
  kitchenAccess: false,
  managerAccess: false,
};

/** Whether a person with this access could see anything at all. */
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
    label: 'Shift lead',
    hint: 'Noted on the staff list. Menu, people and reports are for managers of the business.',
    comesWith: canManageOthers,
  },
] as const;

/** Below a BoundForm or a FormPage that holds AccessValues. */
export function AccessFields() {
  const role = useWatch<AccessValues, 'role'>({ name: 'role' });
  return (
    <>
      <SelectInput<AccessValues>
        name="role"
        label="Job"
        options={jobChoices}
        hint={takesDeliveries({ role }) && 'Sees the deliveries that are ready or on their way.'}
      />
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
          <SwitchInput<AccessValues> key={name} name={name} label={label} hint={hint} />
        ),
      )}
    </>
  );
}
