// Reads a menu file of any format to the neutral plan.
import { menuKinds } from '../menu.schema.ts';
import type { MenuDraft } from '../menu-draft.ts';
import { nouns } from '../references.ts';
import {
  aFault,
  type FileContext,
  type MenuFileFormat,
  type MenuFileReading,
  MOST_LEVELS,
  MOST_OF_A_KIND,
  refused,
  TOO_DEEP,
} from './menu-file.ts';
import { readBiteMenu } from './read-bite-menu.ts';
import { type CsvOptions, readCsvMenu } from './read-csv-menu.ts';
import { readOpenMenu } from './read-open-menu.ts';
import { readSquareMenu } from './read-square-menu.ts';
import { readUberEatsMenu } from './read-uber-eats-menu.ts';

export interface ReadOptions extends CsvOptions {
  sellOnline?: boolean | undefined;
  location?: string | undefined;
}

/** Never throws for what the text holds. */
export async function readMenuFile(
  format: MenuFileFormat,
  text: string,
  context: FileContext,
  options: ReadOptions = {},
): Promise<MenuFileReading> {
  const reading = await readFormat(format, text, context, options);
  if (!reading.ok) return reading;
  const many = menuKinds.find((kind) => reading.draft[kind].length > MOST_OF_A_KIND);
  if (many)
    return refused(aFault(`The file has more than ${MOST_OF_A_KIND} records of one kind (${nouns[many]})`));
  const deep = deepest(reading.draft.menuGroups);
  return deep === undefined ? reading : refused(aFault(TOO_DEEP, { name: deep }));
}

/** The name of a section that lies too deep, if there is one. */
function deepest(groups: MenuDraft['menuGroups']): string | undefined {
  const parents = new Map(groups.map(({ key, fields }) => [key, fields.parentId] as const));
  const isTooDeep = (key: MenuDraft['menuGroups'][number]['fields']['parentId'], level = 1): boolean =>
    typeof key === 'string' && (level > MOST_LEVELS || isTooDeep(parents.get(key), level + 1));
  return groups.find(({ key }) => isTooDeep(key))?.fields.name;
}

async function readFormat(
  format: MenuFileFormat,
  text: string,
  context: FileContext,
  options: ReadOptions,
): Promise<MenuFileReading> {
  switch (format) {
    case 'bite':
      return readBiteMenu(text, context);
    case 'csv':
      return readCsvMenu(text, context, options);
    case 'square':
      return readSquareMenu(text, { currency: context.currency, ...options });
    case 'open-menu':
      return readOpenMenu(text, context);
    case 'uber-eats':
      return readUberEatsMenu(text, context);
  }
}
