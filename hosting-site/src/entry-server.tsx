// The server's entry: renders a complete page for the `site` function (server-contract.ts). Pure: the same request gives the
// same page, so that the CDN may cache it.

import type {
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontWebsite,
} from '@bite/shared/catalogue/storefront';
import { storefrontIn } from '@bite/shared/catalogue/storefront-in-language';
import { escapeHtml } from '@bite/shared/kernel/escape-html';
import { moneyMarksOf } from '@bite/shared/kernel/money-marks';
import { speaking, t } from '@bite/shared/kernel/translate';
import { LANGUAGE_PARAMETER, languageOf, languages, type SiteLanguage } from '@bite/shared/website/languages';
import { type RenderedPage, type SiteResolution, staysWhenSwitchedOff } from '@bite/shared/website/site-page';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { allPages } from './app/all-pages.ts';
import { App } from './app/app.tsx';
import { type PageName, pageNamed } from './app/pages.ts';
import { UnresolvedPage } from './app/unresolved-page.tsx';
import { speechOf } from './languages/on-the-server.ts';
import { blockStyles } from './lib/block-colors.ts';
import { brandStyles } from './lib/brand-colors.ts';
import type { PageStorefront } from './lib/menu-state.ts';
import { createRouter, pageOf, type Router } from './lib/router.tsx';
import { createSite } from './lib/site.ts';
import { scriptJson } from './server/escape.ts';
import { firstMenu, pageMenu, withoutMenu } from './server/first-menu.ts';
import { HEAD_SCRIPT } from './server/head-script.ts';
import { dataOf, type HeadRequest, pageHead, relIn, switchedOffHead } from './server/page-head.ts';
import { withPageWebsite } from './server/page-website.ts';
import { sectionHeights } from './server/section-heights.ts';
import { SectionPage, sectionAt } from './server/section-page.tsx';
import { SiteFooter } from './server/site-footer.tsx';
import { SwitchedOffPage } from './server/switched-off-page.tsx';
import { WithoutScripts } from './server/without-scripts.tsx';
import type { Render, SiteAssets, SiteRequest } from './server-contract.ts';

export { assetsOf } from './server/assets-of.ts';

interface Parts {
  head: string;
  style: string;
  /** The current page, for its preloads. */
  page: string;
  /** The data for hydration. */
  data: string;
  /** The data for search engines. */
  about: string;
  /** Above the page. */
  top: string;
  body: string;
  /** Markup after the page that needs no script. */
  foot: string;
  /** What the restaurant wants, unless a guest chose another. */
  theme?: StorefrontWebsite['theme'];
}

type Found = Extract<SiteResolution, { kind: 'found' }>;

/** Menu and home are looked at before anybody taps: their scripts come once they have been painted. */
const startOf = ({ start }: SiteAssets, page: string): string | undefined =>
  page === 'menu' || page === 'home' ? start : undefined;

