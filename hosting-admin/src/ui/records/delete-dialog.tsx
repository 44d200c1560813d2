// Asks before records are deleted, names them, and shows what still uses one that cannot be deleted.

import { isolated } from '@bite/shared/kernel/isolated';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useState } from 'react';
import type { Versioned } from '../../lib/records.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { DialogSubject } from '../use-subject.ts';
import { canTakeOff } from './can-take-off.ts';
import type { RecordDescriptor } from './record-descriptor.ts';
import type { useRecordChanges } from './use-record-changes.ts';
import { usedBy } from './used-by.tsx';

interface DeleteDialogProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  /** The records to delete. */
  deletion: DialogSubject<readonly Versioned<Kind>[]>;
  changes: Pick<ReturnType<typeof useRecordChanges<Kind>>, 'remove' | 'removeAll' | 'removeUsed'>;
  onDeleted?: () => void;
}

export function DeleteDialog<Kind extends RecordKind>(props: DeleteDialogProps<Kind>) {
  const { descriptor, deletion, changes, onDeleted } = props;
  const entries = deletion.subject ?? [];
  const [first] = entries;
  const isOne = entries.length === 1;
  const name = first ? descriptor.nameOf(first.record) : '';
  /** The one that was refused, and can be taken off what uses it. */
  const [used, setUsed] = useState<Versioned<Kind>>();
  const isOffered = isOne && first !== undefined && used === first;
  const removeOne = (entry: Versioned<Kind>): Promise<void> =>
    changes.remove(entry).catch((failure: unknown) => {
      if (canTakeOff(descriptor.kind, failure)) setUsed(entry);
      throw failure;
    });
  const removeEverywhere = async (entry: Versioned<Kind>): Promise<void> => {
    const { failed } = await changes.removeUsed([entry]);
    if (failed[0]) throw failed[0].failure;
  };
  const remove = async () => {
    if (isOffered) await removeEverywhere(first);
    else if (isOne && first) await removeOne(first);
    else await changes.removeAll(entries);
    onDeleted?.();
  };
  const close = () => {
    setUsed(undefined);
    deletion.close();
  };
  return (
    <ConfirmDialog
      isOpen={deletion.isOpen}
      onClose={close}
      title={isOne ? `Delete ${isolated(name)}?` : `Delete ${entries.length} ${descriptor.many}?`}
      confirmLabel={isOffered ? 'Take off everywhere and delete' : 'Delete'}
      pendingLabel="Deleting…"
      explain={(failure) => usedBy(failure, { name, isOffered })}
      onConfirm={remove}
    >
      <p>
        {isOne ? `A ${descriptor.one} that is in use stays` : 'Those that are in use stay'}. You can take it
        back for ten seconds.
      </p>
    </ConfirmDialog>
  );
}
