// Which picture a storage path belongs to. The server's copies of a picture are below its own path, where the rules let nobody
// write.
import { type RestaurantRef, storageFolders, storagePaths } from '../paths.ts';

export interface PicturePlace {
  /** Absent for a picture of the site configuration. */
  at?: RestaurantRef;
  folder: string;
  /** 'margherita.jpg' */
  name: string;
}

const ofRestaurant = /^tenants\/([1-9]\d{0,14})\/restaurants\/([1-9]\d{0,14})\/([^/]+)\/([^/]+)$/;
const ofSiteConfig = /^site-config\/([^/]+)\/([^/]+)$/;

const isFolderOf = (folders: readonly string[], folder: string): boolean => folders.includes(folder);

/** Undefined for a path that is not an original picture's, such as its copies and other files. */
export function placeOfPicture(path: string): PicturePlace | undefined {
  const [, tenantId, restaurantId, folder = '', name = ''] = ofRestaurant.exec(path) ?? [];
  if (tenantId !== undefined)
    return isFolderOf(storageFolders.restaurant, folder)
      ? { at: { tenantId: Number(tenantId), restaurantId: Number(restaurantId) }, folder, name }
      : undefined;
  const [, configFolder = '', configName = ''] = ofSiteConfig.exec(path) ?? [];
  return isFolderOf(storageFolders.siteConfig, configFolder)
    ? { folder: configFolder, name: configName }
    : undefined;
}

/** The storage path of a restaurant's picture, by the id of its record: 'items:margherita.jpg'. */
export function pathOfPicture(at: RestaurantRef, pictureId: string): string {
  const [folder = '', name = ''] = pictureId.split(':');
  return `${storagePaths.restaurantFolder(at, folder)}/${name}`;
}
