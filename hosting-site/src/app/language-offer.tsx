// Offers the page in the browser's own language, once per device. It never switches by itself: the address says the language.
import { languages, type SiteLanguage, siteLanguages } from '@bite/shared/website/languages';
import { offers } from '../languages/offers.ts';
import { addressIn } from '../lib/address-in-language.ts';
import { noteLanguageChoice, wasLanguageChosen } from '../lib/language-links.ts';
import { Button, buttonClass } from '../ui/button.tsx';

/** The first of the browser's languages that the site speaks, if it is not the page's. */
function otherLanguage(): SiteLanguage | undefined {
  const preferred = navigator.languages.map((name) => name.toLowerCase().split('-')[0]);
  const known = preferred.flatMap((name) => siteLanguages.find((language) => language === name) ?? []);
  return known[0] === document.documentElement.lang ? undefined : known[0];
}

/** @returns The language to offer; undefined if there is none, or if one has been offered. */
export function languageToOffer(): SiteLanguage | undefined {
  const language = otherLanguage();
  if (!language || wasLanguageChosen()) return undefined;
  noteLanguageChoice();
  return language;
}

interface LanguageOfferProps {
  language: SiteLanguage;
  onClose: () => void;
}

/** In a corner where there is room, out of the way of what is announced in the middle of the page. */
export function LanguageOffer({ language, onClose }: LanguageOfferProps) {
  const { question, accept, decline } = offers[language];
  const { pathname, search } = window.location;
  return (
    <div
      lang={language}
      dir={languages[language].direction}
      className="fixed inset-x-4 bottom-20 z-20 mx-auto max-w-md rounded-xl bg-surface shadow-lift sm:start-auto sm:bottom-4 sm:mx-0"
    >
      <div className="rounded-xl border border-line p-4 text-sm">
        <p role="status" className="font-semibold">
          {question}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <a
            className={buttonClass()}
            href={addressIn(language, pathname, search)}
            hrefLang={language}
            data-language={language}
          >
            {accept}
          </a>
          <Button look="quiet" onClick={onClose}>
            {decline}
          </Button>
        </div>
      </div>
    </div>
  );
}
