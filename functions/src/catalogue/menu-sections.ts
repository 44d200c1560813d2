// Menu groups that are sent as a tree of sections. Each section is stored as a group of its own, in the same transaction: a
// new one gets an id, an existing one is replaced, and one that its parent removed becomes a top group (C3-15).
import { type MenuGroup, menuGroupEntity } from '@bite/shared/catalogue/menu-group.schema';
import { type Members, type Removals, withoutRemoved } from '@bite/shared/catalogue/menu-group-removals';
import { BELOW_ITSELF, groupsBelowThemselves } from '@bite/shared/catalogue/menu-tree';
import { missingMessage } from '@bite/shared/catalogue/references';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { recordsOf } from '../collections/collections.ts';
import { invalidFields } from '../collections/record-collection.ts';
import type { RecordWrite } from '../records/record-hook.ts';

/** The maximum number of sections, far more than a restaurant has. */
export const MOST_GROUPS = 10_000;

export interface Section {
  /** 'subgroups.0.subgroups.1' */
  field: string;
  /** Absent for a new one. */
  menuGroupId: number | undefined;
  /** Its own fields, without removed sections, parent and subsections. */
  fields: Fields;
  removedSubgroupIds: readonly number[];
  /** Absent directly below the group that was sent. */
  parent: Section | undefined;
}

/** The fields of the group itself. */
export function withoutSections(sent: Fields): Fields {
  const { subgroups: _, ...own } = withoutRemoved(sent as Removals & Members);
  return own;
}

/** Every section of the tree, each after its parent. */
export function sectionsIn(sent: Fields, above = '', parent?: Section): Section[] {
  const { subgroups } = withoutRemoved(sent as Removals & Members) as Fields;
  if (!Array.isArray(subgroups)) return [];
  return subgroups.filter(isFields).flatMap((one, index) => {
    const { menuGroupId, parentId: _parent, ...fields } = withoutSections(one);
    const section: Section = {
      field: `${above}subgroups.${index}`,
      menuGroupId: menuGroupId as number | undefined,
      fields,
      removedSubgroupIds: removedIn(one),
      parent,
    };
    return [section, ...sectionsIn(one, `${section.field}.`, section)];
  });
}

const removedIn = (sent: Fields): readonly number[] =>
  (sent['removedSubgroupIds'] as readonly number[] | null | undefined) ?? [];

interface Written {
  before: MenuGroup | undefined;
  after: MenuGroup;
  /** The field path for its errors. */
  field: string;
}

/**
 * Throws VALIDATION_FAILED for a section that does not exist or is sent twice, and for a group that would become its own
 * ancestor.
 */
export async function writeSections(write: RecordWrite): Promise<() => void> {
  const [before, after] = [write.before, write.after] as unknown as (MenuGroup | undefined)[];
  if (!after || isAlone(write, before, after)) return () => undefined;
  const { transaction, place } = write;
  const at = recordsOf('menuGroups', place);
  const found = await transaction.find(at, { limit: MOST_GROUPS });
  const stored = new Map(found.map(({ record }) => [record.menuGroupId, record]));
  const own: Written = { before, after, field: '' };
  const written = new Map([[after.menuGroupId, own], ...placed(write, after.menuGroupId, stored)]);
  for (const each of released(write, written, stored)) written.set(each.after.menuGroupId, each);
  assertNoLoop(stored, written);
  return () => {
    for (const each of written.values()) if (each !== own) writeSection(transaction, at, each);
  };
}

/** A group without sections that is not moved changes no other group and creates no cycle. */
function isAlone({ sent }: RecordWrite, before: MenuGroup | undefined, after: MenuGroup): boolean {
  const isMoved = before !== undefined && before.parentId !== after.parentId;
  return !isMoved && sectionsIn(sent).length === 0 && removedIn(sent).length === 0;
}

/** The sections as they will be stored, each below its parent. */
function placed(
  { sent, nextId, newGuid, now }: RecordWrite,
  topId: number,
  stored: ReadonlyMap<number, MenuGroup>,
): [menuGroupId: number, Written][] {
  const ids = new Map<Section | undefined, number>([[undefined, topId]]);
  const seen = new Set([topId]);
  return sectionsIn(sent).map((section) => {
    const { fields, field } = section;
    const menuGroupId = section.menuGroupId ?? nextId();
    const before = stored.get(menuGroupId);
    if (section.menuGroupId !== undefined && !before)
      throw invalid(`${field}.menuGroupId`, missingMessage('menuGroups', menuGroupId));
    if (seen.has(menuGroupId)) throw invalid(`${field}.menuGroupId`, BELOW_ITSELF);
    seen.add(menuGroupId);
    ids.set(section, menuGroupId);
    const given = { menuGroupId, guid: before?.guid ?? newGuid(), createdAt: before?.createdAt ?? now };
    const parentId = ids.get(section.parent);
    const after = menuGroupEntity.parse({ ...fields, ...given, parentId, updatedAt: now });
    return [menuGroupId, { before, after, field: `${field}.` }];
  });
}

/** Groups that were removed from the group or one of its sections: they lose their parent. */
function released(
  { sent, recordId, now }: RecordWrite,
  written: ReadonlyMap<number, Written>,
  stored: ReadonlyMap<number, MenuGroup>,
): Written[] {
  const removals: [parentId: number | undefined, removed: readonly number[]][] = [
    [recordId, removedIn(sent)],
    ...sectionsIn(sent).map((section): [number | undefined, readonly number[]] => [
      section.menuGroupId,
      section.removedSubgroupIds,
    ]),
  ];
  return removals.flatMap(([parentId, removed]) =>
    removed.flatMap((id): Written[] => {
      const before = stored.get(id);
      if (!before || before.parentId !== parentId || written.has(id)) return [];
      const { parentId: _, ...rest } = before;
      return [{ before, after: { ...rest, updatedAt: now }, field: '' }];
    }),
  );
}

/** Throws VALIDATION_FAILED for a written group that would be its own ancestor. */
export function assertNoLoop(
  stored: ReadonlyMap<number, MenuGroup>,
  written: ReadonlyMap<number, Pick<Written, 'after' | 'field'>>,
): void {
  const groups = new Map([...stored, ...[...written].map(([id, { after }]) => [id, after] as const)]);
  const [below] = groupsBelowThemselves([...groups.values()]).flatMap(
    ({ menuGroupId }) => written.get(menuGroupId) ?? [],
  );
  if (below) throw invalid(`${below.field}parentId`, BELOW_ITSELF);
}

function writeSection(
  transaction: AuditedTransaction,
  at: ReturnType<typeof recordsOf<'menuGroups'>>,
  { before, after }: Written,
): void {
  const id = String(after.menuGroupId);
  if (before) transaction.replace(at, id, before, after);
  else transaction.create(at, id, after);
}

const invalid = (field: string, message: string) => invalidFields([{ field, message }]);
