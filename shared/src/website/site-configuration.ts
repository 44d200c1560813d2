// What administrators do to the site configuration (C3-11). Each operation gives the next version of the record.
import { DomainError } from '../kernel/errors.ts';
import {
  type ColorScheme,
  type FallbackImage,
  type LayoutTemplate,
  type SiteConfiguration,
  type SiteConfigurationChange,
  siteConfigurationEntity,
} from './site-configuration.schema.ts';

/** When, as an ISO time, and by whom, as a uid. */
export interface Modification {
  at: string;
  by: string;
}

interface Entries {
  layoutTemplates: LayoutTemplate;
  colorSchemes: ColorScheme;
  fallbackImages: FallbackImage;
}
export type EntryList = keyof Entries;

const entryNames = {
  layoutTemplates: 'Layout template',
  colorSchemes: 'Color scheme',
  fallbackImages: 'Fallback image',
} as const satisfies Record<EntryList, string>;

/** Which entry of a list is the default one stands in the record itself; the entries' own marks follow it. */
const defaultFields = {
  layoutTemplates: 'defaultLayoutTemplate',
  colorSchemes: 'defaultColorScheme',
} as const;

/** Throws VALIDATION_FAILED naming the fields, and CONFLICT where a list would lose its default entry. */
export function updatedConfiguration(
  current: SiteConfiguration,
  change: SiteConfigurationChange,
  modification: Modification,
): SiteConfiguration {
  const changed = siteConfigurationEntity.apply(current, change);
  for (const list of ['layoutTemplates', 'colorSchemes'] as const)
    if (hasDefault(current, list) && !hasDefault(changed, list)) throw defaultRemoved(list);
  return nextVersion(changed, modification);
}

/** Throws CONFLICT where the id is taken. */
export function withEntry<List extends EntryList>(
  current: SiteConfiguration,
  list: List,
  entry: Entries[List],
  modification: Modification,
): SiteConfiguration {
  const entries = entriesOf(current, list);
  if (entries.some(({ id }) => id === entry.id))
    throw new DomainError('CONFLICT', `${entryNames[list]} with id ${entry.id} already exists`);
  return nextVersion(withEntries(current, list, [...entries, entry], entry), modification);
}

/** Puts `entry` in the place of the one with its id. Throws NOT_FOUND. */
export function withChangedEntry<List extends EntryList>(
  current: SiteConfiguration,
  list: List,
  entry: Entries[List],
  modification: Modification,
): SiteConfiguration {
  assertEntry(current, list, entry.id);
  const entries = entriesOf(current, list).map((each) => (each.id === entry.id ? entry : each));
  return nextVersion(withEntries(current, list, entries, entry), modification);
}

/** Throws NOT_FOUND, and CONFLICT for a default layout or colour scheme (I5.1-10): sites would be left without one. */
export function withoutEntry(
  current: SiteConfiguration,
  list: EntryList,
  id: string,
  modification: Modification,
): SiteConfiguration {
  assertEntry(current, list, id);
  if (list !== 'fallbackImages' && current[defaultFields[list]] === id) throw defaultRemoved(list);
  const entries = entriesOf(current, list).filter((each) => each.id !== id);
  return nextVersion({ ...current, [list]: entries }, modification);
}

type ListWithDefault = keyof typeof defaultFields;

const hasDefault = (config: SiteConfiguration, list: ListWithDefault): boolean =>
  config[list].some(({ id }) => id === config[defaultFields[list]]);

const defaultRemoved = (list: ListWithDefault): DomainError =>
  new DomainError('CONFLICT', `Cannot remove default ${entryNames[list].toLowerCase()}`);

/** The one place that relates a list's name to what is in it. */
const entriesOf = <List extends EntryList>(config: SiteConfiguration, list: List): Entries[List][] =>
  config[list] as Entries[List][];

function assertEntry(config: SiteConfiguration, list: EntryList, id: string): void {
  if (!entriesOf(config, list).some((entry) => entry.id === id))
    throw new DomainError('NOT_FOUND', `${entryNames[list]} with id ${id} not found`);
}

/** An entry that says it is the default becomes so. */
function withEntries<List extends EntryList>(
  config: SiteConfiguration,
  list: List,
  entries: readonly Entries[List][],
  touched: Entries[List],
): SiteConfiguration {
  const changed = { ...config, [list]: entries };
  if (list === 'fallbackImages' || !('isDefault' in touched) || !touched.isDefault) return changed;
  return { ...changed, [defaultFields[list as ListWithDefault]]: touched.id };
}

function nextVersion(config: SiteConfiguration, { at, by }: Modification): SiteConfiguration {
  const { defaultLayoutTemplate, defaultColorScheme } = config;
  return {
    ...config,
    layoutTemplates: marked(config.layoutTemplates, defaultLayoutTemplate),
    colorSchemes: marked(config.colorSchemes, defaultColorScheme),
    version: config.version + 1,
    lastModifiedBy: by,
    lastModified: at,
    updatedAt: at,
  };
}

const marked = <Entry extends { id: string; isDefault: boolean }>(
  entries: readonly Entry[],
  defaultId: string,
): Entry[] => entries.map((entry) => ({ ...entry, isDefault: entry.id === defaultId }));
