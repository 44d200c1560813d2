// A dialog with a form, which asks before it closes without what was typed.
import { Dialog, type DialogProps } from './dialog.tsx';
import { ClosingGuard } from './unsaved-guard.tsx';

export function FormDialog({ onClose, ...rest }: DialogProps) {
  return (
    <ClosingGuard onClose={onClose}>{(askToClose) => <Dialog {...rest} onClose={askToClose} />}</ClosingGuard>
  );
}
