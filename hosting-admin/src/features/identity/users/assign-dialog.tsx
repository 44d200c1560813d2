// Adds somebody to a tenant, which is searched for by name.

import { type TenantRole, tenantRoles } from '@bite/shared/identity/role-names';
import type { User } from '@bite/shared/identity/user.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { usePaged } from '../../../lib/pages.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { roleLabels } from '../../../lib/role-labels.ts';
import { type TenantRecord, tenantsQuery } from '../../../lib/tenancy-queries.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
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
    <Dialog isOpen={isOpen} onClose={onClose} title={`Add ${isolated(nameOf(user))} to a business`}>
      <AssignForm user={user} onClose={onClose} />
    </Dialog>
  );
}

const recordsOf = ({ tenants }: { tenants: readonly TenantRecord[] }) => tenants;
const roleOptions = tenantRoles.map((role) => ({ value: role, label: roleLabels[role] }));

function AssignForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const [tenantId, setTenantId] = useState<number>();
  const [tenantRole, setTenantRole] = useState<TenantRole>('employee');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (tenantId === undefined || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await call('assignTenantUser', { parameters: { tenantId, uid: user.uid }, body: { tenantRole } });
      invalidateUserLists(client);
      await client.invalidateQueries({ queryKey: userQuery(call, user.uid).queryKey });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <form onSubmit={submit} aria-label="Add to a business" className="grid gap-4">
      <TenantChoice
        chosen={tenantId}
        onChoose={setTenantId}
        taken={user.tenantAssignments.map((each) => each.tenantId)}
      />
      <Field label="Role">
        {(input) => (
          <Select
            {...input}
            options={roleOptions}
            value={tenantRole}
            onChange={({ target }) => setTenantRole(target.value as TenantRole)}
          />
        )}
      </Field>
      {failure !== undefined && <FailureNotice error={failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" disabled={tenantId === undefined} aria-disabled={isPending}>
          {isPending ? 'Adding…' : 'Add'}
        </Button>
      </div>
    </form>
  );
}

interface TenantChoiceProps {
  chosen: number | undefined;
  onChoose: (tenantId: number) => void;
  taken: readonly number[];
}

function TenantChoice({ chosen, onChoose, taken }: TenantChoiceProps) {
  const { call } = usePlatform();
  const name = useId();
  const [term, setTerm] = useState('');
  const settled = useSettled(term.trim());
  const { rows, error, more } = usePaged(useInfiniteQuery(tenantsQuery(call, settled)), recordsOf);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Business</legend>
      <TextField
        label="Business"
        type="search"
        placeholder="A part of its name"
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {error !== undefined && error !== null && (
        <FailureNotice error={error} undone="Businesses could not be loaded." />
      )}
      <div className="grid max-h-56 overflow-y-auto rounded-lg border border-line" aria-live="polite">
        {rows?.map(({ tenant }) => {
          const isTaken = taken.includes(tenant.tenantId);
          return (
            <label
              key={tenant.tenantId}
              className="flex min-h-11 items-center gap-3 px-3 text-sm hover:bg-column has-disabled:opacity-60"
            >
              <input
                type="radio"
                name={name}
                className="size-5 accent-accent"
                checked={chosen === tenant.tenantId}
                disabled={isTaken}
                onChange={() => onChoose(tenant.tenantId)}
              />
              {tenant.displayName}
              {isTaken && <span className="text-muted">works there already</span>}
            </label>
          );
        })}
        {rows?.length === 0 && <p className="px-3 py-3 text-sm text-muted">No business is called so.</p>}
        {more && <p className="px-3 py-2 text-sm text-muted">There are more: type a part of the name.</p>}
      </div>
    </fieldset>
  );
}
