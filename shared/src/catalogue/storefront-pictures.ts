// The copies of pictures that records refer to by a plain URL: they were saved before the server had made the copies.
import { optimizedImageOf } from '../media/optimized-picture.ts';
import { pictureIdOf } from '../media/picture-uses.ts';
import type { StoredPicture } from '../media/stored-picture.schema.ts';
import type { StorefrontSources } from './compose-storefront.ts';

type Pictured = Pick<StorefrontSources, 'restaurant' | 'items' | 'menuGroups'>;

/** The ids of the restaurant's uploaded pictures that are referred to by URL alone. */
export function pictureIdsToResolve(sources: Pictured): string[] {
  const ids = new Set<string>();
  mapPictures(sources, (reference) => {
    const id = uploadedId(reference, sources.restaurant);
    if (id !== undefined) ids.add(id);
    return reference;
  });
  return [...ids];
}

/** The sources with the copies of these pictures, by id. */
export function withCopies<Sources extends Pictured>(
  sources: Sources,
  pictures: ReadonlyMap<string, StoredPicture>,
): Sources {
  return mapPictures(sources, (reference) => {
    const picture = pictures.get(uploadedId(reference, sources.restaurant) ?? '');
    return picture?.status === 'ok' && picture.copies
      ? JSON.stringify(optimizedImageOf(picture, reference))
      : reference;
  });
}

/** Undefined for what is no plain URL of a picture in one of the restaurant's folders. */
const uploadedId = (reference: string, at: Pictured['restaurant']): string | undefined =>
  reference.startsWith('{') ? undefined : pictureIdOf(reference, at);

function mapPictures<Sources extends Pictured>(
  sources: Sources,
  map: (reference: string) => string,
): Sources {
  const mapped = <Key extends string>(record: { readonly [Name in Key]?: string | undefined }, key: Key) => {
    const reference = record[key];
    return reference === undefined ? {} : { [key]: map(reference) };
  };
  const { websiteConfig } = sources.restaurant;
  const { branding, seo, contentBlocks, ctaSections, gallery } = websiteConfig;
  return {
    ...sources,
    items: sources.items.map((item) => ({ ...item, ...mapped(item, 'imageUrl') })),
    menuGroups: sources.menuGroups.map((group) => ({ ...group, ...mapped(group, 'image') })),
    restaurant: {
      ...sources.restaurant,
      websiteConfig: {
        ...websiteConfig,
        branding: {
          ...branding,
          ...mapped(branding, 'logo'),
          ...mapped(branding, 'icon'),
          ...mapped(branding, 'heroImage'),
        },
        seo: { ...seo, ...mapped(seo, 'ogImage') },
        contentBlocks: contentBlocks.map((block) => ({ ...block, ...mapped(block, 'image') })),
        ctaSections: ctaSections.map((section) => ({ ...section, ...mapped(section, 'backgroundImage') })),
        gallery: gallery.map((entry) => ({ ...entry, picture: map(entry.picture) })),
      },
    },
  };
}
