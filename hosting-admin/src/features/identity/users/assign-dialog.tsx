// Adds somebody to a tenant, which is searched for by name.

import { tenantRoles } from '@bite/shared/identity/role-names';
import type { User } from '@bite/shared/identity/user.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { usePaged } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { roleLabels } from '../../../lib/role-labels.ts';
import { type TenantRecord, tenantsQuery } from '../../../lib/tenancy-queries.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nameOf } from './user-labels.tsx';
import { invalidateUserLists, userQuery } from './user-queries.ts';

interface AssignDialogProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

export function AssignDialog({ user, isOpen, onClose }: AssignDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={`Add ${isolated(nameOf(user))} to a business`}>
      <AssignForm user={user} onClose={onClose} />
    </FormDialog>
  );
}

const assignment = z.object({
  /** None is chosen at first: a group of radio buttons has null for that. */
  tenantId: z.string().nullable().pipe(z.string('Please choose a business')),
  tenantRole: z.enum(tenantRoles),
});
type Values = z.input<typeof assignment>;
type Output = z.output<typeof assignment>;
const names = { tenantId: 'Business', tenantRole: 'Role' };

const roleOptions = tenantRoles.map((role) => ({ value: role, label: roleLabels[role] }));

function AssignForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const assign = async ({ tenantId, tenantRole }: Output) => {
    await call('assignTenantUser', {
      parameters: { tenantId: Number(tenantId), uid: user.uid },
      body: { tenantRole },
    });
    invalidateUserLists(client);
    await client.invalidateQueries({ queryKey: userQuery(call, user.uid).queryKey });
    onClose();
  };
  return (
    <ActionForm<Values, Output>
      schema={assignment}
      values={{ tenantId: null, tenantRole: 'employee' }}
      names={names}
      label="Add to a business"
      labels={['Add', 'Adding…']}
      onSubmit={assign}
      onCancel={onClose}
    >
      <TenantChoice taken={user.tenantAssignments.map((each) => each.tenantId)} />
      <SelectInput<Values> name="tenantRole" options={roleOptions} />
    </ActionForm>
  );
}

const recordsOf = ({ tenants }: { tenants: readonly TenantRecord[] }) => tenants;

function TenantChoice({ taken }: { taken: readonly number[] }) {
  const { call } = usePorts();
  const [term, setTerm] = useState('');
  const settled = useDebounced(term.trim());
  const { rows, error, more } = usePaged(useInfiniteQuery(tenantsQuery(call, settled)), recordsOf);
  const options = rows?.map(({ tenant: { tenantId, displayName } }) => ({
    value: String(tenantId),
    label: displayName,
    ...(taken.includes(tenantId) && { disabled: true, hint: 'They work there already.' }),
  }));
  return (
    <>
      <TextField
        label="Find a business"
        type="search"
        placeholder="A part of its name"
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {error !== undefined && error !== null && (
        <FailureNotice error={error} undone="Businesses could not be loaded." />
      )}
      <div className="max-h-64 overflow-y-auto" aria-live="polite">
        <RadioGroupInput<Values>
          name="tenantId"
          options={options ?? []}
          hint={
            (options?.length === 0 && 'No business is called so.') ||
            (more && 'There are more: type a part of the name.')
          }
        />
      </div>
    </>
  );
}
