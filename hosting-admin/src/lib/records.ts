// Records of any kind below a restaurant: read, created, changed, deleted and brought back, with one query key. All but a creation
// is shown optimistically and rolled back if the server refuses it.
import { type Call, CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { mergePatch } from '@bite/shared/kernel/entity';
import type { RestaurantRef } from '@bite/shared/paths';
import { canBeTakenOff } from '@bite/shared/records/batch';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import {
  queryOptions,
  type UseMutateAsyncFunction,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { cachedList } from './cached-records.ts';
import { allRecords } from './pages.ts';
import { usePorts } from './ports-context.tsx';
import type { DeletedRecord, ListOf, RecordOf, Versioned } from './record-types.ts';

export type { DeletedRecord, InputOf, ListOf, RecordOf, Versioned } from './record-types.ts';

/** Endpoint names are built from the kind's name, which types cannot express. */
export type AnyCall = (name: string, options: SomeCallOptions) => Promise<unknown>;

export const parametersOf = ({ tenantId, restaurantId }: RestaurantRef) => ({ tenantId, restaurantId });

/** The key of all kinds of records of a restaurant. */
export const ofPlace = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['records', tenantId, restaurantId] as const;

export const keyOf = (kind: RecordKind, place: RestaurantRef) => [...ofPlace(place), kind] as const;

/** All records: no kind has more than a restaurant's staff can look through. */
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

/** The deleted ones that can be brought back, the latest first. */
export const deletedRecordsQuery = <Kind extends RecordKind>(call: Call, kind: Kind, place: RestaurantRef) =>
  queryOptions({
    queryKey: [...keyOf(kind, place), 'deleted'],
    queryFn: ({ signal }) =>
      allRecords(
        (query) =>
          (call as unknown as AnyCall)(`listDeleted${recordNames[kind].many}`, {
            parameters: parametersOf(place),
            query,
            signal,
          }) as Promise<{ records: DeletedRecord<Kind>[] }>,
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

/** Each resolves with the server's answer and throws its CallError. */
export interface RecordWrites<Kind extends RecordKind> {
  create: Mutate<Versioned<Kind>, object>;
  update: Mutate<Versioned<Kind>, Update>;
  remove: Mutate<unknown, { recordId: number }>;
  /** Brings back a deleted record, as it was. May be repeated: one that is there stays as it is. */
  restore: Mutate<Versioned<Kind>, Versioned<Kind>>;
}
type Mutate<Answer, Request> = UseMutateAsyncFunction<Answer, Error, Request, unknown>;

/** @param idOf Returns the id of a record of the kind. */
export function useRecordWrites<Kind extends RecordKind>(
  kind: Kind,
  place: RestaurantRef,
  idOf: (record: RecordOf<Kind>) => number,
): RecordWrites<Kind> {
  const { call } = usePorts();
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
  // Other lists and the history are reloaded when they are next shown.
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
    mutationFn: ({ recordId }: { recordId: number }) => send(`delete${one}`, {}, recordId).catch(assertGone),
    onMutate: async ({ recordId }) => {
      await list.stopReading();
      return list.take(recordId);
    },
    onError: (_error, _request, taken) => taken && list.putBack(taken),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ record }: Versioned<Kind>) => send(`restore${one}`, {}, idOf(record)),
    onMutate: async (entry) => {
      await list.stopReading();
      return list.putBack(entry);
    },
    onSuccess: keep,
    onError: (_error, { record }, isShownAgain) => isShownAgain && list.take(idOf(record)),
    onSettled: () => {
      onSettled();
      // It is back in what listed it.
      if (canBeTakenOff(kind)) void client.invalidateQueries({ queryKey: ofPlace(place) });
    },
  });
  return {
    create: create.mutateAsync,
    update: update.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}

/** Deleted by an attempt whose answer was lost, or by somebody else: either way it is gone. */
function assertGone(error: unknown): undefined {
  if (error instanceof CallError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
