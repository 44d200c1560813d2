// The home page: who the restaurant is, what is new, and how to get there or order. What the restaurant has not filled in is left
// out.
import { languageIn, languageOfOffer } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { type ReactNode, useEffect } from 'react';
import { blockStyles } from '../../lib/block-colors.ts';
import { useMenuState } from '../../lib/menu-state.ts';
import { homeTitle, useTitle } from '../../lib/page-title.ts';
import { Link, useRouter } from '../../lib/router.tsx';
import { useStorefront } from '../../lib/site.ts';
import { socialLinks } from '../../lib/social-links.ts';
import { loadWholeMenu } from '../../lib/whole-menu.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { paragraphsOf } from '../../ui/paragraphs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ContentBlock } from './content-block.tsx';
import { Gallery } from './gallery.tsx';
import { HomeHero } from './home-hero.tsx';
import { VisitCards } from './visit-cards.tsx';

export function HomePage() {
  const storefront = useStorefront();
  useTitle(homeTitle(storefront));
  useContent();
  useEffect(() => markHome(), []);
  const { blocks = [], callsToAction = [], gallery = [] } = storefront.website.home ?? {};
  return (
    <div className="home pb-16">
      <HomeHero />
      <News />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells blocks apart, and their colours follow it
        <ContentBlock key={index} block={block} index={index} />
      ))}
      <Story />
      <Gallery pictures={gallery} />
      {callsToAction.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <CallToAction key={index} section={section} />
      ))}
      <Part>
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{t('Visit us')}</h2>
        <VisitCards Heading="h3" />
        <Social />
      </Part>
    </div>
  );
}

/** For the styles of what is around the page; the server has it in its HTML. */
function markHome(): () => void {
  document.body.toggleAttribute('data-home', true);
  return () => void document.body.toggleAttribute('data-home', false);
}

/** Who comes from another page has neither this page's content nor the style sheet that the server writes for it. */
function useContent(): void {
  const state = useMenuState();
  const router = useRouter();
  const { website, isWithoutHome = false } = useStorefront();
  useEffect(() => {
    if (isWithoutHome) loadWholeMenu(state, router).catch(() => undefined);
  }, [isWithoutHome, state, router]);
  useEffect(() => {
    if (!website.home || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(blockStyles(website.home.blocks));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [website.home]);
}

function Part({ children }: { children: ReactNode }) {
  return <section className="mx-auto w-full max-w-7xl px-4 pt-10 sm:px-6 sm:pt-14">{children}</section>;
}

/** The announcement and the special offers. */
function News() {
  const { website } = useStorefront();
  const { announcement, specialOffers } = website;
  if (!announcement && specialOffers.length === 0) return null;
  return (
    <Part>
      {announcement ? (
        <p
          className="rounded-2xl border-2 border-accent bg-surface px-5 py-4 text-lg font-semibold"
          lang={languageIn(website, 'announcement')}
        >
          {announcement}
        </p>
      ) : null}
      {specialOffers.length > 0 ? (
        <>
          <h2 className="mt-8 text-2xl font-extrabold tracking-tight first:mt-0 sm:text-3xl">
            {t('Special offers')}
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {specialOffers.map((offer, index) => (
              <li
                key={offer}
                className="flex gap-3 rounded-2xl border border-line bg-surface p-4"
                lang={languageOfOffer(website, index)}
              >
                <Icon name="star" className="mt-0.5 size-5 shrink-0 text-accent-text" />
                {offer}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Part>
  );
}

/** The most letters of the story that this page shows. */
const EXCERPT = 420;

function excerptOf(story: string): string {
  const [first = ''] = paragraphsOf(story);
  if (first.length <= EXCERPT) return first;
  return `${first.slice(0, first.lastIndexOf(' ', EXCERPT))}…`;
}

function Story() {
  const { website } = useStorefront();
  if (!website.aboutText) return null;
  return (
    <Part>
      <div className="max-w-3xl">
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{t('Our Story')}</h2>
        <p
          className="mt-3 text-lg leading-relaxed whitespace-pre-line"
          lang={languageIn(website, 'aboutText')}
        >
          {excerptOf(website.aboutText)}
        </p>
        <Link to="/story" className={buttonClass('quiet', 'mt-5')}>
          {t('Read our story')}
        </Link>
      </div>
    </Part>
  );
}

function Social() {
  const links = socialLinks(useStorefront().website);
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('Follow us')} className="mt-6 flex flex-wrap gap-3">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_top" rel="noreferrer" className={buttonClass('quiet')}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
