// Keeps the keyboard focus when its element is removed, hidden or disabled: browsers drop it on the body, where keyboard
// and screen reader lose their place. It moves to the nearest remaining part of the page, and back once the element returns
// (a button that is disabled while it saves). Focus that somebody moved by pointing elsewhere stays.

/** Parts of a page worth landing on, when they held the focus. */
const PARTS = '[role="dialog"], [role="alertdialog"], dialog, article, form, section, nav, main';
const TITLE = 'h1, h2, h3, [role="heading"]';

/** Follows the focus from here on; answers with how to stop. */
export function keepFocus(page: Document): () => void {
  /** The element that holds the focus, and all that it stands in, innermost first. */
  let held = page.activeElement && page.activeElement !== page.body ? lineOf(page.activeElement) : [];
  /** What lost the focus, and where it went instead. */
  let lost: { element: Element; landing: Element } | undefined;
  /** Somebody pressed on something else since the focus last came to an element. */
  let hasPointed = false;
  let isCheckDue = false;

  const check = (): void => {
    isCheckDue = false;
    const active = page.activeElement;
    if (lost && active === lost.landing) comeBack();
    else if (active && active !== page.body && isThere(active)) return;
    else if (hasPointed) held = [];
    else move();
  };
  const comeBack = (): void => {
    if (lost && isThere(lost.element)) (lost.element as HTMLElement).focus({ preventScroll: true });
  };
  /** Where the element is still there (a dialog on its way out), or nothing else is yet, the next change is waited for. */
  const move = (): void => {
    const [element] = held;
    const landing = element && !isThere(element) ? landingFor(page, held) : undefined;
    if (!element || !landing) return;
    landing.focus({ preventScroll: true });
    lost = { element, landing };
  };
  const checkSoon = (): void => {
    if (isCheckDue || held.length === 0) return;
    isCheckDue = true;
    page.defaultView?.requestAnimationFrame(check);
  };
  const remember = ({ target }: Event): void => {
    held = target instanceof Element ? lineOf(target) : [];
    hasPointed = false;
  };
  const notePointing = ({ target }: Event): void => {
    hasPointed = !held[0]?.contains(target as Node);
  };

  const observer = new MutationObserver(checkSoon);
  observer.observe(page.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class', 'style'],
  });
  const listeners: [type: string, listener: (event: Event) => void][] = [
    ['pointerdown', notePointing],
    ['focusin', remember],
    ...['focusout', 'transitionend', 'animationend'].map((type): [string, () => void] => [type, checkSoon]),
  ];
  for (const [type, listener] of listeners) page.addEventListener(type, listener, true);
  return () => {
    observer.disconnect();
    for (const [type, listener] of listeners) page.removeEventListener(type, listener, true);
  };
}

function lineOf(element: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) line.push(at);
  return line;
}

/** In the page, drawn, and not switched off. */
const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');

/** An open dialog in front of all, else the nearest part that held the focus, else the page's main part. */
function landingFor(page: Document, held: readonly Element[]): HTMLElement | undefined {
  const dialog = [...page.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].findLast(
    isThere,
  );
  const part = held.find((element) => element.matches(PARTS) && isThere(element));
  const place =
    (dialog && !dialog.contains(part ?? null) ? dialog : part) ?? page.querySelector('main') ?? page.body;
  const title = [...place.querySelectorAll(TITLE)].find(isThere);
  const target = title ?? place;
  if (!(target instanceof HTMLElement) || target === page.body) return undefined;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}
