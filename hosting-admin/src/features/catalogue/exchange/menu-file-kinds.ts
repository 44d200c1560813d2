// The kinds of menu files, as a person chooses one, and the guess by a file's name and beginning.
import type { MenuFileFormat } from '@bite/shared/catalogue/exchange/menu-file';

export const menuFileKinds: readonly { value: MenuFileFormat; label: string; hint: string }[] = [
  {
    value: 'csv',
    label: 'Table (CSV)',
    hint: 'One line an item, or one a size. Spreadsheets save it as CSV.',
  },
  {
    value: 'square',
    label: 'Square catalogue (JSON)',
    hint: 'The objects of Square’s catalogue, as its API exports them.',
  },
  {
    value: 'bite',
    label: 'Bite menu (JSON)',
    hint: 'What “Export as a Bite menu” saves, here or at another restaurant.',
  },
  { value: 'open-menu', label: 'OpenMenu (XML)', hint: 'A document of openmenu.com, version 1.5 or 1.6.' },
  {
    value: 'uber-eats',
    label: 'Uber Eats menu (JSON)',
    hint: 'The menu of a store, as Uber Eats’ Menu API has it.',
  },
];

export const kindLabel = (format: MenuFileFormat): string =>
  menuFileKinds.find(({ value }) => value === format)?.label ?? format;

const BEGINNING = 2000;

/** Undefined where neither name nor content tell. */
export function guessFormat(name: string, text: string): MenuFileFormat | undefined {
  const start = text.slice(0, BEGINNING).trimStart();
  const isJson = start.startsWith('{') || start.startsWith('[');
  if (isJson && start.includes('"bite-menu"')) return 'bite';
  if (isJson && /"(objects|item_data|category_data|present_at_all_locations)"/.test(start)) return 'square';
  if (isJson && /"(menus|categories|modifier_groups)"/.test(start)) return 'uber-eats';
  if (isJson) return 'square';
  if (start.startsWith('<')) return 'open-menu';
  return /\.(csv|tsv|txt)$/i.test(name) ? 'csv' : undefined;
}
