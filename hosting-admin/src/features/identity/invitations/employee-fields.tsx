// Chooses the employee record an invitation is linked to. Their access at the restaurant follows from that record.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { jobLabels } from '../../../lib/job-labels.ts';
import { myRestaurantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type Employee, staffNameOf, staffQuery, unlinkedOf } from '../../../lib/team-queries.ts';
import { AccessFields, noAccess } from '../../../ui/access-fields.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { NameFields } from '../../../ui/fields/person-fields.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { type InviteValues, NEW_EMPLOYEE } from './invite-form.ts';

export function EmployeeFields({ tenantId }: { tenantId: number }) {
  const { call } = usePorts();
  const { setValue } = useFormContext<InviteValues>();
  const restaurantId = useWatch<InviteValues, 'restaurantId'>({ name: 'restaurantId' });
  const { data = [] } = useQuery(myRestaurantsQuery(call));
  const restaurants = data.filter((restaurant) => restaurant.tenantId === tenantId);
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Where they work</legend>
      <SelectInput<InviteValues>
        name="restaurantId"
        placeholder="Choose a restaurant"
        options={restaurants.map((each) => ({ value: String(each.restaurantId), label: each.name }))}
        onPick={() => setValue('employeeId', '')}
      />
      {restaurantId !== '' && (
        <StaffListFields tenantId={tenantId} restaurantId={Number(restaurantId)} key={restaurantId} />
      )}
    </fieldset>
  );
}

function StaffListFields({ tenantId, restaurantId }: { tenantId: number; restaurantId: number }) {
  const { call } = usePorts();
  const { getValues, setValue } = useFormContext<InviteValues>();
  const chosen = useWatch<InviteValues, 'employeeId'>({ name: 'employeeId' });
  const { data, isPending, error } = useQuery(staffQuery(call, { tenantId, restaurantId }));
  const employees = unlinkedOf(data?.records ?? []).map(({ record }) => record);
  const adopt = (id: string) => {
    const employee = employees.find(({ employeeId }) => String(employeeId) === id);
    const { role, posAccess, kitchenAccess, managerAccess } = employee ?? noAccess;
    for (const [name, value] of Object.entries({ role, posAccess, kitchenAccess, managerAccess }))
      setValue(name as keyof typeof noAccess, value as never);
    if (employee?.email && getValues('email') === '') setValue('email', employee.email);
    if (employee && getValues('displayName') === '') setValue('displayName', staffNameOf(employee));
  };
  if (error) return <FailureNotice error={error} undone="The staff list could not be loaded." />;
  return (
    <>
      <SelectInput<InviteValues>
        name="employeeId"
        hint="Only those who have no account yet are listed."
        placeholder={isPending ? 'Loading…' : 'Choose a person'}
        options={[
          ...employees.map((employee) => ({ value: String(employee.employeeId), label: labelOf(employee) })),
          { value: NEW_EMPLOYEE, label: 'Somebody new: put them on the list' },
        ]}
        onPick={adopt}
      />
      {chosen === NEW_EMPLOYEE && <NameFields />}
      {chosen !== '' && <AccessFields />}
    </>
  );
}

const labelOf = (employee: Employee): string =>
  `${isolated(staffNameOf(employee))} · ${jobLabels[employee.role]}`;
