// Converts a Square catalogue to a menu, with a report on everything in it. Pure: stores nothing and assigns no ids.
import { type Draft, emptyDraft, type ItemFields, type MenuDraft } from '../menu-draft.ts';
import type { Catalog, Fault, Parsed, ParsedItem, ParsedModifierList } from './catalog.ts';
import type { Tax } from './catalog-object.schema.ts';
import { checkCatalog } from './check-catalog.ts';
import { tableOf } from './leaves.ts';
import { mapCategories } from './map-categories.ts';
import { mapItemTaxes } from './map-item-taxes.ts';
import { mapItemTexts } from './map-item-texts.ts';
import { mapModifierList } from './map-modifier-list.ts';
import { mapModifierUses } from './map-modifier-uses.ts';
import { mapOnline } from './map-online.ts';
import { mapPricing } from './map-pricing.ts';
import { mapTax } from './map-tax.ts';
import { type Mapping, type SquareOptions, startMapping } from './mapping.ts';
import { readCatalog } from './read-catalog.ts';
import type { SquareReport } from './report.ts';
import { reportOn } from './report-on.ts';

export interface SquareMenu {
  /** Keys are Square's ids. */
  draft: MenuDraft;
  report: SquareReport;
}

export type SquareMapping = ({ ok: true } & SquareMenu) | { ok: false; faults: Fault[] };

/** `file` is the parsed JSON. A broken file returns all its errors and no menu. */
export function mapSquareCatalog(file: unknown, options: SquareOptions): SquareMapping {
  const { catalog, faults: unreadable } = readCatalog(file);
  const faults = [...unreadable, ...checkCatalog(catalog, options.currency)];
  if (faults.length > 0) return { ok: false, faults };
  const mapping = startMapping(options);
  const draft = mapMenu(catalog, mapping);
  return { ok: true, draft, report: reportOn(catalog, draft, mapping) };
}

/** Requires a catalogue without errors. Claims are recorded in `mapping`. */
export function mapMenu(catalog: Catalog, mapping: Mapping): MenuDraft {
  leaveOutTheRest(catalog, mapping);
  const taxes = mapAll(catalog.taxes, (tax) => mapTax(tax, mapping));
  const lists = mapAll(catalog.modifierLists, (list) => mapModifierList(list, mapping));
  return {
    ...emptyDraft(),
    taxRates: taxes.drafts,
    modifierGroups: lists.drafts,
    items: catalog.items.map((item) => mapItem(item, taxes.mapped, lists.mapped, mapping)),
    menuGroups: mapCategories(catalog.categories, catalog.items, mapping),
  };
}

interface Mapped<Object, Fields> {
  drafts: Draft<Fields>[];
  /** The objects with a draft, by Square id. */
  mapped: Map<string, Object>;
}

function mapAll<Object extends Parsed<unknown>, Fields>(
  objects: readonly Object[],
  map: (object: Object) => Draft<Fields> | undefined,
): Mapped<Object, Fields> {
  const pairs = objects.flatMap((object) => {
    const draft = map(object);
    return draft ? [{ object, draft }] : [];
  });
  return {
    drafts: pairs.map(({ draft }) => draft),
    mapped: new Map(pairs.map(({ object }) => [object.source.id, object])),
  };
}

function mapItem(
  item: ParsedItem,
  taxes: ReadonlyMap<string, Parsed<Tax>>,
  lists: ReadonlyMap<string, ParsedModifierList>,
  mapping: Mapping,
): Draft<ItemFields> {
  const { fields, isSoldHere } = mapPricing(item, mapping);
  return {
    key: item.source.id,
    fields: {
      ...mapItemTexts(item, mapping),
      ...fields,
      modifierGroups: mapModifierUses(item, lists, mapping),
      ...mapItemTaxes(item, taxes, mapping),
      onlineOrdering: mapOnline(item, isSoldHere, mapping),
    },
  };
}

const mappedTypes = new Set([
  'CATEGORY',
  'TAX',
  'MODIFIER_LIST',
  'MODIFIER',
  'ITEM',
  'ITEM_VARIATION',
  'FILE',
]);
const whyNotMapped = tableOf({
  DISCOUNT: 'discounts are not part of the menu',
  IMAGE: 'pictures stay with Square: upload them to Bite',
});

function leaveOutTheRest({ sources, items, modifierLists }: Catalog, { ledger }: Mapping): void {
  const parts = [
    ...items.flatMap(({ variations }) => variations),
    ...modifierLists.flatMap(({ modifiers }) => modifiers),
  ];
  const owned = new Set(parts.map(({ source }) => source));
  for (const source of sources) {
    const isPart = source.type === 'MODIFIER' || source.type === 'ITEM_VARIATION';
    if (source.isDeleted) ledger.leaveOut(source, 'is deleted in Square');
    else if (!mappedTypes.has(source.type))
      ledger.leaveOut(source, whyNotMapped.get(source.type) ?? 'Bite has nothing of this kind');
    else if (isPart && !owned.has(source))
      ledger.leaveOut(source, 'belongs to an object that is deleted in Square');
  }
}
