// The bar at the end of every editor: the unsaved fields, and Save.
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { fieldList } from './form-changes.ts';

interface SaveBarProps {
  changed: readonly string[];
  names: Readonly<Record<string, string>>;
  isNew: boolean;
  isSaving: boolean;
  /** A picture is being sent, to be saved with the rest. */
  isSending: boolean;
  hasSaved: boolean;
  saveLabel: string;
  onDiscard: () => void;
  /** How many fields have an error. */
  faults: number;
  onShowFault: () => void;
  /** The notice asks for a decision first. */
  isBlocked: boolean;
  /** Why it is not saved, where the eye is. */
  notice: ReactNode;
}

const SENDING = 'Sending the picture…';

export function SaveBar({
  changed,
  names,
  isNew,
  isSaving,
  isSending,
  hasSaved,
  saveLabel,
  onDiscard,
  faults,
  onShowFault,
  isBlocked,
  notice,
}: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const isDirty = changed.length > 0;
  const isSticky = isDirty || isNew;
  return (
    <div
      data-save-bar={isSticky || undefined}
      className={classNames(
        '-mx-4 grid gap-3 border-line px-4 md:mx-0',
        isSticky &&
          'sticky bottom-0 z-10 border-t bg-canvas/95 py-3 backdrop-blur md:rounded-t-xl md:border-x',
      )}
    >
      {notice}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* On a phone one row, or two with what is wrong, which comes before what is not saved. */}
        <p
          role="status"
          className={classNames(
            'min-w-0 flex-1 basis-24 text-sm text-muted max-md:line-clamp-2 md:basis-40',
            faults > 0 && 'max-md:sr-only',
          )}
        >
          {stateOf({ changed, names, isNew, isSaving, isSending, hasSaved })}
        </p>
        {faults > 0 && (
          <Button look="quiet" className="text-danger max-md:flex-1" onClick={onShowFault}>
            {faults === 1 ? '1 field needs another look' : `${faults} fields need another look`}
          </Button>
        )}
        {isDirty && !isNew && !isBlocked && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
        {!isBlocked && (
          <Button
            type="submit"
            look="primary"
            disabled={!isNew && !isDirty}
            aria-disabled={isSaving || isSending}
            title="Ctrl+S or ⌘S"
          >
            {isSending ? SENDING : isSaving ? 'Saving…' : saveLabel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onDiscard}
      >
        <p>What you changed goes back to what is stored: {fieldList(changed, names)}.</p>
      </ConfirmDialog>
    </div>
  );
}

function stateOf({
  changed,
  names,
  isNew,
  isSaving,
  isSending,
  hasSaved,
}: Pick<SaveBarProps, 'changed' | 'names' | 'isNew' | 'isSaving' | 'isSending' | 'hasSaved'>): string {
  if (isSending) return 'It is saved as soon as the picture is sent.';
  if (isSaving) return 'Saving…';
  if (isNew) return '';
  if (changed.length > 0) return `Not saved yet: ${fieldList(changed, names)}`;
  return hasSaved ? 'All changes saved' : 'Nothing changed';
}
