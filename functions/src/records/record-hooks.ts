// Record hooks: what a kind of record does besides what all kinds do. Fields that the server fills in, and side effects
// that are written in the same transaction.
import type { RecordKind } from '@bite/shared/api/record-names';
import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import { versionOf } from '../audit/version.ts';
import { sectionsIn, withoutSections, writeSections } from '../catalogue/menu-sections.ts';
import { completeEmployee, updateLinkedUsers } from '../people/employees.ts';
import type { RecordHooks } from './record-hook.ts';

const hooks: Readonly<Partial<Record<RecordKind, RecordHooks>>> = {
  items: {
    complete: (item, before) =>
      before || item['plu'] !== undefined
        ? item
        : { ...item, plu: suggestedPlu('items', Number(item['itemId']), String(item['name'])) },
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
  jobs: {
    complete: (job, before, { uid }) =>
      before && versionOf(job) === versionOf(before) ? job : { ...job, updatedBy: uid },
  },
};

export const hooksOf = (kind: RecordKind): RecordHooks => hooks[kind] ?? {};
