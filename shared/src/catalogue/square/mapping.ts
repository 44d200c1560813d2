// What the parts of the mapping share: the importer's options, and the record of used values.
import type { ObjectName } from './catalog.ts';
import { Ledger } from './ledger.ts';
import type { Remark } from './report.ts';

export interface SquareOptions {
  /** The restaurant's currency; the file's prices must be in it. */
  currency: string;
  /** Square's id of the restaurant's location. Without it everything is imported, wherever it is sold. */
  location?: string | undefined;
  /** Sell items online that the file excludes. */
  sellOnline?: boolean | undefined;
}

export class Remarks {
  private readonly byText = new Map<string, Remark>();

  add(text: string, object: ObjectName): void {
    const remark = this.byText.get(text) ?? { text, objects: [] };
    remark.objects.push({ type: object.type, id: object.id, name: object.name });
    this.byText.set(text, remark);
  }

  all(): Remark[] {
    return [...this.byText.values()];
  }
}

export interface Mapping {
  options: SquareOptions;
  ledger: Ledger;
  remarks: Remarks;
  /** Why an item is not sold online. */
  offline: Remarks;
}

export function startMapping(options: SquareOptions): Mapping {
  return { options, ledger: new Ledger(), remarks: new Remarks(), offline: new Remarks() };
}

/** Sorted by ordinal, then by position in the file; without an ordinal at the end. */
export function inOrder<Entry>(
  entries: readonly Entry[],
  ordinalOf: (entry: Entry) => number | undefined,
): Entry[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...entries].sort((one, other) => (ordinalOf(one) ?? last) - (ordinalOf(other) ?? last));
}
