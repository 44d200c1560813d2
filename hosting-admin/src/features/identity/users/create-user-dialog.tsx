// Somebody new: an account whose password they choose themselves, by a link that is mailed to them.
import { type AdminUserCreate, adminUserCreate } from '@bite/shared/identity/user-payloads.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { siteUserPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { cacheUser } from './user-queries.ts';

interface CreateUserDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateUserDialog({ isOpen, onClose }: CreateUserDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="New user"
      description="They get a mail with a link to choose a password. You then reactivate them and give them their role."
    >
      <CreateUserForm onClose={onClose} />
    </Dialog>
  );
}

type Values = Pick<AdminUserCreate, 'email' | 'displayName'>;
const resolver = formResolver<Values, Values>(adminUserCreate);

function CreateUserForm({ onClose }: { onClose: () => void }) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState, setError, setValue } = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { email: '', displayName: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { mailSent, ...record } = await call('createAdminUser', { body: values });
      cacheUser(client, call, record);
      if (mailSent) toast.success(`The mail to ${values.email} is on its way`);
      else
        toast.error('The account is there, but the mail could not be sent yet. It is tried again by itself.');
      onClose();
      await navigate(siteUserPath(record.user.uid));
    } catch (error) {
      const { email, displayName } = fieldMessages(error, { CONFLICT: 'email' });
      if (email) setError('email', { message: email }, { shouldFocus: true });
      if (displayName) setError('displayName', { message: displayName });
      if (!email && !displayName) setFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={submit} aria-label="New user" className="grid gap-4">
      <EmailField
        label="Email"
        onTake={(meant) => setValue('email', meant, { shouldDirty: true })}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Display name"
        autoComplete="off"
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      {failure !== undefined && <FailureNotice error={failure} undone="Nobody was added." />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Creating…' : 'Create and mail the link'}
        </Button>
      </div>
    </form>
  );
}
