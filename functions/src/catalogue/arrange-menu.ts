// Moves menu groups and items within the menu, in one transaction.
import type { MenuGroupArrangement } from '@bite/shared/catalogue/menu-arrangement.contract';
import { type MenuGroup, menuGroupEntity } from '@bite/shared/catalogue/menu-group.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertVersion, versionOf } from '../audit/version.ts';
import { recordsOf } from '../collections/collections.ts';
import type { StoredRecord } from '../collections/record-collection.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { assertOnceEach } from '../records/assert-once-each.ts';
import { authorizeRestaurant, type RecordDeps } from '../records/authorize-restaurant.ts';
import { assertReferences } from '../records/check-record.ts';
import { readableRecord } from '../records/stored-record.ts';
import { visibleRecord } from '../records/visible-record.ts';
import { assertNoLoop, MOST_GROUPS } from './menu-sections.ts';

type ArrangeDeps = Pick<RecordDeps, 'records' | 'writePath' | 'now' | 'newGuid'>;

interface Placed {
  before: MenuGroup;
  after: MenuGroup;
  /** The field path for its errors: 'changes.0.' */
  field: string;
}

/**
 * Returns the groups as they are now, in the order of the changes. Throws NOT_FOUND, RECORD_UNREADABLE, CONFLICT for a group
 * that has changed since it was read, and VALIDATION_FAILED for a group below itself or an item that is not there.
 */
export async function arrangeMenu(
  deps: ArrangeDeps,
  caller: Caller,
  place: RestaurantRef,
  changes: readonly MenuGroupArrangement[],
) {
  await authorizeRestaurant(deps, { kind: 'menuGroups', place, user: caller.user }, 'write');
  assertOnceEach(
    changes.map(({ menuGroupId }) => menuGroupId),
    (index) => `changes.${index}.menuGroupId`,
    'This group is there twice',
  );
  const now = new Date(deps.now()).toISOString();
  const at = recordsOf('menuGroups', place);
  // A group alone is no batch in the history.
  const author = { ...authorOf(caller), ...(changes.length > 1 && { batchId: deps.newGuid() }) };
  const after = await deps.writePath.transact(author, async (transaction) => {
    const found = await transaction.find(at, { limit: MOST_GROUPS });
    const stored = new Map(found.map(({ record }) => [record.menuGroupId, record]));
    const placed = new Map<number, Placed>();
    for (const [index, change] of changes.entries()) {
      const { menuGroupId, version } = change;
      const before =
        stored.get(menuGroupId) ??
        ((await readableRecord(transaction, 'menuGroups', place, menuGroupId)) as unknown as MenuGroup);
      const { record, version: present } = shown(caller, place, before);
      assertVersion(`${at.path}/${menuGroupId}`, version, present, record);
      placed.set(menuGroupId, { before, after: arranged(before, change, now), field: `changes.${index}.` });
    }
    assertNoLoop(stored, placed);
    await assertReferences(transaction, 'menuGroups', place, [...placed.values()].map(newReferences));
    for (const each of placed.values())
      if (each.after !== each.before)
        transaction.replace(at, String(each.after.menuGroupId), each.before, each.after);
    if (changes.length > 1) transaction.noteBatch({ path: at.path, action: 'update', changes: [] });
    return [...placed.values()].map((each) => each.after);
  });
  return { records: after.map((group) => shown(caller, place, group)) };
}

const shown = ({ user }: Caller, place: RestaurantRef, group: MenuGroup) => {
  const { record, version } = visibleRecord('menuGroups', place, user, group as unknown as StoredRecord);
  return { record: record as unknown as MenuGroup, version };
};

/** Returns the same object if nothing changes. */
function arranged(
  before: MenuGroup,
  { parentId, position, items }: MenuGroupArrangement,
  now: string,
): MenuGroup {
  const after = menuGroupEntity.apply(before, {
    ...(parentId !== undefined && { parentId }),
    ...(position !== undefined && { position }),
    ...(items && {
      items: items.map(({ itemId, isRequired = false }, index) => ({ itemId, isRequired, position: index })),
    }),
  });
  return versionOf(after) === versionOf(before) ? before : { ...after, updatedAt: now };
}

/** Only what the group did not refer to before is looked up: a large menu is not read for each move. */
function newReferences({ before, after, field }: Placed): { fields: Fields; at: string } {
  const known = new Set(before.items.map(({ itemId }) => itemId));
  return {
    fields: {
      items: after.items.filter(({ itemId }) => !known.has(itemId)),
      ...(after.parentId !== before.parentId && { parentId: after.parentId }),
    },
    at: field,
  };
}
