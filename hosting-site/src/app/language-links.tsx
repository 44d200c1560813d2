// The other languages of the site, each a page of its own: the server writes it, and every text of it is in that language.
import { t } from '@bite/shared/kernel/translate';
import { LANGUAGE_PARAMETER, languageOf, languages, siteLanguages } from '@bite/shared/website/languages';
import { addressIn } from '../lib/address-in-language.ts';
import { useRouter } from '../lib/router.tsx';
import { useStore } from '../lib/store.ts';

export function LanguageLinks({ entryClass }: { entryClass: string }) {
  const { path, search } = useStore(useRouter().address);
  const current = languageOf(new URLSearchParams(search).get(LANGUAGE_PARAMETER));
  const others = siteLanguages.filter((language) => language !== current);
  return (
    <ul aria-label={t('Language')} className="mt-2 border-t border-line pt-2">
      {others.map((language) => (
        <li key={language}>
          <a
            className={entryClass}
            href={addressIn(language, path, search)}
            hrefLang={language}
            lang={language}
            data-language={language}
          >
            {languages[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