function foundParts(
  request: SiteRequest,
  found: Found,
  language: SiteLanguage,
): { status: number; parts: Parts } {
  const { url, origin, basePath, slugOrigin } = request;
  const storefront = withoutOrdering(storefrontIn(found.storefront, language));
  const router = createRouter(url, basePath, storefront.website.startPage);
  const section = sectionAt(storefront, pageOf(router));
  if (section) return sectionParts(request, storefront, section, router, language);
  const named = pageNamed(pageOf(router));
  const isThere = named !== undefined && (named.name !== 'story' || Boolean(storefront.website.aboutText));
  const page = isThere ? named.name : undefined;
  const parameters = new URLSearchParams(router.address.get().search);
  const guid = parameters.get('item');
  const isEmbedded = parameters.get('embedded') === 'true';
  const hasOwnAddress = !isEmbedded && !parameters.has('tenantGuid') && !parameters.has('tenant');
  const item = page === 'menu' ? storefront.items.find((candidate) => candidate.guid === guid) : undefined;
  const moneyMarks = moneyMarksOf(storefront.restaurant.currency, languages[language].locale);
  const brought = {
    ...withPageWebsite(broughtMenu(storefront, page, item), page),
    ...(found.dayOffsets && { dayOffsets: found.dayOffsets }),
    ...(moneyMarks && { moneyMarks }),
  };
  const about = { storefront, page, item, origin, basePath, slugOrigin, hasOwnAddress, language };
  const partName = item ? 'item' : (page ?? '');
  const parts = {
    head: pageHead({ ...about, hasStart: startOf(request.assets, partName) !== undefined }),
    style: [
      brandOf(storefront),
      page === 'menu' ? sectionHeights(storefront, brought) : '',
      page === 'home' ? blockStyles(storefront.website.home?.blocks ?? []) : '',
    ].join(''),
    ...themeOf(storefront),
    page: partName,
    data: `<script type="application/json" id="storefront">${scriptJson(brought)}</script>`,
    about: dataOf(about),
    top: renderToStaticMarkup(
      <WithoutScripts storefront={brought} router={router} hasMenu={page === 'menu'} page={page} />,
    ),
    body: renderToString(<App router={router} site={createSite(brought)} pages={allPages} />),
    foot: isEmbedded
      ? ''
      : renderToStaticMarkup(
          <SiteFooter storefront={storefront} url={url} basePath={basePath} language={language} />,
        ),
  };
  return { status: isThere ? 200 : 404, parts };
}

function broughtMenu(
  storefront: Storefront,
  page: PageName | undefined,
  item: StorefrontItem | undefined,
): PageStorefront {
  if (page === 'home') return withoutMenu(pageMenu(storefront));
  return page === 'menu' ? firstMenu(storefront, item) : pageMenu(storefront);
}

/** Of a website that is switched off, orders are followed, and none is placed. */
function withoutOrdering(storefront: Storefront): Storefront {
  if (storefront.website.enabled) return storefront;
  const { orderingUrl: _, ...website } = storefront.website;
  return { ...storefront, website: { ...website, orderingEnabled: false } };
}

const brandOf = ({ website: { colors, orderColor } }: Storefront): string =>
  brandStyles({ ...colors, order: orderColor });

const themeOf = ({ website: { theme } }: Storefront): Pick<Parts, 'theme'> => (theme ? { theme } : {});

/** A section on a page of its own, which has no scripts. */
function sectionParts(
  { url, origin, basePath, slugOrigin }: SiteRequest,
  storefront: Storefront,
  section: StorefrontMenuGroup,
  router: Router,
  language: SiteLanguage,
): { status: number; parts: Parts } {
  const page: HeadRequest['page'] = 'section';
  const about = { storefront, page, section, origin, basePath, slugOrigin, hasOwnAddress: true, language };
  const parts = {
    head: pageHead(about),
    style: brandOf(storefront),
    ...themeOf(storefront),
    page,
    data: '',
    about: dataOf(about),
    top: renderToStaticMarkup(<WithoutScripts storefront={storefront} router={router} hasMenu={false} />),
    body: renderToStaticMarkup(<SectionPage storefront={storefront} group={section} router={router} />),
    foot: renderToStaticMarkup(
      <SiteFooter storefront={storefront} url={url} basePath={basePath} language={language} />,
    ),
  };
  return { status: 200, parts };
}

function switchedOffParts(found: Storefront, language: SiteLanguage): { status: number; parts: Parts } {
  const storefront = storefrontIn(found, language);
  const parts = {
    head: switchedOffHead(storefront),
    style: brandOf(storefront),
    ...themeOf(storefront),
    page: 'section',
    data: '',
    about: '',
    top: '',
    body: renderToStaticMarkup(<SwitchedOffPage storefront={storefront} />),
    foot: '',
  };
  // Not 503: that asks search engines to wait, and to visit every restaurant at this host less often.
  return { status: 404, parts };
}

type Missing = Exclude<SiteResolution, Found | { kind: 'off' }>;

