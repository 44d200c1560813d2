// The public website of one restaurant (C3-08, I3.3).
import { z } from 'zod';
import { positiveId, webUrl } from '../kernel/schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Must be a valid hex color');
const brandingImage = imageReference('Must be a valid URL or OptimizedImage JSON string').optional();
const shortText = z.string().max(500);

export const branding = z.object({
  logo: brandingImage,
  icon: brandingImage,
  heroImage: brandingImage,
  colors: z
    .object({
      primary: hexColor.default('#dc2626'),
      secondary: hexColor.default('#1f2937'),
      accent: hexColor.default('#f59e0b'),
    })
    .prefault({}),
});

export const contentBlock = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  image: brandingImage,
  icon: z.string().optional(),
  layout: z.enum(['image-left', 'image-right', 'centered', 'text-only']),
  backgroundColor: hexColor.optional(),
  textColor: hexColor.optional(),
  instanceId: z.string().optional(),
});

export const ctaSection = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  backgroundImage: brandingImage,
  instanceId: z.string().optional(),
});

export const websiteConfig = z.object({
  enabled: z.boolean().default(true),
  customDomain: z.string().optional(),
  parentMenuGroupId: positiveId.optional(),
  branding: branding.prefault({}),
  seo: z
    .object({
      title: z.string().max(60, 'Title should be under 60 characters').optional(),
      description: z.string().max(160, 'Description should be under 160 characters').optional(),
      keywords: z.array(z.string()).default([]),
      ogImage: brandingImage,
    })
    .prefault({}),
  content: z
    .object({
      aboutText: z.string().max(5000).optional(),
      specialOffers: z.array(shortText).default([]),
      announcement: shortText.optional(),
    })
    .prefault({}),
  contentBlocks: z.array(contentBlock).default([]),
  ctaSections: z.array(ctaSection).default([]),
  social: z
    .object({
      facebook: webUrl().optional(),
      instagram: webUrl().optional(),
      twitter: webUrl().optional(),
      tiktok: webUrl().optional(),
    })
    .prefault({}),
  ordering: z
    .object({
      enabled: z.boolean().default(true),
      provider: z.enum(['internal', 'doordash', 'ubereats', 'grubhub', 'custom']).default('internal'),
      url: webUrl().optional(),
      buttonText: z.string().default('Order Now'),
      buttonColor: hexColor.default('#dc2626'),
    })
    .prefault({}),
  ai: z
    .object({
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
