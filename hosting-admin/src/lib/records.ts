// Records of any kind below a restaurant: read, created, changed and deleted, under one key. Changes and deletions show at
// once, and are taken back where the server refuses them.
import type { Call, SomeCallOptions } from '@bite/shared/api/client';
import { type RecordKind, recordNames } from '@bite/shared/api/record-names';
import { mergePatch } from '@bite/shared/kernel/entity';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKindTable } from '@bite/shared/records/record-kinds';
import {
  type QueryClient,
  queryOptions,
  type UseMutateAsyncFunction,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { allRecords } from './pages.ts';
import { usePlatform } from './platform.tsx';

export type RecordOf<Kind extends RecordKind> = z.output<RecordKindTable[Kind]['shown']>;
/** What a form of such a record holds. */
export type InputOf<Kind extends RecordKind> = z.input<RecordKindTable[Kind]['entity']['create']>;

/** A record as it was read; a change names that version. */
export interface Versioned<Kind extends RecordKind> {
  record: RecordOf<Kind>;
  version: string;
}

export interface ListOf<Kind extends RecordKind> {
  records: Versioned<Kind>[];
  /** Stored, but left out because they cannot be read. */
  unreadable: { recordId: string; reason: string }[];
}

/** Names of endpoints are made of the kind's, which no type can follow. */
type AnyCall = (name: string, options: SomeCallOptions) => Promise<unknown>;

const parametersOf = ({ tenantId, restaurantId }: RestaurantRef) => ({ tenantId, restaurantId });

const keyOf = (kind: RecordKind, { tenantId, restaurantId }: RestaurantRef) =>
  ['records', tenantId, restaurantId, kind] as const;

/** All of them: no kind has more than a restaurant's people can look through. */
export const recordsQuery = <Kind extends RecordKind>(call: Call, kind: Kind, place: RestaurantRef) =>
  queryOptions({
    queryKey: [...keyOf(kind, place), 'all'],
    queryFn: ({ signal }): Promise<ListOf<Kind>> =>
      allRecords(
        (query) =>
          (call as unknown as AnyCall)(`list${recordNames[kind].many}`, {
            parameters: parametersOf(place),
            query,
            signal,
          }) as Promise<ListOf<Kind>>,
      ),
  });

export const recordQuery = <Kind extends RecordKind>(
  call: Call,
  kind: Kind,
  place: RestaurantRef,
  recordId: number,
) =>
  queryOptions({
    queryKey: [...keyOf(kind, place), 'one', recordId],
    queryFn: ({ signal }) =>
      (call as unknown as AnyCall)(`get${recordNames[kind].one}`, {
        parameters: { ...parametersOf(place), recordId },
        signal,
      }) as Promise<Versioned<Kind>>,
  });

interface Update {
  recordId: number;
  version: string;
  /** A merge patch (RFC 7386). */
  changes: object;
}

/** Each settles when the server has answered, and throws its CallError. */
export interface RecordWrites<Kind extends RecordKind> {
  create: Mutate<Versioned<Kind>, object>;
  update: Mutate<Versioned<Kind>, Update>;
  remove: Mutate<unknown, { recordId: number }>;
}
type Mutate<Answer, Request> = UseMutateAsyncFunction<Answer, Error, Request, unknown>;

/** @param idOf The number of a record of the kind. */
export function useRecordWrites<Kind extends RecordKind>(
  kind: Kind,
  place: RestaurantRef,
  idOf: (record: RecordOf<Kind>) => number,
): RecordWrites<Kind> {
  const { call } = usePlatform();
  const client = useQueryClient();
  const list = cachedList<Kind>(client, recordsQuery(call, kind, place).queryKey, idOf);
  const { one } = recordNames[kind];
  const send = (name: string, options: SomeCallOptions, recordId?: number) =>
    (call as unknown as AnyCall)(name, {
      ...options,
      parameters: { ...parametersOf(place), ...(recordId !== undefined && { recordId }) },
    }) as Promise<Versioned<Kind>>;
  const keep = (saved: Versioned<Kind>): void => {
    list.put(idOf(saved.record), saved);
    client.setQueryData(recordQuery(call, kind, place, idOf(saved.record)).queryKey, saved);
  };
  // Lists elsewhere, and what was changed: read anew when they are next looked at.
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: keyOf(kind, place) });
    void client.invalidateQueries({ queryKey: ['audit'] });
  };

  const create = useMutation({
    mutationFn: (body: object) => send(`create${one}`, { body }),
    onSuccess: keep,
    onSettled,
  });
  const update = useMutation({
    mutationFn: ({ recordId, version, changes }: Update) =>
      send(`update${one}`, { body: { version, changes } }, recordId),
    onMutate: async ({ recordId, changes }) => {
      await list.stopReading();
      const before = list.get(recordId);
      if (before)
        list.put(recordId, { ...before, record: mergePatch(before.record, changes) as RecordOf<Kind> });
      return before;
    },
    onSuccess: keep,
    onError: (_error, { recordId }, before) => before && list.put(recordId, before),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ recordId }: { recordId: number }) => send(`delete${one}`, {}, recordId),
    onMutate: async ({ recordId }) => {
      await list.stopReading();
      return list.take(recordId);
    },
    onError: (_error, _request, taken) => taken && list.putBack(taken),
    onSettled,
  });
  return { create: create.mutateAsync, update: update.mutateAsync, remove: remove.mutateAsync };
}

interface Taken<Kind extends RecordKind> {
  index: number;
  entry: Versioned<Kind>;
}

/** The list in the cache, one record at a time, so that what is taken back touches no other change. */
function cachedList<Kind extends RecordKind>(
  client: QueryClient,
  queryKey: readonly unknown[],
  idOf: (record: RecordOf<Kind>) => number,
) {
  const read = () => client.getQueryData<ListOf<Kind>>(queryKey)?.records ?? [];
  const write = (records: Versioned<Kind>[]): void => {
    client.setQueryData<ListOf<Kind>>(queryKey, (present) => present && { ...present, records });
  };
  const indexOf = (id: number): number => read().findIndex(({ record }) => idOf(record) === id);
  return {
    stopReading: () => client.cancelQueries({ queryKey }),
    get: (id: number) => read()[indexOf(id)],
    put(id: number, entry: Versioned<Kind>): void {
      const index = indexOf(id);
      write(index < 0 ? [...read(), entry] : read().with(index, entry));
    },
    take(id: number): Taken<Kind> | undefined {
      const index = indexOf(id);
      const entry = read()[index];
      if (entry) write(read().toSpliced(index, 1));
      return entry && { index, entry };
    },
    putBack({ index, entry }: Taken<Kind>): void {
      if (indexOf(idOf(entry.record)) < 0) write(read().toSpliced(index, 0, entry));
    },
  };
}
