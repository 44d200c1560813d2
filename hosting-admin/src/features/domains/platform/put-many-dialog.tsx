// Asks before many mappings are sent: which of them switch domains off, and that what is there already is changed.
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Question } from '../../../ui/use-question.ts';
import type { PastedMapping } from './read-many-mappings.ts';

export function PutManyDialog({ asking }: { asking: Question<readonly PastedMapping[]> }) {
  const { about = [], isOpen, close, confirm } = asking;
  const off = about.filter(({ mapping }) => mapping['isActive'] === false);
  const count = about.length === 1 ? 'one domain' : `${about.length} domains`;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={`Create or change ${count}?`}
      tone={off.length > 0 ? 'danger' : 'normal'}
      confirmLabel={off.length > 0 ? 'Switch off, create or change' : 'Create or change'}
      onConfirm={confirm}
    >
      {off.length > 0 && (
        <Notice tone="warn">
          {off.length === 1 ? 'This line switches a domain off' : 'These lines switch domains off'}: guests
          who use one find nothing there any more.
          <ul aria-label="Switched off" className="grid gap-0.5 pt-1 wrap-anywhere">
            {off.map(({ line, mapping }) => (
              <li key={line}>
                Line {line}: {String(mapping['domain'] ?? '')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>A domain that is there already is changed to what its line says. The others are created.</p>
    </ConfirmDialog>
  );
}
