// Invites somebody by a mailed link.

import type { TenantRole } from '@bite/shared/identity/role-names';
import { isolated } from '@bite/shared/kernel/isolated';
import { useWatch } from 'react-hook-form';
import { roleHints, roleLabels } from '../../../lib/role-labels.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { EmailInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { EmployeeFields } from './employee-fields.tsx';
import { emptyForm, type InviteForm, type InviteValues, inviteForm, inviteNames } from './invite-form.ts';
import { useInvite } from './use-invite.ts';

interface InviteDialogProps {
  tenantId: number;
  tenantName: string;
  roles: readonly TenantRole[];
  isOpen: boolean;
  onClose: () => void;
}

export function InviteDialog({ isOpen, onClose, tenantName, ...rest }: InviteDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Invite somebody to ${isolated(tenantName)}`}
      description="They get a mail with a link, and choose their own password."
    >
      <InviteFields {...rest} onClose={onClose} />
    </FormDialog>
  );
}

type InviteFieldsProps = Omit<InviteDialogProps, 'isOpen' | 'tenantName'>;

function InviteFields({ tenantId, roles, onClose }: InviteFieldsProps) {
  const invite = useInvite(tenantId);
  return (
    <ActionForm<InviteValues, InviteForm>
      schema={inviteForm}
      values={emptyForm}
      names={inviteNames}
      label="Invitation"
      labels={['Send invitation', 'Inviting…']}
      undone="Nobody was invited."
      onSubmit={async (form) => {
        await invite(form);
        onClose();
      }}
      onCancel={onClose}
    >
      <EmailInput<InviteValues> name="email" />
      <RoleFields tenantId={tenantId} roles={roles} />
      <TextInput<InviteValues> name="displayName" hint="How the mail greets them." />
    </ActionForm>
  );
}

function RoleFields({ tenantId, roles }: Pick<InviteFieldsProps, 'tenantId' | 'roles'>) {
  const role = useWatch<InviteValues, 'tenantRole'>({ name: 'tenantRole' });
  return (
    <>
      <SelectInput<InviteValues>
        name="tenantRole"
        hint={role !== '' && roleHints[role]}
        placeholder="Choose a role"
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
      />
      {role === 'employee' && <EmployeeFields tenantId={tenantId} />}
    </>
  );
}
