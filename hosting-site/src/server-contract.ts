// The exports of the server bundle (entry-server.js) for the `site` function: `render` and `assetsOf` with these types.
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';

/** URLs below the site's origin ('/assets/entry-client-x.js'). */
export interface SiteAssets {
  /** Module scripts. */
  scripts: string[];
  /** In place of `scripts` on the menu: a small one, which loads them once what is seen first has been painted. */
  start?: string;
  styles: string[];
  /** The content of `styles`, for pages that bring it themselves. */
  styleText?: string;
  /** Chunks that the scripts import statically: modulepreload. */
  preloads: string[];
  /** Chunks of a single page, by page name ('checkout', 'track', …; 'item' for a link to one): preloaded on that page. */
  pages?: Readonly<Record<string, readonly string[]>>;
  /** The catalogue of each language but the first: preloaded on pages in it. */
  languages?: Readonly<Record<string, readonly string[]>>;
}

export interface SiteRequest extends SitePage {
  assets: SiteAssets;
  /** The nonce of the inline <style>, if the policy uses a nonce instead of a hash. */
  nonce?: string;
}

export type Render = (request: SiteRequest) => RenderedPage;

/** An entry of Vite's manifest.json (dist/client/manifest.json). */
export interface ManifestChunk {
  file: string;
  /** Of a file with the code of several modules. */
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The first files of the menu page and each other page, from the manifest of the client build.
 * @param textOf Reads a file of the build; without it pages link the style sheet.
 */
export type AssetsOf = (manifest: Manifest, textOf?: (file: string) => string) => SiteAssets;
