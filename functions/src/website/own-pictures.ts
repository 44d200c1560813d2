// The pictures at the top of a site, from the site's own host: the first of them, which is what is seen last, would otherwise wait
// for the name, the connection and the encryption of another host. Only the copies that the server has made of a restaurant's
// branding and of its dishes, which anybody may read; the CDN keeps them. Dishes further down come from the storage itself.
import type { Storefront, StorefrontImage } from '@bite/shared/catalogue/storefront';
import { storagePathOf } from '@bite/shared/media/storage-url';
import { dishesAtTheTop } from '@bite/shared/website/dishes-at-the-top';
import type { ReadPictureCopy } from '../ports/picture-files.ts';

const FOLDER = '/pictures/';
/** As storage.rules allow them. */
const COPY =
  /^tenants\/[1-9]\d{0,14}\/restaurants\/[1-9]\d{0,14}\/(?:branding|website|items)\/[A-Za-z0-9][A-Za-z0-9._-]{0,199}\/(?:\d{1,5}|\{width\})\.(webp|jpg|png)$/;
const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** The storage path of a copy, by its address on the site; undefined for any other address. */
export function ownPictureAt(path: string): { path: string; type: string } | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const copy = path.slice(FOLDER.length);
  const type = types[COPY.exec(copy)?.[1] ?? ''];
  return type && !copy.includes('{') ? { path: copy, type } : undefined;
}

/** @param url Of copies, with '{width}'. Other addresses than those of our storage stay as they are. */
function ownUrl(url: string, storage: string): string {
  if (!url.startsWith(storage)) return url;
  try {
    const path = storagePathOf(url);
    return COPY.test(path) ? `${FOLDER}${path}` : url;
  } catch {
    return url;
  }
}

function fromHere(image: StorefrontImage, storage: string): StorefrontImage {
  const { sized, icons } = image;
  return {
    ...image,
    ...(sized && { sized: ownUrl(sized, storage) }),
    ...(icons && { icons: { ...icons, sized: ownUrl(icons.sized, storage) } }),
  };
}

/** @param storage What the download URLs of our bucket begin with. */
export function withOwnPictures(storefront: Storefront, storage: string): Storefront {
  const { logo, icon, hero } = storefront.website;
  const top = dishesAtTheTop(storefront);
  return {
    ...storefront,
    items: storefront.items.map((item) =>
      item.image && top.includes(item.itemId) ? { ...item, image: fromHere(item.image, storage) } : item,
    ),
    website: {
      ...storefront.website,
      ...(logo && { logo: fromHere(logo, storage) }),
      ...(icon && { icon: fromHere(icon, storage) }),
      ...(hero && { hero: fromHere(hero, storage) }),
    },
  };
}

export interface OwnPictures {
  /** What the download URLs of our bucket begin with. */
  storage: string;
  readCopy: ReadPictureCopy;
}
