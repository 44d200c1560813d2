// Deletes, restores, changes and copies records of one kind, one or many, with messages that offer Undo.

import { isScheduledKind } from '@bite/shared/catalogue/scheduled/scheduled-kinds';
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { type ExternalToast, toast } from 'sonner';
import { OutcomeUnknown } from '../../lib/lost-answer.ts';
import { useZone } from '../../lib/place.tsx';
import { type BatchPart, type BatchResult, inRequests, useRecordBatches } from '../../lib/record-batches.ts';
import { useRecordWrites, type Versioned } from '../../lib/records.ts';
import { callFailure } from '../call-failure.ts';
import { conflictWords } from '../conflict.ts';
import { inStepsShown } from '../progress-toast.tsx';
import { UNDO_MILLISECONDS } from '../undo-milliseconds.ts';
import { canTakeOff } from './can-take-off.ts';
import { failureList } from './failure-list.tsx';
import { copyOf } from './record-copy.ts';
import {
  type BulkEdit,
  bulkPatch,
  changesOf,
  countOf,
  type RecordDescriptor,
  type ScheduleChange,
  valuesOf,
} from './record-descriptor.ts';
import { usePlan } from './use-plan.ts';

type Outcome<Kind extends RecordKind> = BatchResult<Kind>;

export function useRecordChanges<Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
  place: RestaurantRef,
) {
  const { kind, idOf, nameOf } = descriptor;
  const writes = useRecordWrites(kind, place, idOf);
  const planned = usePlan(place);
  const zone = useZone();
  const batches = useRecordBatches(kind, place, idOf);

  /** A record alone is changed by its own endpoint, several by as few requests as they need. */
  const forAll = async <Part extends BatchPart<Kind>>(
    label: string,
    parts: readonly Part[],
    alone: (part: Part) => Promise<Versioned<Kind> | undefined>,
    together: (parts: readonly Part[]) => Promise<Outcome<Kind>>,
  ): Promise<Outcome<Kind>> => {
    const [only] = parts;
    if (only && parts.length === 1) {
      try {
        return { done: [(await alone(only)) ?? only.entry], failed: [] };
      } catch (failure) {
        return { done: [], failed: [{ entry: only.entry, failure }] };
      }
    }
    const outcome: Outcome<Kind> = { done: [], failed: [] };
    await inStepsShown(label, inRequests(parts), async (some) => {
      const { done, failed } = await together(some);
      outcome.done.push(...done);
      outcome.failed.push(...failed);
    });
    return outcome;
  };

  const named = (entries: readonly Versioned<Kind>[]): BatchPart<Kind>[] =>
    entries.map((entry) => ({ entry, sent: { recordId: idOf(entry.record) } }));

  const told = (entries: readonly Versioned<Kind>[]): string => {
    const [first] = entries;
    if (entries.length === 1 && first) return isolated(nameOf(first.record));
    return `${entries.length} ${descriptor.many}`;
  };

  const tellFailed = (
    { failed }: Pick<Outcome<Kind>, 'failed'>,
    undone: string,
    options: ExternalToast = {},
  ): void => {
    const [first] = failed;
    if (!first) return;
    const title = `${told(failed.map(({ entry }) => entry))} ${undone}`;
    if (failed.length === 1) {
      toast.error(`${title}: ${reasonOf(first.failure, zone)}`, options);
      return;
    }
    const reasons = failed.map(({ entry, failure }) => ({
      id: idOf(entry.record),
      name: nameOf(entry.record),
      reason: reasonOf(failure, zone),
    }));
    toast.error(title, {
      description: failureList(reasons),
      duration: FAILURES_MILLISECONDS,
      ...options,
    });
  };

  /** Resolves with those that are back. */
  const restore = async (entries: readonly Versioned<Kind>[]): Promise<Versioned<Kind>[]> => {
    const outcome = await forAll(
      `Bringing back ${descriptor.many}`,
      named(entries),
      ({ entry }) => writes.restore(entry),
      batches.restore,
    );
    if (outcome.done.length > 0)
      toast.success(`${told(outcome.done)} ${outcome.done.length > 1 ? 'are' : 'is'} back`);
    tellNotBack(outcome);
    return outcome.done;
  };

  /** One that was refused may need one without an answer, so both are tried again. */
  const tellNotBack = ({ failed }: Outcome<Kind>): void => {
    const isUnknown = ({ failure }: { failure: unknown }) => failure instanceof OutcomeUnknown;
    const again = () => restore(failed.map(({ entry }) => entry));
    tellFailed({ failed: failed.filter((one) => !isUnknown(one)) }, 'could not be brought back');
    tellFailed({ failed: failed.filter(isUnknown) }, 'may not be back yet', {
      duration: FAILURES_MILLISECONDS,
      action: { label: 'Try again', onClick: () => void again() },
    });
  };

  const tellDeleted = (entries: readonly Versioned<Kind>[], done = 'deleted'): void => {
    if (entries.length === 0) return;
    toast.success(`${told(entries)} ${done}`, {
      duration: UNDO_MILLISECONDS,
      action: { label: 'Undo', onClick: () => void restore(entries) },
    });
  };

  /** Throws what the server refuses it with. */
  const remove = async (entry: Versioned<Kind>): Promise<void> => {
    await writes.remove({ recordId: idOf(entry.record) });
    tellDeleted([entry]);
  };

  const removeAll = async (entries: readonly Versioned<Kind>[]): Promise<void> => {
    const outcome = await forAll(
      `Deleting ${descriptor.many}`,
      named(entries),
      async ({ entry }) => {
        await writes.remove({ recordId: idOf(entry.record) });
        return undefined;
      },
      batches.remove,
    );
    tellDeleted(outcome.done);
    const used = outcome.failed.filter(({ failure }) => canTakeOff(kind, failure));
    const everywhere = async () =>
      tellFailed(await removeUsed(used.map(({ entry }) => entry)), 'could not be deleted');
    tellFailed(
      outcome,
      'could not be deleted',
      used.length > 0
        ? {
            duration: FAILURES_MILLISECONDS,
            action: { label: 'Take off everywhere and delete', onClick: () => void everywhere() },
          }
        : {},
    );
  };

  /** Takes them off all that lists them, too. */
  const removeUsed = async (entries: readonly Versioned<Kind>[]): Promise<Outcome<Kind>> => {
    const outcome: Outcome<Kind> = { done: [], failed: [] };
    await inStepsShown(`Deleting ${descriptor.many}`, inRequests(named(entries)), async (some) => {
      const { done, failed } = await batches.remove(some, true);
      outcome.done.push(...done);
      outcome.failed.push(...failed);
    });
    tellDeleted(outcome.done, 'taken off everywhere and deleted');
    return outcome;
  };

  const write = (
    label: string,
    entries: readonly Versioned<Kind>[],
    patchOf: (entry: Versioned<Kind>) => object,
  ): Promise<Outcome<Kind>> => {
    const parts = entries.map((entry) => {
      const changes = patchOf(entry);
      return { entry, changes, sent: { recordId: idOf(entry.record), version: entry.version, changes } };
    });
    return forAll(label, parts, ({ sent }) => writes.update(sent), batches.update);
  };

  /** With a name of their own each, and Undo, which deletes the copies. */
  const duplicate = async (entries: readonly Versioned<Kind>[]): Promise<Versioned<Kind>[]> => {
    const made: number[] = [];
    const parts = entries.map((entry) => ({ entry, sent: copyOf(descriptor, entry.record) }));
    const outcome: Outcome<Kind> = { done: [], failed: [] };
    await inStepsShown(`Copying ${descriptor.many}`, inRequests(parts), async (some) => {
      const { done, failed, made: ids } = await batches.create(some);
      outcome.done.push(...done);
      outcome.failed.push(...failed);
      made.push(...ids);
    });
    tellCopied(outcome.done, made);
    tellFailed(outcome, 'could not be copied');
    return outcome.failed.map(({ entry }) => entry);
  };

  const tellCopied = (copied: readonly Versioned<Kind>[], made: readonly number[]): void => {
    if (copied.length === 0) return;
    const parts = copied.map((entry, index) => ({ entry, sent: { recordId: made[index] } }));
    const undo = async () => {
      const label = `Taking back ${descriptor.many}`;
      const alone = async ({ sent: { recordId = 0 } }: (typeof parts)[number]) => {
        await writes.remove({ recordId });
        return undefined;
      };
      tellFailed(await forAll(label, parts, alone, batches.remove), 'could not be taken back');
    };
    toast.success(`${told(copied)} copied`, {
      duration: UNDO_MILLISECONDS,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };

  /** Records that have these values already are left alone. Resolves with those that were not changed: refused, or stopped before. */
  const change = async (
    entries: readonly Versioned<Kind>[],
    { changes, done }: BulkEdit<Kind>,
  ): Promise<Versioned<Kind>[]> => {
    const patches = new Map(
      entries.map(({ record }) => [idOf(record), bulkPatch(descriptor, record, changesOf(changes, record))]),
    );
    const formerly = new Map(entries.map(({ record }) => [idOf(record), valuesOf(descriptor, record)]));
    const patchOf = ({ record }: Versioned<Kind>) => patches.get(idOf(record)) ?? {};
    const changing = entries.filter((entry) => Object.keys(patchOf(entry)).length > 0);
    if (changing.length === 0) toast.info(`${told(entries)} had this already. Nothing was changed.`);
    const outcome = await write(`Changing ${descriptor.many}`, changing, patchOf);
    const undo = () =>
      write(`Changing back ${descriptor.many}`, outcome.done, ({ record }) =>
        mergePatchBetween(valuesOf(descriptor, record), formerly.get(idOf(record)) ?? {}),
      );
    if (outcome.done.length > 0)
      toast.success(`${told(outcome.done)} ${done}`, {
        duration: UNDO_MILLISECONDS,
        action: {
          label: 'Undo',
          onClick: () => void undo().then((o) => tellFailed(o, 'could not be changed back')),
        },
      });
    tellFailed(outcome, 'could not be changed');
    const changed = new Set(outcome.done.map(({ record }) => idOf(record)));
    return changing.filter(({ record }) => !changed.has(idOf(record)));
  };

  const schedule: ScheduleChange<Kind> = async (entries, changes, plan) => {
    const records = entries.flatMap(({ record, version }) => {
      const patch = bulkPatch(descriptor, record, changesOf(changes, record));
      return Object.keys(patch).length === 0 ? [] : [{ recordId: idOf(record), version, changes: patch }];
    });
    if (records.length === 0) toast.info(`${told(entries)} had this already. Nothing is planned.`);
    else await planned({ ...plan, kind, records, named: countOf(records.length, descriptor) });
  };
  return {
    writes,
    remove,
    removeAll,
    removeUsed,
    restore,
    change,
    duplicate,
    schedule: isScheduledKind(kind) ? schedule : undefined,
  };
}

/** Who has changed a record meanwhile and when, or what else the server says. */
const reasonOf = (failure: unknown, zone: string | undefined): string =>
  conflictWords(failure, zone) ?? callFailure(failure).message;

/** Several names and reasons take longer to read. */
const FAILURES_MILLISECONDS = 20_000;
