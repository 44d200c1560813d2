// For readers without scripts: that ordering needs them, how to order instead, the way to the other pages, which the More menu has
// otherwise, and to each section of the menu, whose navigation is made of buttons.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { telLink } from '@bite/shared/kernel/tel-link';
import { message, t } from '@bite/shared/kernel/translate';
import { HOME, MENU, sectionPath } from '@bite/shared/website/site-page';
import type { PageName } from '../app/pages.ts';
import { menuSections } from '../features/catalogue/menu-sections.ts';
import { indexOf } from '../lib/menu-state.ts';
import { hrefOf, type Router } from '../lib/router.tsx';
import { phrase } from '../ui/phrase.tsx';

interface WithoutScriptsProps {
  /** As the page brings it: of a large menu, the beginning. */
  storefront: Storefront;
  router: Router;
  hasMenu: boolean;
  /** Of a page that is nothing without scripts. */
  page?: PageName | undefined;
}

/** What the reader came for, since the page itself only says that it is loading. */
const sentences = {
  checkout: message('The checkout needs JavaScript, which is off.'),
  account: message('Signing in and the account need JavaScript, which is off.'),
  track: message('To follow this order, turn JavaScript on in the browser, or call the restaurant.'),
} as const;

const isUseless = (page: PageName | undefined): page is keyof typeof sentences =>
  page !== undefined && page in sentences;

export function WithoutScripts({ storefront, router, hasMenu, page }: WithoutScriptsProps) {
  return (
    <noscript>
      <div className="mx-auto grid max-w-7xl gap-2 px-4 py-3 text-sm sm:px-6">
        {isUseless(page) ? <p>{t(sentences[page])}</p> : null}
        {storefront.website.orderingEnabled ? <HowToOrder storefront={storefront} /> : null}
        <OtherPages storefront={storefront} router={router} />
        {hasMenu ? <Sections storefront={storefront} router={router} /> : null}
      </div>
    </noscript>
  );
}

/** By phone. */
function HowToOrder({ storefront: { restaurant } }: { storefront: Storefront }) {
  const { phone, currency } = restaurant;
  return (
    <p>
      {phone
        ? phrase('Ordering here needs JavaScript, which is off. Call us instead: {phone}', {
            phone: (
              <a className="font-semibold underline" href={telLink(phone, currency)}>
                {phone}
              </a>
            ),
          })
        : t('Ordering here needs JavaScript, which is off.')}
    </p>
  );
}

function OtherPages({ storefront: { website }, router }: Pick<WithoutScriptsProps, 'storefront' | 'router'>) {
  const pages = [
    { page: HOME, name: t('Home') },
    { page: MENU, name: t('Menu') },
    ...(website.aboutText ? [{ page: '/story', name: t('Our Story') }] : []),
    { page: '/contact', name: t('Contact') },
  ];
  return (
    <nav aria-label={t('More')}>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ page, name }) => (
          <li key={page}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={hrefOf(router, page)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ storefront, router }: Omit<WithoutScriptsProps, 'hasMenu'>) {
  const sections = menuSections(indexOf(storefront));
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t('Menu categories')}>
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, menuGroupId, title, language, missing }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={missing > 0 ? hrefOf(router, sectionPath(menuGroupId)) : `#${id}`}
              lang={language}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
