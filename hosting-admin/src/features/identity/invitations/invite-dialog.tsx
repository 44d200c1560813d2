// Invites somebody by a mailed link.

import type { TenantRole } from '@bite/shared/identity/role-names';
import { isolated } from '@bite/shared/kernel/isolated';
import { FormProvider, useForm } from 'react-hook-form';
import { formResolver } from '../../../lib/form-resolver.ts';
import { roleHints, roleLabels } from '../../../lib/role-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { EmployeeFields } from './employee-fields.tsx';
import { emptyForm, type InviteForm, inviteForm } from './invite-form.ts';
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Invite somebody to ${isolated(tenantName)}`}
      description="They get a mail with a link, and choose their own password."
    >
      <InviteFields {...rest} onClose={onClose} />
    </Dialog>
  );
}

type InviteFieldsProps = Omit<InviteDialogProps, 'isOpen' | 'tenantName'>;

function InviteFields({ tenantId, roles, onClose }: InviteFieldsProps) {
  const form = useForm<typeof emptyForm, unknown, InviteForm>({
    resolver: formResolver<InviteForm, typeof emptyForm>(inviteForm),
    defaultValues: emptyForm,
  });
  const { register, handleSubmit, formState, watch, setValue } = form;
  const { errors, isSubmitting } = formState;
  const { invite, failure } = useInvite(tenantId);
  const role = watch('tenantRole');
  const submit = handleSubmit(async (values) => {
    if (await invite(values)) onClose();
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure !== undefined && <FailureNotice error={failure} undone="Nobody was invited." />}
        <EmailField
          label="E-mail"
          error={errors.email?.message}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true })}
          {...register('email')}
        />
        <Field
          label="Role"
          error={errors.tenantRole?.message}
          hint={role === '' ? undefined : roleHints[role]}
        >
          {(input) => (
            <Select
              {...input}
              {...register('tenantRole')}
              defaultValue=""
              placeholder="Choose a role"
              options={roles.map((value) => ({ value, label: roleLabels[value] }))}
            />
          )}
        </Field>
        {role === 'employee' && <EmployeeFields tenantId={tenantId} />}
        <Field label="Name (optional)" hint="How the mail greets them." error={errors.displayName?.message}>
          {(input) => (
            <input {...input} {...register('displayName')} autoComplete="off" className={inputClasses} />
          )}
        </Field>
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Inviting…' : 'Send invitation'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
