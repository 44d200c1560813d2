// The team of a business: members, open invitations and staff lists.
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAllPages, usePaged } from '../../../lib/pages.ts';
import type { Business } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { MEMBER } from '../../../lib/screen-paths.ts';
import {
  invitationsOf,
  invitationsQuery,
  type Member,
  membersOf,
  membersQuery,
} from '../../../lib/team-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTableStateInAddress } from '../../../ui/table-state.ts';
import { useRowInAddress } from '../../../ui/use-row-in-address.ts';
import { useSubject } from '../../../ui/use-subject.ts';
import { InvitationsTable } from '../invitations/invitations-table.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { offeredRoles } from './member-rights.ts';
import { MembersTable } from './members-table.tsx';
import { useMemberChanges } from './use-member-changes.ts';

interface TeamScreenProps {
  tenant: Business;
  /** The staff lists of the business's restaurants. */
  staff: ReactNode;
}

/** Managers look after the staff lists; who may do what in the business is for owners and administrators. */
export function TeamScreen({ tenant, staff }: TeamScreenProps) {
  const isKnown = useProfile() !== undefined;
  const may = useMay();
  if (!isKnown) return <Skeleton label="Loading the team…" rows={5} />;
  if (may('assignments.read', tenant)) return <Members tenant={tenant} staff={staff} />;
  return (
    <Page
      title="Team"
      description={`Who works for ${isolated(tenant.displayName)}, and what they get to see.`}
    >
      <Notice tone="info">Owners and administrators invite people and give roles.</Notice>
      {staff}
    </Page>
  );
}

function Members({ tenant: { tenantId, displayName }, staff }: TeamScreenProps) {
  const { call } = usePorts();
  const me = useProfile();
  const query = useInfiniteQuery(membersQuery(call, tenantId));
  const members = usePaged(query, membersOf);
  const { term } = useTableStateInAddress();
  const { id: shown } = useRowInAddress(MEMBER);
  const isMissing = shown !== undefined && !members.rows?.some(({ uid }) => uid === shown);
  useAllPages(query, term !== '' || isMissing);
  const invitations = usePaged(useInfiniteQuery(invitationsQuery(call, tenantId)), invitationsOf);
  const changes = useMemberChanges(tenantId);
  const [isInviting, setInviting] = useState(false);
  const removing = useSubject<Member>();
  const lockingOut = useSubject<Member>();
  const promoting = useSubject<Member>();
  const roles = offeredRoles(me, tenantId);
  const invite = roles.length > 0 && (
    <Button look="primary" onClick={() => setInviting(true)}>
      <UserPlus className="size-5" aria-hidden="true" />
      Invite somebody
    </Button>
  );
  return (
    <Page
      title="Team"
      description={`Who works for ${isolated(displayName)}, and what they may do.`}
      actions={invite}
    >
      <MembersTable
        {...members}
        me={me}
        changes={changes}
        onRemove={removing.open}
        onLockOut={lockingOut.open}
        onMakeOwner={promoting.open}
        empty={
          <Empty title="Nobody works here yet" symbol={<UsersRound aria-hidden="true" />} action={invite}>
            <p>Invite the owner first. They can then invite everybody else.</p>
          </Empty>
        }
      />
      {(invitations.error !== undefined ||
        [...(invitations.rows ?? []), ...(invitations.unreadable ?? [])].length > 0) && (
        <section aria-labelledby="invitations" className="grid gap-3">
          <h2 id="invitations" className="text-lg font-bold">
            Open invitations
          </h2>
          <InvitationsTable {...invitations} tenantId={tenantId} me={me} />
        </section>
      )}
      {staff}
      <InviteDialog
        tenantId={tenantId}
        tenantName={displayName}
        roles={roles}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
      <MemberDialogs
        tenantName={displayName}
        changes={changes}
        removing={removing}
        lockingOut={lockingOut}
        promoting={promoting}
      />
    </Page>
  );
}
