// Creates a user, who chooses a password by a mailed link.
import { type AdminUserCreate, adminUserCreate } from '@bite/shared/identity/user-payloads.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { siteUserPath } from '../../../lib/screen-paths.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { EmailInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { cacheUser } from './user-queries.ts';

interface CreateUserDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateUserDialog({ isOpen, onClose }: CreateUserDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="New user"
      description="They get a mail with a link to choose a password. You then reactivate them and give them their role."
    >
      <CreateUserForm onClose={onClose} />
    </FormDialog>
  );
}

type Values = Pick<AdminUserCreate, 'email' | 'displayName'>;

function CreateUserForm({ onClose }: { onClose: () => void }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = async (body: Values) => {
    const { mailSent, ...record } = await call('createAdminUser', { body });
    cacheUser(client, call, record);
    if (mailSent) toast.success(`The mail to ${body.email} is on its way`);
    else
      toast.error('The account is there, but the mail could not be sent yet. It is tried again by itself.');
    onClose();
    await navigate(siteUserPath(record.user.uid));
  };
  return (
    <ActionForm<Values, Values>
      schema={adminUserCreate}
      values={{ email: '', displayName: '' }}
      label="New user"
      labels={['Create and mail the link', 'Creating…']}
      undone="Nobody was added."
      fieldOfCode={{ CONFLICT: 'email' }}
      onSubmit={create}
      onCancel={onClose}
    >
      <EmailInput<Values> name="email" />
      <TextInput<Values> name="displayName" />
    </ActionForm>
  );
}
