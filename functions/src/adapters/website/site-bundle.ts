// hosting-site's server bundle and asset list, as the build puts them beside the functions.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';
import type { SitePages } from '../../ports/site-pages.ts';

/** What `entry-server.js` exports; the assets' form is its own business. */
interface SiteBundle {
  assetsOf(manifest: unknown): unknown;
  render(page: SitePage & { assets: unknown }): RenderedPage;
}

/** @param folder Holds entry-server.js and manifest.json. Loaded when the first page is asked for. */
export function siteBundle(folder: string): SitePages {
  let loading: Promise<{ bundle: SiteBundle; assets: unknown }> | undefined;

  async function read() {
    const [bundle, manifest] = await Promise.all([
      import(pathToFileURL(join(folder, 'entry-server.js')).href) as Promise<SiteBundle>,
      readFile(join(folder, 'manifest.json'), 'utf8'),
    ]);
    return { bundle, assets: bundle.assetsOf(JSON.parse(manifest)) };
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
