// The sections that a file names for its items by their way from the top: 'Dinner', 'Pizza'.
import type { Draft, MenuGroupEntry, MenuGroupFields } from '../menu-draft.ts';
import { rowKey } from './menu-file.ts';

interface Section {
  draft: Draft<MenuGroupFields>;
  items: MenuGroupEntry[];
  itemKeys: Set<string>;
  rows: Set<number>;
}

const keyOf = (path: readonly string[]): string =>
  `path:${path.map((name) => name.toLowerCase()).join('\u0000')}`;

export class SectionBook {
  private readonly sections = new Map<string, Section>();

  /** Puts the item into the section at `path`, whose last name is the section's own. */
  put(path: readonly string[], itemKey: string, row: number): void {
    const section = this.at(path, row);
    if (!section || section.itemKeys.has(itemKey)) return;
    section.itemKeys.add(itemKey);
    section.items.push({ itemId: itemKey, position: section.items.length });
  }

  private at(path: readonly string[], row: number): Section | undefined {
    const name = path.at(-1);
    if (name === undefined) return undefined;
    const parent = this.at(path.slice(0, -1), row);
    const key = keyOf(path);
    const known = this.sections.get(key);
    known?.rows.add(row);
    if (known) return known;
    const section: Section = {
      rows: new Set([row]),
      items: [],
      itemKeys: new Set(),
      draft: {
        key,
        fields: { name, ...(parent && { parentId: parent.draft.key }) },
        initially: { position: this.sections.size },
      },
    };
    this.sections.set(key, section);
    return section;
  }

  get size(): number {
    return this.sections.size;
  }

  /** Sections that hold only others say nothing of their items. */
  drafts(): Draft<MenuGroupFields>[] {
    return [...this.sections.values()].map(({ draft, items }) => ({
      ...draft,
      fields: { ...draft.fields, ...(items.length > 0 && { items }) },
    }));
  }

  /** The lines that each section stands in, with those of the sections below it. */
  rows(): [string, number[]][] {
    return [...this.sections].map(([key, { rows }]) => [rowKey('menuGroups', key), [...rows]]);
  }
}
