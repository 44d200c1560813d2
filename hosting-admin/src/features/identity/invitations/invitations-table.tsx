// The open invitations of a business.

import type { User } from '@bite/shared/identity/user.schema';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { formatDay } from '../../../lib/date-format.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { roleLabels } from '../../../lib/role-labels.ts';
import { type Invitation, invitationsQuery } from '../../../lib/team-queries.ts';
import { useTime } from '../../../lib/use-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column, DataTableProps } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { offeredRoles } from '../members/member-rights.ts';

interface InvitationsTableProps
  extends Pick<DataTableProps<Invitation>, 'rows' | 'unreadable' | 'error' | 'onRetry' | 'more'> {
  tenantId: number;
  me: User | undefined;
}

const rowKey = ({ invitationId }: Invitation): string => invitationId;

export function InvitationsTable({ tenantId, me, onRetry, ...list }: InvitationsTableProps) {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const revoking = useSubject<Invitation>();
  const { sending, resend } = useResend(tenantId);
  const today = useTime((now) => new Date(now).toISOString().slice(0, 13));
  const columns = useMemo(() => columnsFor(`${today}:00:00.000Z`, sending), [today, sending]);
  const revoke = async () => {
    const invitation = revoking.subject;
    if (!invitation) return;
    await call('revokeInvitation', { parameters: { tenantId, invitationId: invitation.invitationId } });
    await queryClient.invalidateQueries({ queryKey: invitationsQuery(call, tenantId).queryKey });
    toast.success(`The invitation of ${invitation.email} was withdrawn`);
  };
  return (
    <>
      <DataTable
        {...list}
        {...(onRetry && { onRetry })}
        caption="Invitations"
        columns={columns}
        rowKey={rowKey}
        empty={null}
        actions={(invitation) =>
          offeredRoles(me, tenantId, invitation.tenantRole).length > 0 && (
            <RowMenu of={invitation.email}>
              <MenuItem onSelect={() => void resend(invitation)}>
                <RotateCw className="size-5" aria-hidden="true" />
                Send again
              </MenuItem>
              <MenuItem className="text-danger" onSelect={() => revoking.open(invitation)}>
                <Trash2 className="size-5" aria-hidden="true" />
                Withdraw…
              </MenuItem>
            </RowMenu>
          )
        }
      />
      <ConfirmDialog
        isOpen={revoking.isOpen}
        onClose={revoking.close}
        title={`Withdraw the invitation of ${revoking.subject?.email ?? ''}?`}
        confirmLabel="Withdraw"
        pendingLabel="Taking back…"
        onConfirm={revoke}
      >
        <p>The link that was mailed opens nothing any more. You can invite them again at any time.</p>
      </ConfirmDialog>
    </>
  );
}

function useResend(tenantId: number) {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<string>();
  const resend = async ({ invitationId, email }: Invitation): Promise<void> => {
    if (sending !== undefined) return;
    setSending(invitationId);
    try {
      const { mailSent } = await call('resendInvitation', { parameters: { tenantId, invitationId } });
      if (mailSent) toast.success(`A new link was mailed to ${email}`);
      else toast.error(`The mail to ${email} could not be sent yet. It is tried again by itself.`);
    } catch (error) {
      toast.error(callFailure(error, 'No mail was sent.').message);
    } finally {
      setSending(undefined);
      await queryClient.invalidateQueries({ queryKey: invitationsQuery(call, tenantId).queryKey });
    }
  };
  return { sending, resend };
}

type State = 'Waiting' | 'Mail could not be sent' | 'Expired' | 'Sending…';
const tones = {
  Waiting: 'info',
  'Mail could not be sent': 'danger',
  Expired: 'warn',
  'Sending…': 'info',
} as const;

function stateOf(invitation: Invitation, now: string, sending: string | undefined): State {
  if (invitation.invitationId === sending) return 'Sending…';
  if (invitation.sentAt === undefined) return 'Mail could not be sent';
  return invitation.expiresAt <= now ? 'Expired' : 'Waiting';
}

const columnsFor = (now: string, sending: string | undefined): readonly Column<Invitation>[] => [
  {
    id: 'email',
    header: 'Email',
    isName: true,
    cell: ({ email, displayName }) => <Truncated note={displayName}>{email}</Truncated>,
  },
  { id: 'role', header: 'Role', cell: ({ tenantRole }) => roleLabels[tenantRole], width: 8 },
  {
    id: 'state',
    header: 'State',
    width: 12,
    cell: (invitation) => {
      const state = stateOf(invitation, now, sending);
      return <Badge tone={tones[state]}>{state}</Badge>;
    },
  },
  { id: 'expires', header: 'Link expires', cell: ({ expiresAt }) => formatDay(expiresAt) },
];
