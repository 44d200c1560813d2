// Asks before records are deleted, names them, and shows what still uses one that cannot be deleted.

import { isolated } from '@bite/shared/kernel/isolated';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { Versioned } from '../../lib/records.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { DialogSubject } from '../use-subject.ts';
import type { RecordDescriptor } from './record-descriptor.ts';
import type { useRecordChanges } from './use-record-changes.ts';
import { usedBy } from './used-by.tsx';

interface DeleteDialogProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  /** The records to delete. */
  deletion: DialogSubject<readonly Versioned<Kind>[]>;
  changes: Pick<ReturnType<typeof useRecordChanges<Kind>>, 'remove' | 'removeAll'>;
  onDeleted?: () => void;
}

export function DeleteDialog<Kind extends RecordKind>(props: DeleteDialogProps<Kind>) {
  const { descriptor, deletion, changes, onDeleted } = props;
  const entries = deletion.subject ?? [];
  const [first] = entries;
  const isOne = entries.length === 1;
  const name = first ? descriptor.nameOf(first.record) : '';
  const remove = async () => {
    if (isOne && first) await changes.remove(first);
    else await changes.removeAll(entries);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isOpen={deletion.isOpen}
      onClose={deletion.close}
      title={isOne ? `Delete ${isolated(name)}?` : `Delete ${entries.length} ${descriptor.many}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      explain={(failure) => usedBy(failure, name)}
      onConfirm={remove}
    >
      <p>
        {isOne ? `A ${descriptor.one} that is in use stays` : 'Those that are in use stay'}. You can take it
        back for ten seconds.
      </p>
    </ConfirmDialog>
  );
}
