// A native modal dialog: the browser keeps the focus inside; this adds closing by Escape and by a click outside, the exit
// animation (O2.5-16, O2.6-01, O2.7-08), and restoring the focus. Its content is only mounted while it is visible.
import { t } from '@bite/shared/kernel/translate';
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rememberOpener, returnFocus } from '../lib/focus.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

const EXIT_MILLISECONDS = 250;

/** True from opening until the end of the exit animation. */
function useLingering(isOpen: boolean): boolean {
  const [lingers, setLingers] = useState(isOpen);
  if (isOpen && !lingers) setLingers(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setLingers(false), EXIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || lingers;
}

/** Those that have been opened: to search the page for them, with its thousand dishes, would hold up the tap. */
const opened = new Set<HTMLDialogElement>();
const isAnyOpen = (): boolean => [...opened].some((dialog) => dialog.open && dialog.isConnected);

/** The page behind an open dialog does not scroll. */
const lockPage = (): void => {
  document.documentElement.toggleAttribute('data-locked', isAnyOpen());
};

/** The one that is shown, and not modal yet. */
let fresh: HTMLDialogElement | undefined;

/**
 * Shows it at once, and makes it modal with the frame after: the browser then styles everything else in view again, as inert, which
 * takes about a third of opening it. Above another dialog everything is inert already.
 */
function show(element: HTMLDialogElement): void {
  makeModal();
  const isAbove = isAnyOpen();
  opened.add(element);
  if (isAbove) {
    element.showModal();
    return;
  }
  element.show();
  fresh = element;
  requestAnimationFrame(() => setTimeout(makeModal));
}

function makeModal(): void {
  const element = fresh;
  fresh = undefined;
  if (!element?.open || !element.isConnected) return;
  const { activeElement } = document;
  // An open one cannot become modal. Nothing is painted in between.
  element.removeAttribute('open');
  element.showModal();
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.focus();
}

/**
 * Lets it begin to go, and calls what closes it with the frame after: the browser then styles everything in view again, as no
 * longer inert, which takes most of closing it. What stays open after all, since something has to be asked first, comes back.
 */
function leave(element: HTMLDialogElement, close: () => void): void {
  if ('leaving' in element.dataset) return;
  element.dataset['leaving'] = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (element.isConnected) close();
      setTimeout(() => delete element.dataset['leaving'], EXIT_MILLISECONDS);
    }),
  );
}

/** Closes the dialog around it. */
const LeaveContext = createContext<() => void>(() => undefined);

export function Dialog({ isOpen, onClose, labelledBy, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const isShown = useLingering(isOpen);
  const close = () => {
    if (dialog.current) leave(dialog.current, onClose);
  };

  // Before other effects: a page shown after closing takes the focus later.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      rememberOpener(element);
      delete element.dataset['leaving'];
      show(element);
      lockPage();
      // Focuses the title, so that it is announced and no button looks selected.
      element.focus();
    }
    if (!isOpen && element.open) {
      element.close();
      opened.delete(element);
      lockPage();
      returnFocus(element);
    }
  }, [isOpen]);
  useEffect(
    () => () => {
      for (const one of opened) if (!one.isConnected) opened.delete(one);
      lockPage();
    },
    [],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  // A click on the dialog element itself is outside of its content, on the backdrop.
  const isOutside = (event: { target: unknown }) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={`sheet ${className}`}
      onCancel={(event) => {
        if (!isOutside(event)) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        if (isOutside(event) && isOpen) onClose();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && pressedOutside.current) close();
      }}
    >
      {isShown ? <LeaveContext value={close}>{children}</LeaveContext> : null}
    </dialog>
  );
}

/** Closes the dialog that it is in. */
export function LeaveButton({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <IconButton aria-label={label} className={className} onClick={useContext(LeaveContext)}>
      {children}
    </IconButton>
  );
}

/** The header of a sheet: its title and the close button. */
export function DialogHead({ id, title }: { id: string; title: string }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-2">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <LeaveButton label={t('Close')}>
        <Icon name="close" />
      </LeaveButton>
    </div>
  );
}
