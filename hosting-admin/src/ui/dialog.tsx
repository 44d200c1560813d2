// Centred dialogs, and drawers at the right edge. radix-ui handles focus, Escape and the page behind. They are animated if they
// stay mounted and are closed by isOpen={false} (O4-15).
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { isInToasts } from './toasts.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
}

interface DrawerProps extends DialogProps {
  /** The page beside it stays usable. */
  isBeside?: boolean;
  /** The element that gets the focus on closing, if not the opener. */
  returnTo?: () => HTMLElement | null | undefined;
  /** In its header, before the close button. */
  tools?: ReactNode;
}

export const veil = 'fixed inset-0 z-50 bg-black/50 animate-appear data-[state=closed]:animate-vanish';

const middle =
  'in-middle w-[calc(100vw-2rem)] max-w-lg rounded-2xl animate-enter data-[state=closed]:animate-leave';
const rightEdge =
  'top-0 right-0 bottom-(--toast-strip) w-full max-w-md animate-slide-in border-line data-[state=closed]:animate-slide-out sm:border-l';

/** Escape first closes an open list, or ends moving a row by keyboard. */
const isForField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('[role=combobox][aria-expanded=true], [data-handle][aria-pressed=true]');

export const Dialog = (props: DialogProps) => <Panel {...props} place={middle} />;

export const Drawer = (props: DrawerProps) => <Panel {...props} place={rightEdge} />;

function Panel(props: DrawerProps & { place: string }) {
  const { isOpen, onClose, title, description, isBeside = false, returnTo, tools, place } = props;
  const focus = useDialogFocus(isOpen, returnTo);
  return (
    <Radix.Root open={isOpen} modal={!isBeside} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={(event) => isForField(event.target) && event.preventDefault()}
          onInteractOutside={(event) => (isBeside || isInToasts(event.target)) && event.preventDefault()}
          // React events bubble to a form around the dialog, though it is elsewhere in the DOM.
          onSubmit={(event) => event.stopPropagation()}
          className={classNames(
            'fixed z-50 flex flex-col overflow-hidden bg-canvas text-ink shadow-xl',
            place,
          )}
        >
          <header className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-2 wrap-anywhere">
              <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            {tools}
            <Radix.Close asChild>
              <IconButton label="Close">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="relative overflow-y-auto has-data-dialog-footer:scroll-pb-24 has-data-save-bar:scroll-pb-24">
            <div className="p-5 has-data-dialog-footer:pb-0">{props.children}</div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
