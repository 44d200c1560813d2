// The restaurant's story, if it has one.

import { languageIn } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { MENU } from '@bite/shared/website/site-page';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { Link } from '../../lib/router.tsx';
import { useStorefront } from '../../lib/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';

export function StoryPage() {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Our Story')));
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('Our Story')}</h1>
      <div className="mt-6 grid gap-5 text-lg leading-relaxed">
        <Paragraphs
          text={storefront.website.aboutText ?? ''}
          language={languageIn(storefront.website, 'aboutText')}
        />
      </div>
      <Link to={MENU} className={buttonClass('filled', 'mt-10')}>
        {t('See the menu')}
      </Link>
    </article>
  );
}
