// hosting-site's server bundle and asset list, which the build copies next to the functions.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';
import type { SitePages } from '../../ports/site-pages.ts';

/** The exports of `entry-server.js`; the form of the assets is opaque here. */
interface SiteBundle {
  assetsOf(manifest: unknown, textOf: (file: string) => string): unknown;
  render(page: SitePage & { assets: unknown }): RenderedPage;
}

/** @param folder Contains entry-server.js, manifest.json and its style sheets, which are loaded with the first page. */
export function siteBundle(folder: string): SitePages {
  let loading: Promise<{ bundle: SiteBundle; assets: unknown }> | undefined;

  async function read() {
    const [bundle, manifest] = await Promise.all([
      import(pathToFileURL(join(folder, 'entry-server.js')).href) as Promise<SiteBundle>,
      readFile(join(folder, 'manifest.json'), 'utf8'),
    ]);
    const assets = bundle.assetsOf(JSON.parse(manifest), (file) => readFileSync(join(folder, file), 'utf8'));
    return { bundle, assets };
  }

  function loaded() {
    loading ??= read().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    async render(page) {
      const { bundle, assets } = await loaded();
      return bundle.render({ ...page, assets });
    },
  };
}
