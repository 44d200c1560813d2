// What a kind of record does in addition to all others: fields that the server fills in, and side effects that are written
// in the same transaction.

import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { versionOf } from '../audit/version.ts';
import { withoutSoldOut, withSoldOut, writeSoldOut } from '../catalogue/item-sold-out.ts';
import { sectionsIn, withoutSections, writeSections } from '../catalogue/menu-sections.ts';
import { promotionSideEffects, withUses } from '../ordering/promotion-hooks.ts';
import { assertZonesFit } from '../ordering/zone-limits.ts';
import { completeEmployee, updateLinkedUsers } from '../people/employees.ts';
import type { RecordHooks } from './record-hook.ts';

const hooks: Readonly<Partial<Record<RecordKind, RecordHooks>>> = {
  items: {
    complete: (item, before) => {
      const own = withoutSoldOut(item);
      return before || own['plu'] !== undefined
        ? own
        : { ...own, plu: suggestedPlu('items', Number(own['itemId']), String(own['name'])) };
    },
    present: (reader, { place, restaurantGuid, now }, items) =>
      withSoldOut(reader, place, restaurantGuid, items, now),
    sideEffects: writeSoldOut,
  },
  menuGroups: {
    recordFields: withoutSections,
    siblings: (sent) =>
      sectionsIn(sent).map(({ menuGroupId, fields, field }) => ({
        isNew: menuGroupId === undefined,
        fields,
        at: `${field}.`,
      })),
    sideEffects: writeSections,
  },
  employees: { complete: completeEmployee, sideEffects: updateLinkedUsers },
  deliveryZones: { sideEffects: assertZonesFit },
  jobs: {
    complete: (job, before, { uid }) =>
      before && versionOf(job) === versionOf(before) ? job : { ...job, updatedBy: uid },
  },
  promotions: { present: withUses, sideEffects: promotionSideEffects },
};

export const hooksOf = (kind: RecordKind): RecordHooks => hooks[kind] ?? {};
