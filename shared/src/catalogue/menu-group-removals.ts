// Members that a form removed from a menu group: sent as lists besides the members, applied when the group is saved (C3-15).

export interface Removals {
  removedSubgroupIds?: readonly number[] | null | undefined;
  removedItemIds?: readonly number[] | null | undefined;
  removedModifierGroupIds?: readonly number[] | null | undefined;
}

export interface Members {
  items?: readonly { itemId: number }[] | undefined;
  modifierGroups?: readonly { modifierGroupId: number }[] | undefined;
  subgroups?: readonly { menuGroupId?: number | undefined }[] | undefined;
}

export type WithoutRemovals<Group> = Omit<Group, keyof Removals>;

/** The group without the removed members and without the lists that name them. Idempotent. */
export function withoutRemoved<Group extends Removals & Members>(group: Group): WithoutRemovals<Group> {
  const { removedSubgroupIds, removedItemIds, removedModifierGroupIds, ...rest } = group;
  const { items, modifierGroups, subgroups }: Members = rest;
  const kept: Members = {
    ...(items && { items: without(items, removedItemIds, ({ itemId }) => itemId) }),
    ...(modifierGroups && {
      modifierGroups: without(
        modifierGroups,
        removedModifierGroupIds,
        ({ modifierGroupId }) => modifierGroupId,
      ),
    }),
    ...(subgroups && {
      subgroups: without(subgroups, removedSubgroupIds, ({ menuGroupId }) => menuGroupId),
    }),
  };
  return { ...rest, ...kept };
}

function without<Member>(
  members: readonly Member[],
  removed: readonly number[] | null | undefined,
  idOf: (member: Member) => number | undefined,
): Member[] {
  const gone = new Set<number | undefined>(removed);
  return members.filter((member) => !gone.has(idOf(member)));
}
