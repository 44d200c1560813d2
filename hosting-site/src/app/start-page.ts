// Starts the pages where visits begin: loads their script once the picture at the top has been painted, with which it would share
// a slow line, or at once when somebody taps; with it comes all else that can wait. What is pressed before the page can answer is
// repeated then, so that no tap is lost.
// This is all that runs before the first paint, so it imports nothing.

/** What the page's script exports. */
interface PageScript {
  /** Resolves when the page answers to taps. */
  takenOver: Promise<void> | undefined;
}

declare global {
  /** The buttons that were pressed before this script ran (server/head-script.ts). */
  var pressedEarly: HTMLElement[] | undefined;
}

/** Nobody waits longer than this for a picture, in milliseconds. */
const PATIENCE = 3_000;

/** That somebody wants something, or could not have it before. */
const signs = ['pointerdown', 'keydown', 'online'];

/** The next frame. In a tab behind others there are none. */
const frame = (): Promise<unknown> =>
  document.visibilityState === 'visible' ? new Promise(requestAnimationFrame) : Promise.resolve();

/** Once the pictures that are seen first have been decoded and painted: the frame that shows them is over when the next but one begins. */
async function afterPaint(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=eager]');
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await frame();
  await frame();
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The button or choice of the page, or the link to another place of the site, that was pressed. */
function controlOf({ target }: MouseEvent): HTMLElement | undefined {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('#root :is(a[href], button, label)') : null;
  if (!control || (control instanceof HTMLAnchorElement && control.origin !== window.location.origin)) return;
  return control;
}

/** What the page's script imports, the web app manifest, and the pictures further down (styles.css). */
function askForTheRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-rel]'))
    link.rel = link.dataset['rel'] ?? '';
  delete document.documentElement.dataset['unpainted'];
}

/** @param load Imports the page's script. */
export function startPage(load: () => Promise<PageScript>): void {
  let isStarted = false;
  /** Each once: whoever taps again, since nothing has happened yet, wants nothing more. */
  const pressed = new Set(window.pressedEarly);
  window.pressedEarly = undefined;

  const keep = (event: MouseEvent): void => {
    const control = isPlain(event) ? controlOf(event) : undefined;
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(control);
  };

  // The browser says once that the site may be put on the home screen; lib/install-offer.ts wants to know.
  let offer: Event | undefined;
  const keepOffer = (event: Event): void => {
    event.preventDefault();
    offer = event;
  };

  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    askForTheRest();
    try {
      await (await load()).takenOver;
      for (const event of signs) window.removeEventListener(event, soon, true);
      window.removeEventListener('beforeinstallprompt', keepOffer);
      if (offer) window.dispatchEvent(offer);
    } catch {
      // Links lead on without scripts; the next tap tries again.
      isStarted = false;
    }
    window.removeEventListener('click', keep, true);
    for (const control of pressed) control.click();
    pressed.clear();
  };
  const soon = (): void => {
    window.addEventListener('click', keep, true);
    void start();
  };

  for (const event of signs) window.addEventListener(event, soon, true);
  window.addEventListener('click', keep, true);
  window.addEventListener('beforeinstallprompt', keepOffer);
  const whenSeen = (): void => void afterPaint().then(start);
  if (document.readyState === 'complete') whenSeen();
  else window.addEventListener('load', whenSeen);
  setTimeout(start, PATIENCE);
  if (pressed.size > 0) soon();
}
