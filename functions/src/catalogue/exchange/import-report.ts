// The report on a planned import: what changes, what is lost, and what to know. Lists are cut off, so that no file makes a
// report larger than a document.
import type { Loss } from '@bite/shared/catalogue/exchange/menu-file';
import type { MenuImportReport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { idOf, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { changedFields, type Fields } from '@bite/shared/kernel/fields';
import { copyOf } from '@bite/shared/media/picture-source';
import { storefrontImage } from '@bite/shared/media/storefront-image';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { missingFromFile, onPublicMenu, partsRemoved } from '../menu-import-notes.ts';
import type { PlannedImport } from './plan-import.ts';

const MOST = 200;
const LONGEST = 200;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const few = (texts: readonly string[]): string[] => texts.slice(0, MOST).map(short);

export function reportOnImport(planned: PlannedImport, restaurant: Restaurant): MenuImportReport {
  const { open, file, plan, untaxed } = planned;
  return {
    changes: menuKinds.flatMap((kind) => changesIn(kind, open.menu, planned)).slice(0, 2 * MOST),
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

function changesIn(
  kind: MenuKind,
  menu: Menu,
  { plan: { create, replace } }: PlannedImport,
): MenuImportReport['changes'] {
  type Entity = Menu[MenuKind][number];
  const before = new Map((menu[kind] as Entity[]).map((one) => [idOf<MenuKind>(kind, one), one]));
  const added = (create[kind] as Entity[]).map((one) => ({
    kind,
    name: short(one.name),
    isNew: true,
    fields: [],
    emptied: [],
    ...pictureOf(kind, one),
  }));
  const changed = (replace[kind] as Entity[]).map((one) => {
    const fields = changedFields(before.get(idOf<MenuKind>(kind, one)) ?? {}, one)
      .filter((field) => field !== 'updatedAt' && field !== 'lastPartId')
      .slice(0, 50);
    const emptied = fields.filter((field) => isEmpty((one as Fields)[field]));
    const picture = fields.includes(pictureFields[kind] ?? '') ? pictureOf(kind, one) : {};
    return { kind, name: short(one.name), isNew: false, fields, emptied, ...picture };
  });
  return [...added, ...changed];
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

/** A field that changes to it had a value. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
