// Links to the page in another language, wherever they are, and whether the languages have been offered or chosen on this device.
import { languageOf } from '@bite/shared/website/languages';
import { addressIn } from './address-in-language.ts';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-language-offered';

export const wasLanguageChosen = (): boolean => readStored('local', KEY) !== undefined;

export function noteLanguageChoice(): void {
  writeStored('local', KEY, true);
}

/**
 * Leads such links from the present page, not from the one that was loaded, also when they open a new tab. Who follows one is
 * offered no language any more.
 * @returns How to stop.
 */
export function followLanguageLinks(page: Document): () => void {
  const update = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    const { pathname, search } = window.location;
    link.href = addressIn(languageOf(link.dataset['language']), pathname, search);
    if (type === 'click') noteLanguageChoice();
  };
  const ways = ['pointerdown', 'focusin', 'click'];
  for (const way of ways) page.addEventListener(way, update, { capture: true });
  return () => {
    for (const way of ways) page.removeEventListener(way, update, { capture: true });
  };
}
