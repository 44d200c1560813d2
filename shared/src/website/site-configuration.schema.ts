// What all restaurants' websites start from: layouts, colours, pictures and texts (C3-09, I3.5). One record for the platform.
import { z } from 'zod';
import { entity, invalidRecord } from '../kernel/entity.ts';
import { DomainError } from '../kernel/errors.ts';
import { isoTime } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { hexColor } from './hex-color.schema.ts';

/** One of ours, by its path, or like any other picture. */
const ownPath = /^\/(?!\/)\S+$/;
const reference = imageReference('Must be a valid URL or OptimizedImage JSON string');
const picture = z
  .string()
  .max(20_000)
  .refine(
    (text) => ownPath.test(text) || reference.safeParse(text).success,
    'Must be a valid URL or OptimizedImage JSON string',
  );
const title = name(100, 'Name is required');
const id = name(100, 'ID is required');

export const layoutTemplate = z.strictObject({
  id,
  name: title,
  description: note(2000).optional(),
  previewImage: picture.optional(),
  sections: z.array(name(100, 'Section is required')).min(1, 'A layout template needs at least one section'),
  isDefault: z.boolean().default(false),
  isActive: z.boolean().default(true),
});

export const colorScheme = z.strictObject({
  id,
  name: title,
  primary: hexColor,
  secondary: hexColor,
  accent: hexColor,
  background: hexColor,
  text: hexColor,
  isDefault: z.boolean().default(false),
  isActive: z.boolean().default(true),
});

export const fallbackImage = z.strictObject({
  id,
  category: name(100, 'Category is required'),
  url: picture,
  alt: name(500, 'Alt text is required'),
  description: note(2000).optional(),
  isGenericFallback: z.boolean().default(false),
  priority: z.int().min(0, 'Priority must be non-negative').default(0),
});

export const siteComponents = z.strictObject({
  heroSection: z
    .strictObject({
      fallbackImages: z.array(picture).default([]),
      defaultHeight: z.enum(['screen', 'large', 'medium', 'small']).default('screen'),
      defaultTextPosition: z.enum(['center', 'bottom', 'top-left', 'bottom-left']).default('center'),
    })
    .prefault({}),
  menuPreview: z
    .strictObject({
      defaultItemCount: z.int().min(1, 'Must show at least 1 item').default(6),
      showPrices: z.boolean().default(true),
    })
    .prefault({}),
  aboutSection: z.strictObject({ showImage: z.boolean().default(true) }).prefault({}),
  locationSection: z
    .strictObject({ showMap: z.boolean().default(true), showHours: z.boolean().default(true) })
    .prefault({}),
  contactSection: z
    .strictObject({
      showPhone: z.boolean().default(true),
      showEmail: z.boolean().default(true),
      showSocialLinks: z.boolean().default(true),
    })
    .prefault({}),
});

/** Its version counts its updates: only the operations of site-configuration.ts move it. */
export const siteConfigurationEntity = entity({
  name: 'Site configuration',
  given: {
    id,
    version: z.int().min(1, 'Version must be at least 1').default(1),
    lastModifiedBy: z.string().optional(),
    lastModified: isoTime.optional(),
  },
  fields: {
    defaultLayoutTemplate: name(100, 'Default layout template is required'),
    defaultColorScheme: name(100, 'Default color scheme is required'),
    layoutTemplates: z.array(layoutTemplate).default([]),
    colorSchemes: z.array(colorScheme).default([]),
    components: siteComponents.prefault({}),
    fallbackImages: z.array(fallbackImage).default([]),
    fallbackTexts: z.record(z.string(), z.string()).default({}),
    allowRestaurantOverrides: z.boolean().default(true),
    requireApprovalForOverrides: z.boolean().default(false),
  },
});
export const siteConfiguration = siteConfigurationEntity.stored;

export type SiteConfiguration = z.output<typeof siteConfiguration>;
export type NewSiteConfiguration = z.output<typeof siteConfigurationEntity.create>;
export type SiteConfigurationChange = z.output<typeof siteConfigurationEntity.update>;
export type LayoutTemplate = z.output<typeof layoutTemplate>;
export type ColorScheme = z.output<typeof colorScheme>;
export type FallbackImage = z.output<typeof fallbackImage>;

/** The stored record. Throws NOT_FOUND where there is none, VALIDATION_FAILED naming the fields where it cannot be read. */
export function readSiteConfiguration(record: unknown): SiteConfiguration {
  if (record === undefined || record === null)
    throw new DomainError('NOT_FOUND', 'Site configuration not found');
  const { data, error } = siteConfiguration.safeParse(record);
  if (data) return data;
  throw new DomainError(
    'VALIDATION_FAILED',
    'Invalid site configuration data structure',
    invalidRecord(siteConfigurationEntity.name, error).details,
  );
}

/** For a record that is gone when it is read after its update. */
export const updatedConfigurationMissing = (): DomainError =>
  new DomainError('UPDATE_FAILED', 'Failed to retrieve updated site configuration');
