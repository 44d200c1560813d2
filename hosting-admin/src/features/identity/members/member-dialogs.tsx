// Confirmation dialogs for actions on a member of the team.
import { isolated } from '@bite/shared/kernel/isolated';
import { type Member, nameOf } from '../../../lib/team-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import type { MemberChanges } from './use-member-changes.ts';

interface MemberQuestionsProps {
  tenantName: string;
  changes: MemberChanges;
  removing: DialogSubject<Member>;
  lockingOut: DialogSubject<Member>;
  promoting: DialogSubject<Member>;
}

export function MemberDialogs(props: MemberQuestionsProps) {
  const { tenantName, changes, removing, lockingOut, promoting } = props;
  const named = ({ subject }: DialogSubject<Member>): string => (subject ? isolated(nameOf(subject)) : '');
  const withSubject =
    ({ subject }: DialogSubject<Member>, act: (member: Member) => Promise<void>) =>
    async () => {
      if (subject) await act(subject);
    };
  return (
    <>
      <ConfirmDialog
        isOpen={removing.isOpen}
        onClose={removing.close}
        title={`Remove ${named(removing)} from ${isolated(tenantName)}?`}
        confirmLabel="Remove"
        pendingLabel="Removing…"
        onConfirm={withSubject(removing, changes.remove)}
      >
        <p>They are out with their next tap, on every device. What they did stays in the records.</p>
        <p>To let them in again you would have to invite them anew.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={lockingOut.isOpen}
        onClose={lockingOut.close}
        title={`Lock ${named(lockingOut)} out?`}
        confirmLabel="Lock out"
        pendingLabel="Locking out…"
        onConfirm={withSubject(lockingOut, changes.lockOut)}
      >
        <p>They can no longer sign in, and are signed out on every device. You can let them in again.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={promoting.isOpen}
        onClose={promoting.close}
        title={`Make ${named(promoting)} an owner of ${isolated(tenantName)}?`}
        confirmLabel="Make owner"
        pendingLabel="One moment…"
        tone="normal"
        onConfirm={withSubject(promoting, (member) => changes.changeRole(member, 'owner'))}
      >
        <p>Owners may do everything, and may change or remove other owners: you, too.</p>
      </ConfirmDialog>
    </>
  );
}
