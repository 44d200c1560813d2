// The head of a page, for browsers, search engines and link previews.
import type { Storefront, StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { escapeHtml } from '@bite/shared/kernel/escape-html';
import { message, t } from '@bite/shared/kernel/translate';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import {
  defaultLanguage,
  languageParameters,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '@bite/shared/website/languages';
import { squareIcon, tabIcon } from '@bite/shared/website/site-icon';
import {
  addressOfPage,
  HOME,
  MENU,
  pathOfPage,
  sectionPath,
  WEB_MANIFEST,
} from '@bite/shared/website/site-page';
import type { PageName } from '../app/pages.ts';
import { itemParameters } from '../lib/item-address.ts';
import { homeTitle, menuTitle, titleOf } from '../lib/page-title.ts';
import { safeUrl, scriptJson } from './escape.ts';
import { sectionData, structuredData } from './structured-data.ts';

export interface HeadRequest {
  storefront: Storefront;
  /** Undefined for a URL without a page. */
  page: PageName | 'section' | undefined;
  /** The part of the menu that is a page of its own. */
  section?: StorefrontMenuGroup;
  /** The item that a link names. */
  item?: StorefrontItem | undefined;
  origin: string;
  basePath: string;
  /** Of addresses by slug, where it is not `origin`. */
  slugOrigin?: string | undefined;
  language: SiteLanguage;
  /** False if parameters name the restaurant, as in a frame: such a URL must not be indexed. */
  hasOwnAddress: boolean;
  /** The page begins with app/start-page.ts, which follows links once what is seen first has been painted. */
  hasStart?: boolean;
}

/** Of a tab on a sharp screen. */
const FAVICON_WIDTH = 32;
const TOUCH_ICON_WIDTH = 180;

const names: Partial<Record<NonNullable<HeadRequest['page']>, string>> = {
  checkout: message('Checkout'),
  track: message('Your order'),
  account: message('Your account'),
  story: message('Our Story'),
  contact: message('Contact'),
  privacy: message('Privacy'),
};

/** The attribute of a link that can wait: app/start-page.ts makes it `rel`. */
export const relIn = (hasStart: boolean): 'data-rel' | 'rel' => (hasStart ? 'data-rel' : 'rel');

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function titleFor({ storefront, page, section, item }: HeadRequest): string {
  if (section) return titleOf(storefront, section.name);
  if (page === undefined) return titleOf(storefront, t('Page not found'));
  const name = names[page];
  if (item || name) return titleOf(storefront, item?.name ?? (name && t(name)));
  return page === 'home' ? homeTitle(storefront) : menuTitle(storefront);
}

function descriptionFor({ storefront: { restaurant, website }, item }: HeadRequest): string {
  if (item?.description) return item.description;
  if (website.seoDescription) return website.seoDescription;
  const { street, city } = restaurant.address;
  const facts = {
    restaurant: restaurant.name,
    address: [street, city].filter(Boolean).join(', '),
  };
  if (!website.orderingEnabled) return t('The menu, hours and address of {restaurant}, {address}.', facts);
  return t('Order online from {restaurant}, {address}. See the menu and choose pickup or delivery.', facts);
}

/** The restaurant's own host if it has one, so that a menu has one canonical URL. */
function rootOf({ storefront: { restaurant, website }, origin, slugOrigin = origin }: HeadRequest): string {
  return website.primaryDomain ? `https://${website.primaryDomain}` : `${slugOrigin}/${restaurant.slug}`;
}

/** The address of the page in a language. A dish is shown over the menu and has its own title and preview, for sharing. */
function addressOf(request: HeadRequest, language: SiteLanguage): string {
  const { storefront, page, section, item } = request;
  const start = storefront.website.startPage === 'home' ? HOME : MENU;
  const own = page === 'menu' ? MENU : `/${page ?? ''}`;
  const path = section ? sectionPath(section.menuGroupId) : pathOfPage(own, start);
  return addressOfPage(rootOf(request), path, {
    ...(item && itemParameters(item.guid)),
    ...languageParameters(language),
  });
}

/** The same page in each language, for search engines, which show each reader theirs. */
function alternates(request: HeadRequest): string {
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
  return [
    ...siteLanguages.map((language) => link(language, addressOf(request, language))),
    link('x-default', addressOf(request, defaultLanguage)),
  ].join('');
}

/** For search engines. At the end of the page, since of a long menu it has more bytes than what is seen first. */
export function dataOf(request: HeadRequest): string {
  const { storefront, page, section, origin, language } = request;
  const script = (data: object) => `<script type="application/ld+json">${scriptJson(data)}</script>`;
  if (section) return script(sectionData(storefront, section, addressOf(request, language), origin));
  if (page !== 'menu' && page !== 'home' && page !== 'contact') return '';
  const menu = addressOf({ ...request, page: 'menu', item: undefined }, language);
  return script(
    structuredData(storefront, { root: rootOf(request), menu, isShown: page === 'menu' }, origin),
  );
}

/** Orders are private, and their URLs give access to them. */
const isPrivate = (page: HeadRequest['page']): boolean =>
  page === 'checkout' || page === 'track' || page === 'account' || page === undefined;

/** Of a website that is switched off. */
export function switchedOffHead(storefront: Storefront): string {
  return [
    `<title>${escapeHtml(storefront.restaurant.name)}</title>`,
    meta('robots', 'noindex'),
    `<link rel="icon" href="${escapeHtml(tabIcon(storefront, FAVICON_WIDTH))}">`,
  ].join('');
}

export function pageHead(request: HeadRequest): string {
  const { storefront, page, item, origin, basePath, hasOwnAddress, hasStart = false, language } = request;
  const { website, restaurant } = storefront;
  const title = titleFor(request);
  const description = descriptionFor(request);
  const canonical = addressOf(request, language);
  const image = safeUrl(item?.image?.src ?? website.shareImage ?? website.hero?.src ?? DEFAULT_HERO, origin);
  // Phones without manifest support need a bitmap for the home screen, and not all of them know WebP.
  const touchIcon = safeUrl(
    squareIcon(storefront, TOUCH_ICON_WIDTH) ?? website.icon?.src ?? website.logo?.src,
    origin,
  );
  const inLanguage = new URLSearchParams(languageParameters(language));
  const manifestAddress = `${basePath}/${WEB_MANIFEST}${inLanguage.size > 0 ? `?${inLanguage}` : ''}`;
  const shared = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    website.seoKeywords && meta('keywords', website.seoKeywords.join(', ')),
    meta('theme-color', website.colors.primary),
    `<link rel="icon" href="${escapeHtml(tabIcon(storefront, FAVICON_WIDTH))}">`,
    touchIcon && `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    hasOwnAddress && `<link ${relIn(hasStart)}="manifest" href="${escapeHtml(manifestAddress)}">`,
  ];
  if (isPrivate(page)) {
    return [...shared, meta('robots', 'noindex'), meta('referrer', 'no-referrer')].filter(Boolean).join('');
  }
  return [
    ...shared,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    alternates(request),
    property('og:locale', languages[language].locale.replace('-', '_')),
    property('og:type', page === 'menu' ? 'restaurant.menu' : 'website'),
    property('og:site_name', restaurant.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    image && property('og:image', image),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    image && meta('twitter:image', image),
  ]
    .filter(Boolean)
    .join('');
}
