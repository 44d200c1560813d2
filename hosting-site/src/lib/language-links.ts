// Links to the page in another language, wherever the page's own script did not write them.
import { languageOf } from '@bite/shared/website/languages';
import { addressIn } from './address-in-language.ts';

/** Leads them from the present page, not from the one that was loaded, also when they open a new tab. */
export function followLanguageLinks(page: Document): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    const { pathname, search } = window.location;
    link.href = addressIn(languageOf(link.dataset['language']), pathname, search);
  };
  for (const way of ['pointerdown', 'focusin', 'click'])
    page.addEventListener(way, update, { capture: true });
}
