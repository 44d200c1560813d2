// Sums up the import result by field, for the report.
import type { ObjectName, Source } from './catalog.ts';
import { generalPath, leavesOf } from './leaves.ts';
import type { FieldCount, FieldNote, ObjectNote, ValueCounts } from './report.ts';

export type ValueOutcome = { kind: 'carried' | 'notNeeded' } | { kind: 'notCarried'; why: string };

export interface Accounts {
  leftOut: ObjectNote[];
  notCarried: FieldNote[];
  notNeeded: FieldCount[];
  values: ValueCounts;
}

export class AccountBook {
  private readonly leftOut = new Map<string, ObjectNote>();
  private readonly notCarried = new Map<string, FieldNote>();
  private readonly notNeeded = new Map<string, FieldCount>();
  private readonly values: ValueCounts = {
    inFile: 0,
    carried: 0,
    notNeeded: 0,
    notCarried: 0,
    inObjectsLeftOut: 0,
  };

  leaveOut({ type, id, name, raw, repeated }: Source, why: string): void {
    const count = leavesOf(raw).length + repeated;
    this.values.inFile += count;
    this.values.inObjectsLeftOut += count;
    const key = `${type} ${why}`;
    const note = this.leftOut.get(key) ?? { type, why, objects: [] };
    note.objects.push({ type, id, name });
    this.leftOut.set(key, note);
  }

  note({ type, id, name }: ObjectName, path: string, fate: ValueOutcome): void {
    this.values.inFile += 1;
    this.values[fate.kind] += 1;
    const field = `${type} ${generalPath(path)}`;
    if (fate.kind === 'notNeeded') this.add(field, 1);
    if (fate.kind !== 'notCarried') return;
    const { why } = fate;
    const key = `${field} ${why}`;
    const note = this.notCarried.get(key) ?? { field, count: 0, why, example: { type, id, name } };
    note.count += 1;
    this.notCarried.set(key, note);
  }

  /** Values that the file contains twice. */
  repeat({ type, repeated }: Source): void {
    if (repeated === 0) return;
    this.values.inFile += repeated;
    this.values.notNeeded += repeated;
    this.add(`${type} (the same object once more)`, repeated);
  }

  private add(field: string, count: number): void {
    const note = this.notNeeded.get(field) ?? { field, count: 0 };
    note.count += count;
    this.notNeeded.set(field, note);
  }

  /** Most frequent first. */
  accounts(): Accounts {
    const byCount = (one: FieldCount, other: FieldCount) => other.count - one.count;
    return {
      leftOut: [...this.leftOut.values()],
      notCarried: [...this.notCarried.values()].sort(byCount),
      notNeeded: [...this.notNeeded.values()].sort(byCount),
      values: this.values,
    };
  }
}
