// Deletes a mapping of any restaurant, once its domain has been typed.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { confirmedByName } from '../confirmed-by-name.ts';
import { type Mapping, useRefreshMappings } from './mapping-queries.ts';

interface DeleteMappingDialogProps {
  asking: DialogSubject<Mapping>;
  onDeleted?: () => void;
}

export function DeleteMappingDialog({ asking, onDeleted }: DeleteMappingDialogProps) {
  const { call } = usePorts();
  const refresh = useRefreshMappings();
  const { subject, isOpen, close } = asking;
  const stored = subject?.domain ?? '';
  const domain = shownDomain(stored);
  const remove = async () => {
    if (!subject) return;
    await call('deleteDomainMapping', { parameters: { mappingGuid: subject.guid } });
    toast.success(`${domain} is deleted`);
    onDeleted?.();
    refresh();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={`Delete ${domain}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      {...confirmedByName(stored)}
      onConfirm={remove}
    >
      <p>Guests of the restaurant who use it find nothing there any more, and its name is free.</p>
    </ConfirmDialog>
  );
}
