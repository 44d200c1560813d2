// The public website of one restaurant (C3-08, I3.3).
import { z } from 'zod';
import { domainName } from '../domains/domain-name.schema.ts';
import { list } from '../kernel/bounded.schema.ts';
import { positiveId, webUrl } from '../kernel/schema.ts';
import { storedForms } from '../kernel/stored-form.schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { pictureFocus } from '../media/picture-focus.schema.ts';
import { blockLayouts } from './block-layout.ts';
import { FRAME_HOST } from './frame-host.ts';
import { hexColor } from './hex-color.schema.ts';
import {
  DEFAULT_ORDER_BUTTON,
  ORDERING_URL_MISSING,
  orderingProviders,
  orderingUrlMissing,
} from './ordering-provider.ts';
import { isSiteLink } from './site-link.ts';
import { translatable } from './translatable.schema.ts';

export const MAX_SEO_TITLE = 60;
export const MAX_SEO_DESCRIPTION = 160;
export const MAX_SHORT_TEXT = 500;
export const MAX_OFFERS = 20;
export const MAX_GALLERY = 24;

const image = imageReference('Must be a valid URL or OptimizedImage JSON string');
const brandingImage = image.optional();
const shortText = name(MAX_SHORT_TEXT);
const buttonText = name(60);

export const branding = z.strictObject({
  logo: brandingImage,
  icon: brandingImage,
  heroImage: brandingImage,
  heroFocus: pictureFocus.optional(),
  colors: z
    .strictObject({
      primary: hexColor.default('#dc2626'),
      secondary: hexColor.default('#1f2937'),
      accent: hexColor.default('#f59e0b'),
    })
    .prefault({}),
});

const seoTitle = name(MAX_SEO_TITLE, undefined, 'Title should be under 60 characters');
const seoDescription = name(MAX_SEO_DESCRIPTION, undefined, 'Description should be under 160 characters');

export const seo = z.strictObject({
  ...translatable({ title: seoTitle.optional(), description: seoDescription.optional() }),
  keywords: list(name(100), 50).default([]),
  ogImage: brandingImage,
});

const sectionId = name(100, 'ID is required');
const sectionTexts = {
  title: name(200, 'Title is required'),
  description: note(5000, 'Description is required'),
};

/** A page of the site itself, or of another one. */
const siteLink = z
  .string()
  .max(2048, 'Must be at most 2048 characters')
  .refine(isSiteLink, 'Must be a page of your site, such as /menu, or a web address');

/** It has a button where both its text and its address are given. */
export const contentBlock = z.strictObject({
  id: sectionId,
  ...translatable({ ...sectionTexts, buttonText: buttonText.optional() }),
  image: brandingImage,
  icon: name(100).optional(),
  layout: z.enum(blockLayouts),
  backgroundColor: hexColor.optional(),
  textColor: hexColor.optional(),
  buttonUrl: siteLink.optional(),
  instanceId: name(100).optional(),
});

export const ctaSection = z.strictObject({
  id: sectionId,
  ...translatable({ ...sectionTexts, buttonText: buttonText.default(DEFAULT_ORDER_BUTTON) }),
  backgroundImage: brandingImage,
  /** Absent: to ordering. */
  buttonUrl: siteLink.optional(),
  instanceId: name(100).optional(),
});

export const galleryPicture = z.strictObject({
  picture: image,
  /** What it shows, for who does not see it. */
  ...translatable({ text: note(200, 'Alt text is required') }),
});

const orderingFields = z.strictObject({
  enabled: z.boolean().default(true),
  provider: z.enum(orderingProviders).default('internal'),
  url: webUrl().optional(),
  ...translatable({ buttonText: buttonText.default(DEFAULT_ORDER_BUTTON) }),
  buttonColor: hexColor.default('#dc2626'),
});

export const websiteOrdering = orderingFields
  .superRefine((ordering, context) => {
    if (orderingUrlMissing(ordering))
      context.addIssue({ code: 'custom', path: ['url'], message: ORDERING_URL_MISSING });
  })
  .register(storedForms, { stored: () => orderingFields });

export const websiteContent = z.strictObject(
  translatable({
    aboutText: note(5000).optional(),
    /** Translations are in the order of the offers; '' for one that is not translated. */
    specialOffers: list(shortText, MAX_OFFERS).default([]),
    announcement: shortText.optional(),
  }),
);

export const startPages = ['menu', 'home'] as const;
export const siteThemes = ['system', 'light', 'dark'] as const;

export const websiteConfig = z.strictObject({
  enabled: z.boolean().default(true),
  /** What guests see at the root. Both pages also have addresses of their own, /menu and /home. */
  startPage: z.enum(startPages).default('menu'),
  /** What a guest chose on the site takes precedence. */
  theme: z.enum(siteThemes).default('system'),
  customDomain: domainName.optional(),
  parentMenuGroupId: positiveId.optional(),
  branding: branding.prefault({}),
  seo: seo.prefault({}),
  content: websiteContent.prefault({}),
  contentBlocks: list(contentBlock, 50).default([]),
  ctaSections: list(ctaSection, 20).default([]),
  gallery: list(galleryPicture, MAX_GALLERY).default([]),
  social: z
    .strictObject({
      facebook: webUrl().optional(),
      instagram: webUrl().optional(),
      twitter: webUrl().optional(),
      tiktok: webUrl().optional(),
    })
    .prefault({}),
  ordering: websiteOrdering.prefault({}),
  ai: z
    .strictObject({
      contentGeneration: z.boolean().default(false),
      autoSEO: z.boolean().default(false),
      socialPosting: z.boolean().default(false),
      reviewResponses: z.boolean().default(false),
      menuDescriptions: z.boolean().default(false),
    })
    .prefault({}),
  /** Origins that may frame the embedded menu and the strip, as 'https://example.com'. */
  frameHosts: list(z.string().max(300).regex(FRAME_HOST), 50).default([]),
});

export type WebsiteConfig = z.output<typeof websiteConfig>;
export type ContentBlock = z.output<typeof contentBlock>;
export type CtaSection = z.output<typeof ctaSection>;
export type GalleryPicture = z.output<typeof galleryPicture>;
export type Branding = z.output<typeof branding>;
