// Every text of the guests' site is in the catalogue, and each of them in every language.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@bite/shared/kernel/translate';
import { isTranslated, siteLanguages, type TranslatedLanguage } from '@bite/shared/website/languages';
import { describe, expect, it } from 'vitest';
import { importGraph, reachedFrom } from './import-graph.ts';
import { root } from './root.ts';
import { placeholdersIn, textsIn } from './site-texts.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'hosting-site', 'hosting-embed', 'shared', 'functions/src'],
  { cwd: root, encoding: 'utf8' },
).split('\n');
const graph = importGraph(root, files);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Loaded by its path, since nothing here may import a site. */
async function catalogueIn<Name extends string>(file: string): Promise<Record<Name, Catalogue>> {
  return (await import(pathToFileURL(join(root, file)).href)) as Record<Name, Catalogue>;
}

async function readSite(app: string, language: TranslatedLanguage) {
  const entries = [`${app}/src/main.tsx`, `${app}/src/entry-server.tsx`].filter((file) => graph.has(file));
  const loaded = [...reachedFrom(entries, graph)].filter((file) => !file.startsWith(`${app}/src/languages/`));
  const texts = new Map(loaded.map((file) => [file, textsIn(file, textOf(file))]));
  const messages = new Set([...texts.values()].flatMap((found) => found.messages));
  const { [language]: own } = await catalogueIn<TranslatedLanguage>(`${app}/src/languages/${language}.ts`);
  const { server } = await catalogueIn<'server'>(`hosting-site/src/languages/${language}/server.ts`);
  return { app, language, loaded, texts, messages, own, server };
}

const translated = siteLanguages.filter(isTranslated);
const sites = await Promise.all(translated.map((language) => readSite('hosting-site', language)));
const strips = await Promise.all(translated.map((language) => readSite('hosting-embed', language)));
const [site] = sites;
if (!site) throw new Error('There is no language but English');

/** Files with words that no guest reads on the site, each with what they are. */
const exempt: Readonly<Record<string, string>> = {
  'hosting-site/src/server/structured-data.ts': 'words of schema.org',
  'shared/src/api/client.ts': 'the session of staff',
  'shared/src/domains/resolution.ts': 'answers to developers',
  'shared/src/diners/sign-in-providers.ts': 'names of companies',
  'shared/src/kernel/email-suggestion.ts': 'names of domains',
  'shared/src/kernel/errors.ts': 'names of errors',
  'shared/src/kernel/money-decimals.ts': 'codes of currencies',
  'shared/src/kernel/money.ts': 'stored values',
  'shared/src/kernel/transitions.ts': 'refusals of moves on the board',
  'shared/src/ordering/address-regions.ts': 'names of states and provinces, which addresses are written with',
  'shared/src/ordering/cart-messages.ts': 'answers to developers',
  'shared/src/ordering/cart.ts': 'stored values',
  'shared/src/ordering/discounts.ts': 'discounts by staff',
  'shared/src/ordering/taxes.ts': 'stored values',
  'shared/src/shell/device-name.ts': 'names of browsers and systems',
  'shared/src/website/languages.ts': 'each language’s own name',
};
const notForGuests = [
  ...['Facebook', 'Instagram', 'TikTok', 'DoorDash', 'Uber Eats', 'Grubhub'],
  // Of the back office, beside the rule of the theme.
  ...['Loading theme...', 'Theme Configuration Error'],
  // Parts of the page, by name.
  ...['Header', 'Intro', 'ServedAt', 'Ordering'],
  // Of items that contradict themselves, for staff.
  'food contains no',
  // Names.
  ...['Apple Pay', 'Google Pay'],
];
describe.each([...sites, ...strips])(
  'the texts of $app in $language',
  ({ loaded, texts, messages, own, server }) => {
    it('all go through the catalogue', () => {
      const untranslated = [...texts]
        .filter(([file]) => !Object.hasOwn(exempt, file))
        .flatMap(([file, found]) => found.untranslated.map((text) => ({ file, text })))
        .filter(({ text }) => !notForGuests.includes(text));
      expect(loaded.length).toBeGreaterThan(20);
      expect(untranslated).toEqual([]);
    });

    it('are all there, and nothing else is', () => {
      expect([...messages].filter((source) => !Object.hasOwn(own, source))).toEqual([]);
      const others = Object.keys(own).filter((source) => !messages.has(source));
      expect(others.filter((source) => !Object.hasOwn(server, source))).toEqual([]);
    });

    it('have the same placeholders', () => {
      const different = Object.entries(own).flatMap(([source, translation]) => {
        const forms = typeof translation === 'string' ? { other: translation } : translation;
        return Object.entries(forms).flatMap(([form, text]) => {
          const wanted = placeholdersIn(source).filter((name) => form === 'other' || name !== 'count');
          const found = placeholdersIn(text).filter((name) => form === 'other' || name !== 'count');
          return String(found) === String(wanted) ? [] : [`${source} → ${text}`];
        });
      });
      expect(different).toEqual([]);
    });
  },
);

describe('the texts of the guests’ site', () => {
  it('are excused from it only where there are some', () => {
    const excused = [...site.texts].filter(([file]) => Object.hasOwn(exempt, file));
    expect(excused.filter(([, found]) => found.untranslated.length === 0)).toEqual([]);
    expect(excused).toHaveLength(Object.keys(exempt).length);
  });

  it.each(sites)('are translated in one place each ($language)', async ({ language, own }) => {
    const parts = globSync(`hosting-site/src/languages/${language}/*.ts`, { cwd: root });
    const catalogues = await Promise.all(parts.map((file) => catalogueIn(file)));
    const sources = catalogues.flatMap((part) => Object.values(part)).flatMap((part) => Object.keys(part));
    expect(sources.sort()).toEqual(Object.keys(own).sort());
  });

  it.each(sites)('that only the server says are what it says ($language)', ({ server }) => {
    const said = files
      .filter((file) => /^(functions|shared)\/.*(?<!\.test)\.ts$/.test(file))
      .map((file) => textOf(file).replaceAll(/\$?\{\w+\}/g, '{}'))
      .join('\n');
    const unsaid = Object.keys(server).filter((text) => !said.includes(text.replaceAll(/\{\w+\}/g, '{}')));
    expect(unsaid).toEqual([]);
  });
});

describe('a text in the source', () => {
  it.each([
    ['const a = <p>Your cart</p>;', 'Your cart'],
    ['const a = <input placeholder="Search the menu" />;', 'Search the menu'],
    ['const a = `Total of $' + '{b}`;', 'Total of'],
    ["const a = { more: 'no orders right now' };", 'no orders right now'],
  ])('%s is seen', (source, text) => {
    expect(textsIn('a.tsx', source)).toEqual({ messages: [], untranslated: [text] });
  });

  it.each([
    ["const a = t(b ? 'Your cart' : 'Your order');", ['Your cart', 'Your order']],
    ["const a = plural(n, '1 item', '{count} items');", ['{count} items']],
    ["const a = { pickup: message('Pickup') };", ['Pickup']],
  ])('%s is a message', (source, messagesIn) => {
    expect(textsIn('a.tsx', source)).toEqual({ messages: messagesIn, untranslated: [] });
  });

  it.each([
    'const a = <p className="relative block">{b}</p>;',
    "throw new Error('Lines that can be priced');",
    "const a: 'Some type' = b;",
  ])('%s is none', (source) => {
    expect(textsIn('a.tsx', source)).toEqual({ messages: [], untranslated: [] });
  });
});
