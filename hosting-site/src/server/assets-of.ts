// The files that a page loads first, read from the manifest of the client build.
import type { TranslatedLanguage } from '@bite/shared/website/languages';
import type { AssetsOf, Manifest, SiteAssets } from '../server-contract.ts';

const ENTRY = 'src/main.tsx';
const START = 'src/start.ts';
/** The only style sheet: vite.config.ts does not split it. */
const STYLES = 'style.css';

const pageModules: Readonly<Record<string, string>> = {
  checkout: 'src/features/ordering/checkout/checkout-page.tsx',
  track: 'src/features/ordering/tracking/tracking-page.tsx',
  account: 'src/app/account.tsx',
  home: 'src/features/website/home-page.tsx',
  story: 'src/features/website/story-page.tsx',
  contact: 'src/features/website/contact-page.tsx',
  privacy: 'src/features/website/privacy-page.tsx',
};

const languageModules = { es: 'src/languages/es.ts' } as const satisfies Record<TranslatedLanguage, string>;

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

/** Files that a page needs at once although the menu loads them later, by the names that vite.config.ts gives them. */
const onceThere: Readonly<Record<string, readonly string[]>> = {
  checkout: ['ordering', 'dialogs'],
  track: ['ordering'],
  story: ['ordering'],
  contact: ['ordering'],
  item: ['ordering', 'dialogs'],
};

function keyNamed(manifest: Manifest, name: string): string | undefined {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name);
}

/** Throws if the manifest is not one of this site's build. */
export const assetsOf: AssetsOf = (manifest: Manifest, textOf): SiteAssets => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The site's manifest has no ${ENTRY}: build the site again`);
  const [start] = files(manifest, [START]);
  const shared = importsOf(manifest, ENTRY);
  const styles = [STYLES].flatMap((key) => manifest[key]?.file ?? []);
  const chunksOf = (keys: readonly string[]) => {
    const all = new Set([...keys, ...keys.flatMap((key) => [...importsOf(manifest, key)])]);
    return files(
      manifest,
      [...all].filter((key) => key !== ENTRY && !shared.has(key)),
    );
  };
  const pages = Object.entries(onceThere).map(([page, names]) => {
    const module = pageModules[page];
    return [
      page,
      chunksOf([...(module ? [module] : []), ...names.flatMap((name) => keyNamed(manifest, name) ?? [])]),
    ];
  });
  const languages = Object.entries(languageModules).map(([language, module]) => [
    language,
    chunksOf([module]),
  ]);
  return {
    scripts: [url(entry.file)],
    ...(start && { start }),
    styles: styles.map(url),
    ...(textOf && { styleText: styles.map(textOf).join('') }),
    preloads: files(manifest, shared),
    pages: Object.fromEntries(pages),
    languages: Object.fromEntries(languages),
  };
};
