// Builds the report after the mapping.
import type { MenuDraft } from '../menu-draft.ts';
import type { Catalog, Source } from './catalog.ts';
import { leavesOf } from './leaves.ts';
import type { Mapping } from './mapping.ts';
import type { CarriedCounts, OnlineReport, SquareReport } from './report.ts';

export function reportOn(catalog: Catalog, draft: MenuDraft, mapping: Mapping): SquareReport {
  const { location } = mapping.options;
  const locations = locationsIn(catalog.sources);
  if (location !== undefined && !locations.includes(location)) {
    mapping.remarks.add(`the file does not name the location ${location}`, catalog.beside);
  }
  return {
    objects: countByType(catalog.sources),
    locations,
    carried: countCarried(draft),
    notSoldOnline: notSoldOnline(mapping),
    remarks: mapping.remarks.all(),
    ...mapping.ledger.accounts([...catalog.sources, catalog.beside]),
  };
}

function countByType(sources: readonly Source[]): SquareReport['objects'] {
  const types = new Map<string, number>();
  for (const { type } of sources) types.set(type, (types.get(type) ?? 0) + 1);
  return [...types].map(([type, count]) => ({ type, count }));
}

const namesLocation = /(^|[._])(location_id|(present|absent)_at_location_ids\[\d+\])$/;

function locationsIn(sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const { raw } of sources) {
    for (const [path, value] of leavesOf(raw)) if (namesLocation.test(path)) found.add(String(value));
  }
  return [...found].sort();
}

function countCarried({ menuGroups, items, modifierGroups, taxRates }: MenuDraft): CarriedCounts {
  const sum = (lists: (readonly unknown[] | undefined)[]) =>
    lists.reduce((count, list) => count + (list?.length ?? 0), 0);
  return {
    menuGroups: menuGroups.length,
    items: items.length,
    sizes: sum(items.map(({ fields }) => fields.sizePrice)),
    modifierGroups: modifierGroups.length,
    modifiers: sum(modifierGroups.map(({ fields }) => fields.modifiers)),
    taxRates: taxRates.length,
  };
}

function notSoldOnline({ offline, options }: Mapping): OnlineReport {
  const reasons = offline.all();
  const objects = new Map(reasons.flatMap((reason) => reason.objects).map((object) => [object.id, object]));
  return {
    items: [...objects.values()].filter(({ type }) => type === 'ITEM'),
    reasons,
    isOverruled: options.sellOnline === true,
  };
}
