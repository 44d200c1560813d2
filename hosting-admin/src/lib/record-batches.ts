// Several records of one kind changed, deleted, brought back or created by one request: shown at once, and each that the server
// refuses is rolled back by itself.
import { CallError } from '@bite/shared/api/client';
import { mergePatch } from '@bite/shared/kernel/entity';
import { errorStatus } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import { type BatchAction, canBeTakenOff, MOST_IN_BATCH } from '@bite/shared/records/batch';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { useQueryClient } from '@tanstack/react-query';
import { cachedList } from './cached-records.ts';
import { callUntilAnswered } from './idempotent-call.ts';
import { usePorts } from './ports-context.tsx';
import type { RecordOf, Versioned } from './record-types.ts';
import { keyOf, ofPlace, parametersOf, recordsQuery } from './records.ts';

export interface BatchResult<Kind extends RecordKind> {
  /** As they are now; deleted ones as they were. */
  done: Versioned<Kind>[];
  failed: { entry: Versioned<Kind>; failure: unknown }[];
}

/** What is to be done with a record: `sent` names it for the server. */
export interface BatchPart<Kind extends RecordKind> {
  entry: Versioned<Kind>;
  sent: object;
}

/** Characters of one request, well below what the server takes. */
const MOST_CHARACTERS_SENT = 400_000;

/** Divides many records into requests. */
export function inRequests<Part extends { sent: object }>(parts: readonly Part[]): Part[][] {
  const requests: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    const size = JSON.stringify(part.sent).length;
    const last = requests.at(-1);
    if (last && last.length < MOST_IN_BATCH && size <= room) last.push(part);
    else requests.push([part]);
    room = (requests.at(-1) === last ? room : MOST_CHARACTERS_SENT) - size;
  }
  return requests;
}

/** One request each, of at most MOST_IN_BATCH parts. None of them throws: who failed is in the result. */
export interface RecordBatches<Kind extends RecordKind> {
  /** `sent` names the changes as a merge patch. */
  update: (parts: readonly (BatchPart<Kind> & { changes: object })[]) => Promise<BatchResult<Kind>>;
  /** @param takeOff Also off all records that list them. */
  remove: (parts: readonly BatchPart<Kind>[], takeOff?: true) => Promise<BatchResult<Kind>>;
  restore: (parts: readonly BatchPart<Kind>[]) => Promise<BatchResult<Kind>>;
  /** `sent` is the new record, `entry` the one that it is made from. Returns the ids of the new ones. */
  create: (parts: readonly BatchPart<Kind>[]) => Promise<BatchResult<Kind> & { made: number[] }>;
}

/** What the cached list shows of a batch: ahead of its answer, and after it. */
interface Shown<Kind extends RecordKind, Part> {
  before?: (part: Part) => unknown;
  done: (part: Part, answer: { recordId: number; version?: string | undefined }) => Versioned<Kind>;
  failed?: (part: Part) => unknown;
}

function settled<Kind extends RecordKind, Part extends BatchPart<Kind>>(
  action: BatchAction,
  parts: readonly Part[],
  { done, refused }: BatchOutcome,
  shown: Shown<Kind, Part>,
): BatchResult<Kind> {
  // Deleted by somebody else: either way it is gone.
  const isGone = ({ code }: BatchOutcome['refused'][number]) => action === 'delete' && code === 'NOT_FOUND';
  const partsAt = (index: number): Part[] => parts.slice(index, index + 1);
  const gone = refused.filter(isGone).flatMap(({ index }) => partsAt(index));
  return {
    done: [
      ...done.flatMap((answer) => partsAt(answer.index).map((part) => shown.done(part, answer))),
      ...gone.map(({ entry }) => entry),
    ],
    failed: refused
      .filter((one) => !isGone(one))
      .flatMap(({ index, code, message, fields, changedBy }) => {
        const failure = new CallError(code, message, errorStatus[code], { details: { fields, changedBy } });
        return partsAt(index).map((part) => rolledBack(part, failure, shown));
      }),
  };
}

function rolledBack<Kind extends RecordKind, Part extends BatchPart<Kind>>(
  part: Part,
  failure: unknown,
  shown: Shown<Kind, Part>,
): BatchResult<Kind>['failed'][number] {
  shown.failed?.(part);
  return { entry: part.entry, failure };
}

/** @param idOf Returns the id of a record of the kind. */
export function useRecordBatches<Kind extends RecordKind>(
  kind: Kind,
  place: RestaurantRef,
  idOf: (record: RecordOf<Kind>) => number,
): RecordBatches<Kind> {
  const { call } = usePorts();
  const client = useQueryClient();
  const list = cachedList<Kind>(client, recordsQuery(call, kind, place).queryKey, idOf);

  /** Throws the error of the whole request. */
  const request = async (
    action: BatchAction,
    records: readonly object[],
    takeOff: true | undefined,
  ): Promise<BatchOutcome> => {
    const body = { action, records, ...(takeOff && { takeOff }) };
    const route = `batch${recordNames[kind].many}` as const;
    const answer = await callUntilAnswered(call, route, { parameters: parametersOf(place), body });
    return answer as BatchOutcome;
  };

  /** Shows the change, sends it, and shows what came of it. */
  const send = async <Part extends BatchPart<Kind>>(
    action: BatchAction,
    parts: readonly Part[],
    shown: Shown<Kind, Part>,
    takeOff?: true,
  ): Promise<BatchResult<Kind>> => {
    await list.stopReading();
    for (const part of parts) shown.before?.(part);
    const sent = parts.map((part) => part.sent);
    const outcome = await request(action, sent, takeOff).catch((failure: unknown) => ({ failure }));
    // What lists them has changed along with them.
    const isWider = takeOff || (action === 'restore' && canBeTakenOff(kind));
    void client.invalidateQueries({ queryKey: isWider ? ofPlace(place) : keyOf(kind, place) });
    void client.invalidateQueries({ queryKey: ['audit'] });
    return 'failure' in outcome
      ? { done: [], failed: parts.map((part) => rolledBack(part, outcome.failure, shown)) }
      : settled(action, parts, outcome, shown);
  };

  const put = (entry: Versioned<Kind>) => list.put(idOf(entry.record), entry);
  return {
    update: (parts) => {
      const after = ({ entry, changes }: (typeof parts)[number]): Versioned<Kind> => ({
        ...entry,
        record: mergePatch(entry.record, changes) as RecordOf<Kind>,
      });
      return send('update', parts, {
        before: (part) => put(after(part)),
        done: (part, { version = part.entry.version }) => {
          const changed = { ...after(part), version };
          put(changed);
          return changed;
        },
        failed: ({ entry }) => put(entry),
      });
    },
    remove: (parts, takeOff) => {
      const taken = new Map<object, Versioned<Kind> | undefined>();
      return send(
        'delete',
        parts,
        {
          before: ({ sent }) => taken.set(sent, list.take((sent as { recordId: number }).recordId)),
          done: ({ entry }) => entry,
          failed: ({ sent }) => {
            const entry = taken.get(sent);
            if (entry) list.putBack(entry);
          },
        },
        takeOff,
      );
    },
    restore: (parts) =>
      send('restore', parts, {
        before: ({ entry }) => list.putBack(entry),
        done: ({ entry }) => entry,
        failed: ({ entry }) => list.take(idOf(entry.record)),
      }),
    create: async (parts) => {
      const made: number[] = [];
      const result = await send('create', parts, {
        done: ({ entry }, { recordId }) => {
          made.push(recordId);
          return entry;
        },
      });
      return { ...result, made };
    },
  };
}
