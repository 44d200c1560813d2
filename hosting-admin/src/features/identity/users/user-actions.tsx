// What a site administrator can do with a user's account besides editing it, each with a confirmation dialog.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { nameOf } from './user-labels.tsx';
import { cacheUser, invalidateUserLists, type UserRecord, userQuery } from './user-queries.ts';

export type UserAction = 'deactivate' | 'reactivate' | 'verify';

export interface UserActionSubject {
  record: UserRecord;
  move: UserAction;
}

const words = {
  deactivate: {
    title: (name: string) => `Deactivate ${isolated(name)}?`,
    label: 'Deactivate',
    pending: 'Deactivating…',
    text: 'They are locked out with their next tap and signed out everywhere. Their roles stay noted, so that you can let them in again.',
    tone: 'danger',
    route: 'deactivateAdminUser',
  },
  reactivate: {
    title: (name: string) => `Reactivate ${isolated(name)}?`,
    label: 'Reactivate',
    pending: 'Reactivating…',
    text: 'They can sign in again and do what their roles allow.',
    tone: 'normal',
    route: 'reactivateAdminUser',
  },
  verify: {
    title: (name: string) => `Mark the email of ${isolated(name)} as verified?`,
    label: 'Mark as verified',
    pending: 'Marking…',
    text: 'Only if you know by other means that this address is theirs.',
    tone: 'normal',
    route: 'verifyAdminUserEmail',
  },
} as const;

export function UserActionDialog({ asking }: { asking: DialogSubject<UserActionSubject> }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  const { user } = subject.record;
  const { title, label, pending, text, tone, route } = words[subject.move];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={title(nameOf(user))}
      confirmLabel={label}
      pendingLabel={pending}
      tone={tone}
      onConfirm={async () => cacheUser(client, call, await call(route, { parameters: { uid: user.uid } }))}
    >
      <p>{text}</p>
      <p className="text-muted">{user.email}</p>
    </ConfirmDialog>
  );
}

interface DeleteUserProps {
  asking: DialogSubject<UserRecord>;
  /** The record is gone, and nothing more is to be asked. */
  onDone?: () => void;
}

/** First the record, with which all access ends; then, as a question of its own, the sign-in account. */
export function DeleteUserDialogs({ asking, onDone }: DeleteUserProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const [isRecordGone, setRecordGone] = useState(false);
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  const { user } = subject;
  const parameters = { uid: user.uid };
  const name = nameOf(user);

  const finish = () => {
    setRecordGone(false);
    client.removeQueries({ queryKey: userQuery(call, user.uid).queryKey });
    onDone?.();
  };

  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={`Delete the record of ${isolated(name)}?`}
        confirmLabel="Delete record"
        pendingLabel="Deleting…"
        typeToConfirm={user.email}
        onConfirm={async () => {
          await call('deleteAdminUser', { parameters });
          invalidateUserLists(client);
          setRecordGone(true);
        }}
      >
        <p>
          All their roles go with it, here and in every business, at once. It cannot be brought back. What
          they did stays in the history.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isRecordGone}
        onClose={finish}
        title={`Delete the sign-in account of ${isolated(name)}, too?`}
        confirmLabel="Delete account"
        cancelLabel="Keep the account"
        pendingLabel="Deleting…"
        onConfirm={async () => {
          await call('deleteAdminUserAccount', { parameters });
          toast.success(`${isolated(name)}’s account is deleted`);
        }}
      >
        <p>
          The record is deleted. With the account, {user.email} can still sign in, but opens nothing here.
        </p>
        <p>Keep it if they order from your restaurants with it: guests use the same account.</p>
      </ConfirmDialog>
    </>
  );
}
