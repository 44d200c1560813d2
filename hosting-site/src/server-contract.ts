// What the `site` function hands to the server bundle (dist/server/entry-server.js) and what it gets back.
// Types only. The bundle exports `render` and `assetsOf` with the types below.
import type { Storefront } from '@bite/shared/catalogue/storefront';

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

export type SiteResolution =
  | { kind: 'found'; storefront: Storefront }
  /** Nobody is configured here. `slug` is the first path segment, where one was tried. */
  | { kind: 'notFound'; slug?: string; host: string; isLocal: boolean }
  /** Something failed on our side; `message` is fit for diners' eyes. */
  | { kind: 'error'; message: string };

export interface SiteRequest {
  /** Path and query as the browser sees them: '/luigis/checkout?item=…'. */
  url: string;
  /** 'https://luigis.example', without a slash at the end. */
  origin: string;
  /** '' on a mapped domain and with restaurant parameters at the root, '/{slug}' under a slug. */
  basePath: string;
  resolution: SiteResolution;
  assets: SiteAssets;
  /** Put on the one inline <style>, where the policy allows it by nonce rather than by hash. */
  nonce?: string;
}

export interface SiteResponse {
  /** 200; 404 for an unknown restaurant or page; 503 for an error. */
  status: number;
  /** The whole document. It holds no inline script that runs and no style attributes. */
  html: string;
  /** The exact text of each inline <style>, so that the policy can allow it by its sha256 (good for cached pages). */
  inlineStyles: string[];
}

export type Render = (request: SiteRequest) => SiteResponse;

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

/** What `import('…/entry-server.js')` gives. */
export interface SiteBundle {
  render: Render;
  assetsOf: AssetsOf;
}
