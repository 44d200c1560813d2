// The restaurant's story, if it has one.

import { languageIn } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { Link } from '../../lib/router.tsx';
import { useStorefront } from '../../lib/site.ts';
import { buttonClass } from '../../ui/button.tsx';

export function StoryPage() {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Our Story')));
  const paragraphs = (storefront.website.aboutText ?? '').split(/\n\s*\n/).filter((text) => text.trim());
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('Our Story')}</h1>
      <div
        className="mt-6 grid gap-5 text-lg leading-relaxed"
        lang={languageIn(storefront.website, 'aboutText')}
      >
        {paragraphs.map((text) => (
          <p key={text} className="whitespace-pre-line">
            {text.trim()}
          </p>
        ))}
      </div>
      <Link to="/" className={buttonClass('filled', 'mt-10')}>
        {t('See the menu')}
      </Link>
    </article>
  );
}
