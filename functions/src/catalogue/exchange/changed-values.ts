// What changes of the entities that an import replaces, value by value, as people read it: with names for ids. Values that
// would make a report larger than a document are left out, their fields are not.
import type { AuditChange } from '@bite/shared/audit/audit-entry.schema';
import type { Menu, MenuKind } from '@bite/shared/catalogue/menu.schema';
import { changedFields } from '@bite/shared/kernel/fields';
import { type ReferenceNames, withNames } from './reference-names.ts';

const MOST_FIELDS = 50;
/** Characters of JSON: of one field, and of all that a report has. A document holds 1 MiB. */
const LONGEST_VALUE = 20_000;
const LONGEST_VALUES = 250_000;

/** What the server keeps for itself. */
const unsaid: ReadonlySet<string> = new Set(['updatedAt', 'lastPartId']);

export class ChangedValues {
  private left = LONGEST_VALUES;
  private readonly names: ReferenceNames;

  constructor(names: ReferenceNames) {
    this.names = names;
  }

  between(kind: MenuKind, before: Menu[MenuKind][number], after: Menu[MenuKind][number]): AuditChange[] {
    const [from, to] = [withNames(kind, before, this.names), withNames(kind, after, this.names)];
    return changedFields(before, after)
      .filter((field) => !unsaid.has(field))
      .slice(0, MOST_FIELDS)
      .map((field) => this.fitting({ field, from: from[field], to: to[field] }));
  }

  private fitting(change: AuditChange): AuditChange {
    const { length } = JSON.stringify(change);
    if (length > LONGEST_VALUE || length > this.left) return { field: change.field };
    this.left -= length;
    return change;
  }
}
