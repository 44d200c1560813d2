// What every format of a menu file is read to: one neutral plan (menu-draft.ts), what of the file has no place in it, and the
// faults for which nothing can be imported.
import type { MenuKind } from '../menu.schema.ts';
import { emptyDraft, type MenuDraft } from '../menu-draft.ts';

export const menuFileFormats = ['bite', 'csv', 'square', 'open-menu', 'uber-eats'] as const;
export type MenuFileFormat = (typeof menuFileFormats)[number];

/** Something that the file has and Bite does not take. */
export interface Loss {
  /** What the file calls it: 'ITEM item_data.abbreviation'. */
  what: string;
  why: string;
  count: number;
  /** The name of one thing that has it. */
  example: string;
}

export interface FileFault {
  /** The line of a table, the first of which is 1; absent in other formats. */
  row?: number | undefined;
  /** The column or the field. */
  field: string;
  /** The name of the thing at fault; '' if it is the file. */
  name: string;
  message: string;
}

/** What the restaurant has by a name, for formats that refer by names. */
export interface Named {
  id: number;
  name: string;
}

export interface FileContext {
  /** ISO 4217 */
  currency: string;
  taxRates: readonly Named[];
  modifierGroups: readonly Named[];
  prepStations: readonly Named[];
}

/** How a merge treats what the restaurant has (merge-imported-menu.ts). */
export interface MergeRules {
  /** Finds entities that no earlier import brought: by their guid, else by a name that only one has. */
  matchesStored: boolean;
  /** The file is the whole menu: an item leaves groups in which the file does not have it. */
  isWhole: boolean;
  /** Items of stored groups keep their order, and modifier groups of stored items their limits. */
  keepsArrangement: boolean;
  /** Modifier groups that staff added to an item stay, though the file does not name them. */
  keepsOwnModifierGroups: boolean;
  /** What modifiers cost at an item of the restaurant stays, since the file says nothing of it. */
  keepsOwnPrices: boolean;
}

export interface MenuFile {
  draft: MenuDraft;
  rules: MergeRules;
  losses: Loss[];
  /** Sentences for the person who imports. */
  notes: string[];
  /** The lines of a table that each draft comes from, by kind and key: `rowKey`. */
  rows: ReadonlyMap<string, readonly number[]>;
}

/** A faulty file may be readable with stand-ins where its faults are, so that faults of every kind are found at once. */
export type MenuFileReading =
  | ({ ok: true } & MenuFile)
  | { ok: false; faults: FileFault[]; standIn?: MenuFile | undefined };

export const rowKey = (kind: MenuKind, key: string): string => `${kind} ${key}`;

/** Lines of a table below its header, the empty ones left aside. */
export const MOST_ROWS = 20_000;

/** Of one kind, such as items or tags: far above what a restaurant has. Each takes memory of the server. */
export const MOST_OF_A_KIND = 20_000;

/** Nobody corrects more in one go: it is another kind of file, or its columns are matched wrongly. */
export const MOST_FAULTS = 5000;

/** Characters; larger menus are imported on the command line. */
export const LONGEST_MENU_FILE = 4_000_000;

/** Nobody finds a dish below more sections, and whatever reads a menu goes down each. */
export const MOST_LEVELS = 20;
export const TOO_DEEP = `A menu group may lie below ${MOST_LEVELS - 1} others at most`;

/** Adds up losses of one kind. */
export class LossBook {
  private readonly losses = new Map<string, Loss>();

  add(what: string, why: string, example: string, count = 1): void {
    const known = this.losses.get(`${what}\n${why}`);
    if (known) known.count += count;
    else this.losses.set(`${what}\n${why}`, { what, why, count, example });
  }

  /** Most frequent first. */
  all(): Loss[] {
    return [...this.losses.values()].sort((one, other) => other.count - one.count);
  }
}

/** A format other than Square's: it states what it states of a menu, and entities are found again by their names. */
export const foreignRules: MergeRules = {
  matchesStored: true,
  isWhole: false,
  keepsArrangement: false,
  keepsOwnModifierGroups: false,
  keepsOwnPrices: true,
};

export const aFault = (message: string, about: Partial<FileFault> = {}): FileFault => ({
  field: '',
  name: '',
  ...about,
  message,
});

export const refused = (...faults: FileFault[]): MenuFileReading => ({ ok: false, faults });

/** A file that holds nothing is a mistake, not an empty menu. */
export function orEmptyFault(file: MenuFile): MenuFileReading {
  const empty = emptyDraft();
  const kinds = Object.keys(empty) as MenuKind[];
  if (kinds.every((kind) => file.draft[kind].length === 0)) return refused(aFault('The file holds no menu'));
  return { ok: true, ...file };
}
