// What helps on every page and can wait until it has loaded: where the focus goes when it is lost, the way to the other
// languages, and the former key of the theme.
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { createRoot } from 'react-dom/client';
import { takeOverTheme } from '../lib/guest-theme.ts';
import { followLanguageLinks } from '../lib/language-links.ts';
import { LanguageOffer, languageToOffer } from './language-offer.tsx';

const isAboutAnOrder = (path: string): boolean => /\/(checkout|track)(\/|$)/.test(path);

/** Beside the page, since no text of it is the page's own. */
function offerLanguage(page: Document): void {
  // There it would lie over the button that places the order, and a language is chosen before.
  if (isAboutAnOrder(window.location.pathname)) return;
  const language = languageToOffer();
  if (!language) return;
  const box = page.body.appendChild(page.createElement('aside'));
  const root = createRoot(box);
  const begun = window.location.pathname;
  const close = () => {
    stopWatching();
    root.unmount();
    box.remove();
  };
  // The router writes no event into the page; a link or a button of it is a click.
  const leave = () =>
    setTimeout(() => {
      if (window.location.pathname !== begun) close();
    });
  const stopWatching = () => {
    page.removeEventListener('click', leave);
    window.removeEventListener('popstate', leave);
  };
  page.addEventListener('click', leave);
  window.addEventListener('popstate', leave);
  root.render(<LanguageOffer language={language} onClose={close} />);
}

/** Answers with how to stop following the page. */
export function helpPage(page: Document): () => void {
  const stops = [keepFocus(page), followLanguageLinks(page)];
  takeOverTheme();
  offerLanguage(page);
  return () => {
    for (const stop of stops) stop();
  };
}
