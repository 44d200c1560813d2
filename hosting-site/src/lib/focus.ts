// Returns the focus when a dialog closes, to what opened it or to what is left around that. Lost focus in general is
// handled by shared/shell/keep-focus.ts.

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** What had the focus when a dialog opened, and all that it lay in, innermost first. */
const openers = new WeakMap<Element, readonly Element[]>();

/** Call it before the dialog takes the focus. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  const line: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) line.push(at);
  openers.set(dialog, line);
}

/** Call it when the dialog is closed. What opened it may have been in a dialog that is closed by now: then to that one's opener. */
export function returnFocus(dialog: Element): void {
  // Another dialog that is still open keeps it.
  if (document.activeElement?.closest('dialog[open]')) return;
  const isTaken = openersOf(dialog).some((element) => element.isConnected && focusWithin(element));
  if (!isTaken) document.querySelector('main')?.focus({ preventScroll: true });
}

/** From the nearest on, up to the page as a whole. */
function openersOf(dialog: Element): readonly Element[] {
  const line = openers.get(dialog) ?? [];
  const closed = line.find((element) => element.matches('dialog:not([open])'));
  if (closed) return openersOf(closed);
  const end = line.findIndex((element) => element.matches('main') || element.querySelector('main'));
  return end < 0 ? line : line.slice(0, end);
}

/** To the element itself, or to the first thing inside; the browser says what can have it. */
function focusWithin(element: Element): boolean {
  const places = element.matches(FOCUSABLE) ? [element] : [...element.querySelectorAll(FOCUSABLE)];
  return places.some((place) => {
    if (place instanceof HTMLElement) place.focus();
    return document.activeElement === place;
  });
}
