// The report on a planned import: what changes, what is lost, and what to know. Lists are cut off, so that no file makes a
// report larger than a document.
import type { Loss } from '@bite/shared/catalogue/exchange/menu-file';
import type { MenuImportReport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { idOf, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import { copyOf } from '@bite/shared/media/picture-source';
import { storefrontImage } from '@bite/shared/media/storefront-image';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { missingFromFile, onPublicMenu, partsRemoved } from '../menu-import-notes.ts';
import { ChangedValues } from './changed-values.ts';
import { newNames } from './new-names.ts';
import type { PlannedImport } from './plan-import.ts';
import { referenceNames } from './reference-names.ts';

const MOST = 200;
const LONGEST = 200;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const few = (texts: readonly string[]): string[] => texts.slice(0, MOST).map(short);

export function reportOnImport(planned: PlannedImport, restaurant: Restaurant): MenuImportReport {
  const { open, file, plan, untaxed } = planned;
  return {
    changes: changesOf(planned),
    newNames: newNames(open.menu, plan)
      .slice(0, 2 * MOST)
      .map(({ kind, name, like }) => ({
        kind,
        name: short(name),
        ...(like !== undefined && { like: short(like) }),
      })),
    losses: file.losses.slice(0, MOST).map(shortLoss),
    notes: few(file.notes),
    gone: file.rules.isWhole ? few(missingFromFile(file.draft, open).map(({ name }) => name)) : [],
    removed: few(partsRemoved(open.menu, plan)),
    untaxed: few(untaxed),
    notShown: few(onPublicMenu(file.draft, plan, restaurant).notShown),
  };
}

const shortLoss = ({ what, why, count, example }: Loss): Loss => ({
  what: short(what),
  why: short(why),
  count,
  example: short(example),
});

type Entity = Menu[MenuKind][number];

/** What changes first: it is read before it is applied, and what is new is there to be added. */
function changesOf({ open: { menu }, plan, prepStations }: PlannedImport): MenuImportReport['changes'] {
  const values = new ChangedValues(referenceNames(plan.menu, prepStations));
  const changed = menuKinds.flatMap((kind) => {
    const stored = new Map((menu[kind] as Entity[]).map((one) => [idOf<MenuKind>(kind, one), one]));
    return (plan.replace[kind] as Entity[]).slice(0, 2 * MOST).flatMap((one) => {
      const before = stored.get(idOf<MenuKind>(kind, one));
      if (!before) return [];
      const changes = values.between(kind, before, one);
      const picture = changes.some(({ field }) => field === pictureFields[kind]) ? pictureOf(kind, one) : {};
      return [{ kind, name: short(before.name), isNew: false, values: changes, ...picture }];
    });
  });
  const added = menuKinds.flatMap((kind) =>
    (plan.create[kind] as Entity[])
      .slice(0, 2 * MOST)
      .map((one) => ({ kind, name: short(one.name), isNew: true, values: [], ...pictureOf(kind, one) })),
  );
  return [...changed, ...added].slice(0, 2 * MOST);
}

const pictureFields: Readonly<Partial<Record<MenuKind, string>>> = { items: 'imageUrl', menuGroups: 'image' };
/** Pixels, and characters: a report lists hundreds. */
const THUMBNAIL = 160;
const LONGEST_ADDRESS = 500;

function pictureOf(kind: MenuKind, entity: object): { picture?: string } {
  const reference = (entity as Fields)[pictureFields[kind] ?? ''];
  const picture = typeof reference === 'string' ? copyOf(storefrontImage(reference), THUMBNAIL) : undefined;
  return picture === undefined || picture.length > LONGEST_ADDRESS ? {} : { picture };
}
