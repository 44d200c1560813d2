// What helps on every page and can wait until it has loaded: where the focus goes when it is lost, the way to the other
// languages, and the former key of the theme.
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { createRoot } from 'react-dom/client';
import { takeOverTheme } from '../lib/guest-theme.ts';
import { followLanguageLinks } from '../lib/language-links.ts';
import { LanguageOffer, languageToOffer } from './language-offer.tsx';

/** Beside the page, since no text of it is the page's own. */
function offerLanguage(page: Document): void {
  const language = languageToOffer();
  if (!language) return;
  const box = page.body.appendChild(page.createElement('aside'));
  const root = createRoot(box);
  const close = () => {
    root.unmount();
    box.remove();
  };
  root.render(<LanguageOffer language={language} onClose={close} />);
}

export function helpPage(page: Document): void {
  keepFocus(page);
  takeOverTheme();
  followLanguageLinks(page);
  offerLanguage(page);
}
