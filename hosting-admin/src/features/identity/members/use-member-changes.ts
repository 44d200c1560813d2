// Changes to a colleague's access, with optimistic updates that are rolled back on failure.

import type { TenantRole } from '@bite/shared/identity/role-names';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { roleLabels } from '../../../lib/role-labels.ts';
import { type Member, membersQuery, nameOf } from '../../../lib/team-queries.ts';
import { callFailure } from '../../../ui/call-failure.ts';

export interface MemberChanges {
  isBusy: (member: Member) => boolean;
  changeRole: (member: Member, role: TenantRole) => Promise<void>;
  /** Switches the assignment off, or on again. */
  toggle: (member: Member) => Promise<void>;
  /** These throw: whoever asks for confirmation shows why. */
  remove: (member: Member) => Promise<void>;
  lockOut: (member: Member) => Promise<void>;
  letIn: (member: Member) => Promise<void>;
}

export function useMemberChanges(tenantId: number): MemberChanges {
  const { call } = usePorts();
  const { replace, refetch } = useMemberList(tenantId);
  const [busy, setBusy] = useState<readonly string[]>([]);

  const attempt = async (before: Member, guess: Member, send: () => Promise<Member>): Promise<boolean> => {
    setBusy((uids) => [...uids, before.uid]);
    await replace(before.uid, guess);
    try {
      await replace(before.uid, await send());
      return true;
    } catch (error) {
      await replace(before.uid, before);
      toast.error(callFailure(error).message);
      // What was shown may be behind: someone else may have changed it, or removed the person.
      await refetch();
      return false;
    } finally {
      setBusy((uids) => uids.filter((uid) => uid !== before.uid));
    }
  };

  const changeRole = async (member: Member, role: TenantRole): Promise<void> => {
    const former = member.assignment.role;
    const parameters = { tenantId, uid: member.uid };
    const changed = (to: TenantRole): Member => ({
      ...member,
      assignment: { ...member.assignment, role: to },
    });
    const send = (to: TenantRole) => async () =>
      (await call('changeTenantUserRole', { parameters, body: { tenantRole: to } })).member;
    if (!(await attempt(member, changed(role), send(role)))) return;
    toast.success(`${isolated(nameOf(member))} is ${withArticle(roleLabels[role])} now`, {
      action: {
        label: 'Undo',
        onClick: () => void attempt(changed(role), changed(former), send(former)),
      },
    });
  };

  const toggle = async (member: Member): Promise<void> => {
    const isActive = !member.assignment.isActive;
    const guess = { ...member, assignment: { ...member.assignment, isActive } };
    const isDone = await attempt(member, guess, async () => {
      const answer = await call('toggleTenantUser', { parameters: { tenantId, uid: member.uid } });
      return answer.member;
    });
    if (isDone) toast.success(`${isolated(nameOf(member))} is switched ${isActive ? 'on' : 'off'}`);
  };

  const remove = async (member: Member): Promise<void> => {
    await call('removeTenantUser', { parameters: { tenantId, uid: member.uid } });
    await replace(member.uid, undefined);
    toast.success(`${isolated(nameOf(member))} was removed`);
  };

  const setAccount = async (member: Member, isActive: boolean): Promise<void> => {
    const name = isActive ? 'reactivateAdminUser' : 'deactivateAdminUser';
    await call(name, { parameters: { uid: member.uid } });
    await replace(member.uid, { ...member, isActive });
    toast.success(
      isActive
        ? `${isolated(nameOf(member))} can sign in again`
        : `${isolated(nameOf(member))} is locked out`,
    );
  };

  return {
    isBusy: ({ uid }) => busy.includes(uid),
    changeRole,
    toggle,
    remove,
    lockOut: (member) => setAccount(member, false),
    letIn: (member) => setAccount(member, true),
  };
}

const withArticle = (word: string): string => `${/^[AEIO]/.test(word) ? 'an' : 'a'} ${word.toLowerCase()}`;

/** The list of members as it is shown. */
function useMemberList(tenantId: number) {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const { queryKey } = membersQuery(call, tenantId);
  return {
    /** Without a member, the one of that uid goes. */
    async replace(uid: string, member: Member | undefined): Promise<void> {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, members: withMember(page.members, uid, member) })),
          },
      );
    },
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  };
}

const withMember = (members: readonly Member[], uid: string, member: Member | undefined): Member[] =>
  members.flatMap((each) => (each.uid === uid ? (member ? [member] : []) : [each]));
