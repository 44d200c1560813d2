// Asks before an action that is hard to undo; names the object, and for the most serious actions its name must be typed.
import { AlertDialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { veil } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Field, inputClasses } from './field.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question that names the thing: 'Delete Bella Napoli?' */
  title: string;
  /** The consequences of the action. */
  children?: ReactNode;
  /** The verb of the title: 'Delete'. */
  confirmLabel: string;
  /** The label while it runs: 'Deleting…'. */
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: 'danger' | 'normal';
  /** False while it is not known what it would do, and if that is nothing. */
  mayConfirm?: boolean;
  /** Must be typed before it can be confirmed. */
  typeToConfirm?: string | undefined;
  /** Whether what was typed is that, where it may be spelled in several ways. */
  isTyped?: ((typed: string) => boolean) | undefined;
  /** Explains a failure beyond its own message. */
  explain?: ((failure: unknown) => ReactNode) | undefined;
  /** Runs the action; the dialog closes when it succeeds, and shows the error when it throws. */
  onConfirm: () => unknown;
}

export function ConfirmDialog({ isOpen, onClose, title, ...rest }: ConfirmDialogProps) {
  const focus = useDialogFocus(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed in-middle z-50 grid w-[calc(100vw-2rem)] max-w-md animate-enter gap-4 overflow-y-auto rounded-2xl bg-canvas p-5 pb-0 has-data-dialog-footer:scroll-pb-24 text-ink shadow-xl data-[state=closed]:animate-leave"
        >
          <Radix.Title className="text-lg font-bold text-balance wrap-anywhere">{title}</Radix.Title>
          <Question {...rest} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Letters with accents come in one piece or in two, which nobody sees. */
const plain = (text: string): string => text.trim().normalize('NFC');

function Question({
  onClose,
  children,
  confirmLabel,
  pendingLabel = 'One moment…',
  cancelLabel = 'Cancel',
  tone = 'danger',
  mayConfirm = true,
  typeToConfirm,
  isTyped = (text) => plain(text) === plain(typeToConfirm ?? ''),
  explain,
  onConfirm,
}: Omit<ConfirmDialogProps, 'isOpen' | 'title'>) {
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isAllowed = mayConfirm && (typeToConfirm === undefined || isTyped(typed));

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to a form around the dialog, though it is elsewhere in the DOM.
    event.stopPropagation();
    if (isPending || !isAllowed) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <form onSubmit={confirm} className="grid gap-4">
      {children && <div className="grid gap-2 text-sm text-pretty">{children}</div>}
      {typeToConfirm !== undefined && (
        <Field label={`Type “${typeToConfirm}” to go on`}>
          {(input) => (
            <input
              {...input}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={inputClasses}
            />
          )}
        </Field>
      )}
      <div
        data-dialog-footer=""
        className="sticky bottom-0 -mx-5 grid gap-3 border-t border-transparent bg-canvas px-5 pt-2 pb-5"
      >
        {failure !== undefined && (
          <div className="max-h-40 overflow-y-auto">
            {explain?.(failure) ?? <FailureNotice error={failure} />}
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Radix.Cancel asChild>
            <Button>{cancelLabel}</Button>
          </Radix.Cancel>
          <Button
            type="submit"
            look={tone === 'danger' ? 'danger' : 'primary'}
            disabled={!isAllowed}
            aria-disabled={isPending}
          >
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
