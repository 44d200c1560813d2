// What an import replaced and created: kept with it, so that it can be undone.
import { idOf, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordReader } from '../../ports/records.ts';
import type { MenuPlan } from '../plan-menu.ts';
import { type ImportRun, readText } from './import-runs.ts';

export interface ReplacedEntity {
  kind: MenuKind;
  id: number;
  /** Null for one that the import created. */
  before: Menu[MenuKind][number] | null;
}

/** What the steps so far have kept. Throws CONFLICT if it has expired. */
export async function readReplaced(
  records: RecordReader,
  place: RestaurantRef,
  { importId, undoPieces: pieces }: ImportRun,
): Promise<ReplacedEntity[]> {
  if (pieces === 0) return [];
  return JSON.parse(await readText(records, place, { importId, name: 'undo', pieces })) as ReplacedEntity[];
}

export function replacedBy(plan: Pick<MenuPlan, 'create' | 'replace'>, menu: Menu): ReplacedEntity[] {
  return menuKinds.flatMap((kind) => {
    const stored = byId(kind, menu);
    const idsOf = (entities: Menu) =>
      (entities[kind] as Menu[MenuKind][number][]).map((one) => idOf<MenuKind>(kind, one));
    return [
      ...idsOf(plan.create).map((id): ReplacedEntity => ({ kind, id, before: null })),
      ...idsOf(plan.replace).map((id): ReplacedEntity => ({ kind, id, before: stored.get(id) ?? null })),
    ];
  });
}

export const byId = (kind: MenuKind, menu: Menu): Map<number, Menu[MenuKind][number]> =>
  new Map((menu[kind] as Menu[MenuKind][number][]).map((one) => [idOf<MenuKind>(kind, one), one]));

/**
 * The list after a further step of the same import. Throws CONFLICT if the step would replace what somebody has changed since
 * the import began.
 */
export function withFurther(
  known: readonly ReplacedEntity[],
  further: readonly ReplacedEntity[],
): ReplacedEntity[] {
  const nameOf = ({ kind, id }: ReplacedEntity): string => `${kind} ${id}`;
  const before = new Map(known.map((one) => [nameOf(one), one]));
  const isChanged = further.some((one) => {
    const first = before.get(nameOf(one));
    return one.before !== null && !isSameContent(first?.before, one.before);
  });
  if (isChanged)
    throw new DomainError(
      'CONFLICT',
      'Somebody has changed the menu since this import began. Undo it, and check the file again.',
    );
  return [...known, ...further.filter((one) => !before.has(nameOf(one)))];
}
