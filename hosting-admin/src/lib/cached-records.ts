// The cached list of all records of a kind, changed ahead of the server's answer and rolled back if it refuses.
import type { RecordKind } from '@bite/shared/records/record-names';
import type { QueryClient } from '@tanstack/react-query';
import type { ListOf, RecordOf, Versioned } from './record-types.ts';

/** Updates the cached list, which is sorted by id, one record at a time, so that a rollback affects no other change. */
export function cachedList<Kind extends RecordKind>(
  client: QueryClient,
  queryKey: readonly unknown[],
  idOf: (record: RecordOf<Kind>) => number,
) {
  const read = () => client.getQueryData<ListOf<Kind>>(queryKey)?.records ?? [];
  const write = (records: Versioned<Kind>[]): void => {
    client.setQueryData<ListOf<Kind>>(queryKey, (present) => present && { ...present, records });
  };
  const indexOf = (id: number): number => read().findIndex(({ record }) => idOf(record) === id);
  const insert = (entry: Versioned<Kind>): void => {
    const next = read().findIndex(({ record }) => idOf(record) > idOf(entry.record));
    write(read().toSpliced(next < 0 ? read().length : next, 0, entry));
  };
  return {
    stopReading: () => client.cancelQueries({ queryKey }),
    get: (id: number) => read()[indexOf(id)],
    put(id: number, entry: Versioned<Kind>): void {
      const index = indexOf(id);
      if (index < 0) insert(entry);
      else write(read().with(index, entry));
    },
    take(id: number): Versioned<Kind> | undefined {
      const index = indexOf(id);
      const entry = read()[index];
      if (entry) write(read().toSpliced(index, 1));
      return entry;
    },
    /** Returns false if it is there. */
    putBack(entry: Versioned<Kind>): boolean {
      const isMissing = indexOf(idOf(entry.record)) < 0;
      if (isMissing) insert(entry);
      return isMissing;
    },
  };
}
