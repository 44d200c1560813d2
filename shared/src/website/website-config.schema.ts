// The public website of one restaurant (C3-08, I3.3).
import { z } from 'zod';
import { domainName } from '../domains/domain-name.schema.ts';
import { list } from '../kernel/bounded.schema.ts';
import { positiveId, webUrl } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { pictureFocus } from '../media/picture-focus.schema.ts';
import { hexColor } from './hex-color.schema.ts';

export const MAX_SEO_TITLE = 60;
export const MAX_SEO_DESCRIPTION = 160;

const brandingImage = imageReference('Must be a valid URL or OptimizedImage JSON string').optional();
const shortText = name(500);

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

export const seo = z.strictObject({
  title: name(MAX_SEO_TITLE, undefined, 'Title should be under 60 characters').optional(),
  description: name(MAX_SEO_DESCRIPTION, undefined, 'Description should be under 160 characters').optional(),
  keywords: list(name(100), 50).default([]),
  ogImage: brandingImage,
});

const sectionTexts = {
  id: name(100, 'ID is required'),
  title: name(200, 'Title is required'),
  description: note(5000, 'Description is required'),
};

export const contentBlock = z.strictObject({
  ...sectionTexts,
  image: brandingImage,
  icon: name(100).optional(),
  layout: z.enum(['image-left', 'image-right', 'centered', 'text-only']),
  backgroundColor: hexColor.optional(),
  textColor: hexColor.optional(),
  instanceId: name(100).optional(),
});

export const ctaSection = z.strictObject({
  ...sectionTexts,
  backgroundImage: brandingImage,
  instanceId: name(100).optional(),
});

export const websiteConfig = z.strictObject({
  enabled: z.boolean().default(true),
  customDomain: domainName.optional(),
  parentMenuGroupId: positiveId.optional(),
  branding: branding.prefault({}),
  seo: seo.prefault({}),
  content: z
    .strictObject({
      aboutText: note(5000).optional(),
      specialOffers: list(shortText, 20).default([]),
      announcement: shortText.optional(),
    })
    .prefault({}),
  contentBlocks: list(contentBlock, 50).default([]),
  ctaSections: list(ctaSection, 20).default([]),
  social: z
    .strictObject({
      facebook: webUrl().optional(),
      instagram: webUrl().optional(),
      twitter: webUrl().optional(),
      tiktok: webUrl().optional(),
    })
    .prefault({}),
  ordering: z
    .strictObject({
      enabled: z.boolean().default(true),
      provider: z.enum(['internal', 'doordash', 'ubereats', 'grubhub', 'custom']).default('internal'),
      url: webUrl().optional(),
      buttonText: name(60).default('Order Now'),
      buttonColor: hexColor.default('#dc2626'),
    })
    .prefault({}),
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
  frameHosts: list(
    z
      .string()
      .max(300)
      .regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i),
    50,
  ).default([]),
});

export type WebsiteConfig = z.output<typeof websiteConfig>;
export type Branding = z.output<typeof branding>;
