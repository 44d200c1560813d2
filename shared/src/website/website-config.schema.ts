// The public website of one restaurant (C3-08, I3.3).
import { z } from 'zod';
import { domainName } from '../domains/domain-name.schema.ts';
import { positiveId, required, webUrl } from '../kernel/schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { hexColor } from './hex-color.schema.ts';

export const MAX_SEO_TITLE = 60;
export const MAX_SEO_DESCRIPTION = 160;

const brandingImage = imageReference('Must be a valid URL or OptimizedImage JSON string').optional();
const shortText = z.string().max(500);

export const branding = z.strictObject({
  logo: brandingImage,
  icon: brandingImage,
  heroImage: brandingImage,
  colors: z
    .strictObject({
      primary: hexColor.default('#dc2626'),
      secondary: hexColor.default('#1f2937'),
      accent: hexColor.default('#f59e0b'),
    })
    .prefault({}),
});

const sectionTexts = {
  id: required('ID is required'),
  title: required('Title is required'),
  description: required('Description is required'),
};

export const contentBlock = z.strictObject({
  ...sectionTexts,
  image: brandingImage,
  icon: z.string().optional(),
  layout: z.enum(['image-left', 'image-right', 'centered', 'text-only']),
  backgroundColor: hexColor.optional(),
  textColor: hexColor.optional(),
  instanceId: z.string().optional(),
});

export const ctaSection = z.strictObject({
  ...sectionTexts,
  backgroundImage: brandingImage,
  instanceId: z.string().optional(),
});

export const websiteConfig = z.strictObject({
  enabled: z.boolean().default(true),
  customDomain: domainName.optional(),
  parentMenuGroupId: positiveId.optional(),
  branding: branding.prefault({}),
  seo: z
    .strictObject({
      title: z.string().max(MAX_SEO_TITLE, 'Title should be under 60 characters').optional(),
      description: z
        .string()
        .max(MAX_SEO_DESCRIPTION, 'Description should be under 160 characters')
        .optional(),
      keywords: z.array(z.string()).default([]),
      ogImage: brandingImage,
    })
    .prefault({}),
  content: z
    .strictObject({
      aboutText: z.string().max(5000).optional(),
      specialOffers: z.array(shortText).default([]),
      announcement: shortText.optional(),
    })
    .prefault({}),
  contentBlocks: z.array(contentBlock).default([]),
  ctaSections: z.array(ctaSection).default([]),
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
      buttonText: z.string().default('Order Now'),
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
  /** Origins that may frame the embedded menu and the strip, as 'https://example.com' (decisions 17). */
  frameHosts: z.array(z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i)).default([]),
});

export type WebsiteConfig = z.output<typeof websiteConfig>;
export type Branding = z.output<typeof branding>;
