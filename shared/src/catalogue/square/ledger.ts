// Tracks every value of the file: the mapping claims the values it uses, and unclaimed ones are reported as not imported.
import { AccountBook, type Accounts, type ValueOutcome } from './account-book.ts';
import { type ObjectName, objectKey, type Source } from './catalog.ts';
import { isDefault, isMetadata, whyNotCarried } from './known-values.ts';
import { generalPath, leavesOf } from './leaves.ts';

/** 'a.b[0]' is covered by itself, 'a.b' and 'a'; the longest claim decides. */
function* coveringPaths(path: string): Generator<string> {
  yield path;
  for (let end = path.length - 1; end > 0; end--) {
    if (path[end] === '.' || path[end] === '[') yield path.slice(0, end);
  }
}

/** A claimed path covers everything below it; a later claim of the same path replaces an earlier one. */
export class Ledger {
  private readonly fates = new Map<string, Map<string, ValueOutcome>>();
  private readonly leftOut = new Map<string, string>();

  /** The values are contained in the menu. */
  carried(object: ObjectName, ...paths: string[]): void {
    for (const path of paths) this.settle(object, path, { kind: 'carried' });
  }

  /** The values can be ignored without loss. */
  notNeeded(object: ObjectName, ...paths: string[]): void {
    for (const path of paths) this.settle(object, path, { kind: 'notNeeded' });
  }

  notCarried(object: ObjectName, why: string, ...paths: string[]): void {
    for (const path of paths) this.settle(object, path, { kind: 'notCarried', why });
  }

  /** The whole object is not imported. */
  leaveOut(object: ObjectName, why: string): void {
    this.leftOut.set(objectKey(object), why);
  }

  private settle(object: ObjectName, path: string, fate: ValueOutcome): void {
    const own = this.fates.get(objectKey(object)) ?? new Map<string, ValueOutcome>();
    this.fates.set(objectKey(object), own.set(path, fate));
  }

  /** The result for one value. */
  fateOf(source: Source, path: string, value: unknown): ValueOutcome {
    const claims = this.fates.get(objectKey(source));
    for (const covering of coveringPaths(path)) {
      const fate = claims?.get(covering);
      if (fate) return value === '' && fate.kind === 'notCarried' ? { kind: 'notNeeded' } : fate;
      if (isMetadata(generalPath(covering))) return { kind: 'notNeeded' };
    }
    if (isDefault(generalPath(path), value)) return { kind: 'notNeeded' };
    return { kind: 'notCarried', why: whyNotCarried([...coveringPaths(path)].map(generalPath)) };
  }

  /** The account of these objects, with each value exactly once. */
  accounts(sources: readonly Source[]): Accounts {
    const book = new AccountBook();
    for (const source of sources) {
      const why = this.leftOut.get(objectKey(source));
      if (why !== undefined) {
        book.leaveOut(source, why);
        continue;
      }
      for (const [path, value] of leavesOf(source.raw))
        book.note(source, path, this.fateOf(source, path, value));
      book.repeat(source);
    }
    return book.accounts();
  }
}