function missingParts(resolution: Missing): { status: number; parts: Parts } {
  const title = t(resolution.kind === 'error' ? 'Restaurant Not Available' : 'Restaurant Not Found');
  const parts = {
    head: `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    style: brandStyles({ primary: '', secondary: '', accent: '' }),
    page: '',
    data: `<script type="application/json" id="unresolved">${scriptJson(resolution)}</script>`,
    about: '',
    top: '',
    body: renderToString(<UnresolvedPage resolution={resolution} />),
    foot: '',
  };
  return { status: resolution.kind === 'error' ? 503 : 404, parts };
}

/** React puts preload links for pictures before its markup; they belong in the head. */
function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, body: markup.slice(preloads.length) };
}

/** On the pages where visits begin, the style sheet is in the page: it would cost a round trip before anything is seen. */
const landings: readonly string[] = ['menu', 'item', 'home', 'section'];

function inlineStylesOf({ styleText }: SiteAssets, { page, style }: Parts): string[] {
  return styleText && landings.includes(page) ? [styleText, style] : [style];
}

const nonceOf = (nonce: string | undefined): string => (nonce ? ` nonce="${escapeHtml(nonce)}"` : '');

/** In development, what was built gives way to the source (tools/dev). */
const styleElement = (text: string, isBuilt: boolean, nonce: string | undefined): string =>
  `<style${isBuilt ? ' data-built' : ''}${nonceOf(nonce)}>${text}</style>`;

function document({ assets, basePath, nonce }: SiteRequest, language: SiteLanguage, parts: Parts): string {
  const { preloads, body } = splitPreloads(parts.body);
  const own = [...(assets.languages?.[language] ?? []), ...(assets.pages?.[parts.page] ?? [])];
  const modules = [...assets.preloads, ...own];
  const start = startOf(assets, parts.page);
  const entries = start ? [start] : assets.scripts;
  const styles = inlineStylesOf(assets, parts);
  // Behind the pictures that are seen first.
  const scripts =
    parts.data === ''
      ? []
      : [
          ...modules.map(
            (href) =>
              `<link ${relIn(start !== undefined)}="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
          ),
          ...entries.map(
            (src) => `<script type="module" fetchpriority="low" src="${escapeHtml(src)}"></script>`,
          ),
        ];
  return [
    `<!doctype html><html lang="${language}" dir="${languages[language].direction}"${parts.theme ? ` data-theme="${parts.theme}"` : ''}${start ? ' data-unpainted' : ''}><head><meta charset="utf-8">`,
    `<script${nonceOf(nonce)}>${HEAD_SCRIPT}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Before the style sheet, so that the first bytes of the page ask for what takes longest.
    preloads,
    parts.head,
    ...(styles.length > 1
      ? []
      : assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)),
    ...styles.map((style) => styleElement(style, style === assets.styleText, nonce)),
    ...scripts,
    `</head><body${parts.page === 'home' ? ' data-home' : ''}>`,
    parts.top,
    `<div id="root" data-base-path="${escapeHtml(basePath)}">${body}</div>`,
    parts.foot,
    parts.data,
    parts.about,
    '</body></html>',
  ].join('');
}

function isShown({ url, origin, basePath }: SiteRequest, { storefront }: Found): boolean {
  const { pathname } = new URL(url, origin);
  return storefront.website.enabled || staysWhenSwitchedOff(pathname.slice(basePath.length));
}

function partsOf(request: SiteRequest, language: SiteLanguage): { status: number; parts: Parts } {
  const { resolution } = request;
  if (resolution.kind === 'found' && isShown(request, resolution))
    return foundParts(request, resolution, language);
  return 'storefront' in resolution
    ? switchedOffParts(resolution.storefront, language)
    : missingParts(resolution);
}

function pageIn(request: SiteRequest, language: SiteLanguage): RenderedPage {
  const { status, parts } = partsOf(request, language);
  return {
    status,
    html: document(request, language, parts),
    inlineStyles: inlineStylesOf(request.assets, parts),
    inlineScripts: [HEAD_SCRIPT],
  };
}

export const render: Render = (request: SiteRequest): RenderedPage => {
  const { searchParams } = new URL(request.url, request.origin);
  const language = languageOf(searchParams.get(LANGUAGE_PARAMETER));
  return speaking(speechOf[language], () => pageIn(request, language));
};
