// Restores the focus when a dialog closes: to its opener, or to what is left around that. shared/shell/keep-focus.ts handles
// lost focus in general.

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** The focused element when a dialog opened, and its ancestors, innermost first. */
const openers = new WeakMap<Element, readonly Element[]>();

/** Call it before the dialog takes the focus. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  const line: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) line.push(at);
  openers.set(dialog, line);
}

/** Call it when the dialog is closed. If the opener was in a dialog that is closed, too, that one's opener gets the focus. */
export function returnFocus(dialog: Element): void {
  // Another open dialog keeps the focus.
  if (document.activeElement?.closest('dialog[open]')) return;
  const isTaken = openersOf(dialog).some((element) => element.isConnected && focusWithin(element));
  if (!isTaken) document.querySelector('main')?.focus({ preventScroll: true });
}

/** From the nearest element up to the page as a whole. */
function openersOf(dialog: Element): readonly Element[] {
  const line = openers.get(dialog) ?? [];
  const closed = line.find((element) => element.matches('dialog:not([open])'));
  if (closed) return openersOf(closed);
  // Asked once: below some of them are a thousand dishes, and each would be searched.
  const main = document.querySelector('main');
  const end = line.findIndex((element) => element.contains(main));
  return end < 0 ? line : line.slice(0, end);
}

/** Focuses the element itself, or the first focusable one inside. */
function focusWithin(element: Element): boolean {
  const places = element.matches(FOCUSABLE) ? [element] : [...element.querySelectorAll(FOCUSABLE)];
  return places.some((place) => {
    if (place instanceof HTMLElement) place.focus();
    return document.activeElement === place;
  });
}
