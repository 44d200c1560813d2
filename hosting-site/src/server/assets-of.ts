// The files that a page loads first, read from the manifest of the client build.
import type { AssetsOf, Manifest, SiteAssets } from '../server-contract.ts';

const ENTRY = 'src/main.tsx';

const pageModules = {
  checkout: 'src/features/ordering/checkout/checkout-page.tsx',
  track: 'src/features/ordering/tracking/tracking-page.tsx',
  story: 'src/features/website/story-page.tsx',
  contact: 'src/features/website/contact-page.tsx',
} as const;

const url = (file: string): string => `/${file}`;

/** The chunks that `key` imports statically, directly or indirectly. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const name of manifest[key]?.imports ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    importsOf(manifest, name, found);
  }
  return found;
}

const files = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []).map(url);

/** Throws if the manifest is not one of this site's build. */
export const assetsOf: AssetsOf = (manifest: Manifest): SiteAssets => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The site's manifest has no ${ENTRY}: build the site again`);
  const shared = importsOf(manifest, ENTRY);
  const pages = Object.entries(pageModules).map(([page, module]) => {
    const own = [module, ...importsOf(manifest, module)].filter((key) => key !== ENTRY && !shared.has(key));
    return [page, files(manifest, own)] as const;
  });
  return {
    scripts: [url(entry.file)],
    styles: [ENTRY, ...shared].flatMap((key) => manifest[key]?.css ?? []).map(url),
    preloads: files(manifest, shared),
    pages: Object.fromEntries(pages),
  };
};
