// The names under which a restaurant remembers what an import brought: which key of a file is which record.
import type { MenuFileFormat } from '@bite/shared/catalogue/exchange/menu-file';

/** Under another name everything would be forgotten, whatever the format is called. A copy is a Bite menu. */
export const importSources: Readonly<Record<MenuFileFormat, string>> = {
  bite: 'bite',
  csv: 'csv',
  square: 'square',
  'open-menu': 'open-menu',
  'uber-eats': 'uber-eats',
};
