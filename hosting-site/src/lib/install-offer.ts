// The browser's own offer to put the site on the home screen. It is kept until somebody asks for it: nothing pops up by itself.
import { createStore, type Readable } from './store.ts';

/** Chromium's event, which the DOM's types do not have. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<InstallPrompt | undefined>(undefined);

/** Undefined where the browser offers nothing, and once the site is installed. */
export const installOffer: Readable<InstallPrompt | undefined> = offer;

/** From the beginning, since the browser says it once, maybe before the menu's code is there; as long as the page lives. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => offer.set(undefined));
}

/** An offer is good for one question. */
export function install(): void {
  void offer.get()?.prompt();
  offer.set(undefined);
}
