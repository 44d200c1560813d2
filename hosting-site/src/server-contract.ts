// What the server bundle (entry-server.js) exports to the `site` function: `render` and `assetsOf` with the types below.
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';

/** URLs below the site's origin, as the browser asks for them ('/assets/entry-client-x.js'). */
export interface SiteAssets {
  /** Module scripts. */
  scripts: string[];
  styles: string[];
  /** Chunks that the scripts import statically: modulepreload. */
  preloads: string[];
  /** Chunks of one page alone, by page name ('checkout', 'track', …): preloaded where that page is shown. */
  pages?: Readonly<Record<string, readonly string[]>>;
}

export interface SiteRequest extends SitePage {
  assets: SiteAssets;
  /** Put on the one inline <style>, where the policy allows it by nonce rather than by hash. */
  nonce?: string;
}

export type Render = (request: SiteRequest) => RenderedPage;

/** An entry of Vite's manifest.json (dist/client/manifest.json). */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the menu page and each other page load first, from the manifest of the client build. */
export type AssetsOf = (manifest: Manifest) => SiteAssets;
