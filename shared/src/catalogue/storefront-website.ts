// What a restaurant's website shows, for diners' pages.
import { canonicalHost } from '../domains/canonical-host.ts';
import type { DomainMapping } from '../domains/domain-mapping.schema.ts';
import { defined } from '../kernel/defined.ts';
import { shareableUrl, storefrontImage } from '../media/storefront-image.ts';
import type { InEachLanguage } from '../website/languages.ts';
import { DEFAULT_ORDER_BUTTON } from '../website/ordering-provider.ts';
import type {
  ContentBlock,
  CtaSection,
  GalleryPicture,
  WebsiteConfig,
} from '../website/website-config.schema.ts';
import type {
  StorefrontBlock,
  StorefrontCallToAction,
  StorefrontGalleryPicture,
  StorefrontHome,
  StorefrontWebsite,
} from './storefront.ts';
import { text } from './storefront-identity.ts';
import { writtenTranslations } from './translations.ts';

export function toWebsite(config: WebsiteConfig, domains: readonly DomainMapping[]): StorefrontWebsite {
  const { branding, seo, content } = config;
  return defined({
    enabled: config.enabled,
    startPage: config.startPage === 'home' ? ('home' as const) : undefined,
    theme: config.theme === 'system' ? undefined : config.theme,
    colors: branding.colors,
    logo: storefrontImage(branding.logo),
    icon: storefrontImage(branding.icon),
    hero: storefrontImage(branding.heroImage, branding.heroFocus),
    seoTitle: text(seo.title),
    seoDescription: text(seo.description),
    seoKeywords: seo.keywords.length > 0 ? seo.keywords : undefined,
    shareImage: shareableUrl(seo.ogImage),
    aboutText: text(content.aboutText),
    specialOffers: content.specialOffers,
    announcement: text(content.announcement),
    translations: writtenTranslations({ es: spanishOf(config) } satisfies InEachLanguage),
    home: homeOf(config),
    social: defined(config.social),
    ...orderingOf(config),
    frameHosts: config.frameHosts,
    primaryDomain: canonicalHost(domains),
  });
}

const spanishOf = ({ seo, content, ordering }: WebsiteConfig) => ({
  ...content.translations?.es,
  seoTitle: seo.translations?.es?.title,
  seoDescription: seo.translations?.es?.description,
  orderText: ordering.translations?.es?.buttonText,
});

function orderingOf({ ordering, branding }: WebsiteConfig) {
  const { enabled, provider, url, buttonText, buttonColor } = ordering;
  const isOutside = provider !== 'internal' && url !== undefined;
  return {
    orderingEnabled: enabled && !isOutside,
    ...(enabled && isOutside && { orderingUrl: url, orderingProvider: provider }),
    orderText: writtenButton(buttonText),
    orderColor: buttonColor === branding.colors.primary ? undefined : buttonColor,
  };
}

/** The first words of the button are the page's own, in its language. */
const writtenButton = (words: string): string | undefined =>
  words === DEFAULT_ORDER_BUTTON ? undefined : text(words);

function homeOf({ contentBlocks, ctaSections, gallery }: WebsiteConfig): StorefrontHome | undefined {
  const home = {
    blocks: contentBlocks.map(toBlock),
    callsToAction: ctaSections.map(toCallToAction),
    gallery: gallery.flatMap(toGalleryPicture),
  };
  return Object.values(home).some((sections) => sections.length > 0) ? home : undefined;
}

const toBlock = (block: ContentBlock): StorefrontBlock =>
  defined({
    id: block.id,
    title: block.title,
    description: block.description,
    image: storefrontImage(block.image),
    icon: text(block.icon),
    layout: block.layout,
    backgroundColor: block.backgroundColor,
    textColor: block.textColor,
    ...(text(block.buttonText) && block.buttonUrl
      ? { buttonText: text(block.buttonText), buttonUrl: block.buttonUrl }
      : {}),
    translations: writtenTranslations(block.translations),
  });

const toCallToAction = (section: CtaSection): StorefrontCallToAction =>
  defined({
    id: section.id,
    title: section.title,
    description: section.description,
    image: storefrontImage(section.backgroundImage),
    buttonText: writtenButton(section.buttonText),
    buttonUrl: section.buttonUrl,
    translations: writtenTranslations(section.translations),
  });

function toGalleryPicture({
  picture,
  text: shown,
  translations,
}: GalleryPicture): StorefrontGalleryPicture[] {
  const image = storefrontImage(picture);
  return image
    ? [defined({ picture: image, text: shown, translations: writtenTranslations(translations) })]
    : [];
}
