// Asks before a picture is deleted, and says what shows it.
import { isolated } from '@bite/shared/kernel/isolated';
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import { usePlaceIds } from '../../lib/use-params.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogSubject } from '../../ui/use-subject.ts';
import { usePictureChanges } from './picture-queries.ts';

export function DeletePictureDialog({ deletion }: { deletion: DialogSubject<LibraryPicture> }) {
  const { remove } = usePictureChanges(usePlaceIds());
  const { subject } = deletion;
  const uses = subject?.uses ?? [];
  return (
    <ConfirmDialog
      isOpen={deletion.isOpen}
      onClose={deletion.close}
      title={`Delete ${isolated(subject?.picture.name ?? '')}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      onConfirm={() => subject && remove(subject)}
    >
      <p>
        {uses.length === 0
          ? 'Nothing uses it. It cannot be brought back.'
          : `It is still used ${uses.length === 1 ? 'once' : `${uses.length} times`}: guests see no picture there any more. It cannot be brought back.`}
      </p>
    </ConfirmDialog>
  );
}
