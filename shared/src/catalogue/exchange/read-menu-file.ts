// Reads a menu file of any format to the neutral plan.
import type { CsvColumns } from './csv-columns.ts';
import type { FileContext, MenuFileFormat, MenuFileReading } from './menu-file.ts';
import { readBiteMenu } from './read-bite-menu.ts';
import { readCsvMenu } from './read-csv-menu.ts';
import { readOpenMenu } from './read-open-menu.ts';
import { readSquareMenu } from './read-square-menu.ts';
import { readUberEatsMenu } from './read-uber-eats-menu.ts';

export interface ReadOptions {
  sellOnline?: boolean | undefined;
  location?: string | undefined;
  columns?: CsvColumns | undefined;
}

/** Never throws for what the text holds. */
export async function readMenuFile(
  format: MenuFileFormat,
  text: string,
  context: FileContext,
  options: ReadOptions = {},
): Promise<MenuFileReading> {
  switch (format) {
    case 'bite':
      return readBiteMenu(text, context);
    case 'csv':
      return readCsvMenu(text, context, options.columns);
    case 'square':
      return readSquareMenu(text, { currency: context.currency, ...options });
    case 'open-menu':
      return readOpenMenu(text, context);
    case 'uber-eats':
      return readUberEatsMenu(text, context);
  }
}
