// The site configuration a new platform starts with (C3-10, I9-17).
import { DEFAULT_HERO } from './default-pictures.ts';
import { type SiteConfiguration, siteConfiguration } from './site-configuration.schema.ts';

const layout = {
  id: 'modern-restaurant',
  name: 'Modern restaurant',
  description: 'A large picture, then the menu, the story and how to get there',
  sections: ['hero', 'menu-preview', 'about', 'location', 'contact'],
};

const colors = {
  id: 'warm-neutral',
  name: 'Warm neutral',
  primary: '#dc2626',
  secondary: '#1f2937',
  accent: '#f59e0b',
  background: '#fffbf5',
  text: '#1f2937',
};

const texts = {
  heroTitle: 'Welcome to our restaurant',
  heroSubtitle: 'Freshly made, for here or to go',
  aboutTitle: 'Our story',
  aboutText:
    'We cook with good ingredients and care for the people who eat with us. Come by and see for yourself.',
};

const hero = {
  id: 'hero-food',
  category: 'hero',
  url: DEFAULT_HERO,
  alt: 'A table laid with food',
  isGenericFallback: true,
};

/** @param at ISO time of its creation. */
export function defaultSiteConfiguration(at: string): SiteConfiguration {
  return siteConfiguration.parse({
    id: 'default',
    version: 1,
    lastModified: at,
    defaultLayoutTemplate: layout.id,
    defaultColorScheme: colors.id,
    layoutTemplates: [{ ...layout, isDefault: true }],
    colorSchemes: [{ ...colors, isDefault: true }],
    components: { heroSection: { fallbackImages: [DEFAULT_HERO] } },
    fallbackImages: [hero],
    fallbackTexts: texts,
    createdAt: at,
    updatedAt: at,
  });
}
