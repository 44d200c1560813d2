// Deletes and changes records of one kind, one or many: each is told with a way to take it back.
import type { RecordKind } from '@bite/shared/api/record-names';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantRef } from '@bite/shared/paths';
import { toast } from 'sonner';
import { useRecordWrites, type Versioned } from '../../lib/records.ts';
import { callFailure } from '../call-failure.ts';
import { mergePatchBetween } from '../form-changes.ts';
import { forEachShown } from '../progress-toast.tsx';
import { type BulkChange, type RecordDescriptor, valuesOf } from './record-descriptor.ts';

interface Outcome<Kind extends RecordKind> {
  done: Versioned<Kind>[];
  failed: { entry: Versioned<Kind>; failure: unknown }[];
}

export function useRecordChanges<Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
  place: RestaurantRef,
) {
  const { kind, idOf, nameOf } = descriptor;
  const writes = useRecordWrites(kind, place, idOf);

  /** One after the other, so that what fails is known by name. */
  const forEach = async (
    label: string,
    entries: readonly Versioned<Kind>[],
    act: (entry: Versioned<Kind>) => Promise<Versioned<Kind> | undefined>,
  ): Promise<Outcome<Kind>> => {
    const outcome: Outcome<Kind> = { done: [], failed: [] };
    await forEachShown(label, entries, async (entry) => {
      try {
        outcome.done.push((await act(entry)) ?? entry);
      } catch (failure) {
        outcome.failed.push({ entry, failure });
      }
    });
    return outcome;
  };

  const told = (entries: readonly Versioned<Kind>[]): string => {
    const [first] = entries;
    if (entries.length === 1 && first) return isolated(nameOf(first.record));
    return `${entries.length} ${descriptor.many}`;
  };

  const tellFailed = ({ failed }: Outcome<Kind>, undone: string): void => {
    const [first] = failed;
    if (!first) return;
    const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    const { message } = callFailure(first.failure);
    toast.error(`${isolated(nameOf(first.entry.record))}${others} ${undone}: ${message}`);
  };

  /** Under a new number: that of a deleted record is given to nothing again. */
  const restore = async (entries: readonly Versioned<Kind>[]): Promise<void> => {
    const outcome = await forEach(`Bringing back ${descriptor.many}`, entries, ({ record }) =>
      writes.create(valuesOf(descriptor, record)),
    );
    if (outcome.done.length > 0)
      toast.success(`${told(outcome.done)} ${outcome.done.length > 1 ? 'are' : 'is'} back`);
    tellFailed(outcome, 'could not be brought back');
  };

  const tellDeleted = (entries: readonly Versioned<Kind>[]): void => {
    if (entries.length === 0) return;
    toast.success(`${told(entries)} deleted`, {
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
    const outcome = await forEach(`Deleting ${descriptor.many}`, entries, async ({ record }) => {
      await writes.remove({ recordId: idOf(record) });
      return undefined;
    });
    tellDeleted(outcome.done);
    tellFailed(outcome, 'could not be deleted');
  };

  const change = async (
    entries: readonly Versioned<Kind>[],
    { changes, done }: Pick<BulkChange<Kind>, 'changes' | 'done'>,
  ): Promise<void> => {
    const formerly = new Map(entries.map(({ record }) => [idOf(record), valuesOf(descriptor, record)]));
    const outcome = await forEach(`Changing ${descriptor.many}`, entries, ({ record, version }) =>
      writes.update({ recordId: idOf(record), version, changes }),
    );
    const undo = () =>
      forEach(`Changing back ${descriptor.many}`, outcome.done, ({ record, version }) =>
        writes.update({
          recordId: idOf(record),
          version,
          changes: mergePatchBetween(valuesOf(descriptor, record), formerly.get(idOf(record)) ?? {}),
        }),
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
  };

  return { writes, remove, removeAll, change };
}

const UNDO_MILLISECONDS = 10_000;
