// Menus in and out: files are checked, written in steps and undone; the menu is exported.
import { z } from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import { idParameter, restaurantParameters } from '../../api/parameters.ts';
import { positiveId } from '../../kernel/schema.ts';
import { writeRefusals as placeRefusals } from '../../records/records.contract.ts';
import { biteMenu } from './bite-menu.ts';
import { csvFields } from './csv-columns.ts';
import { LONGEST_MENU_FILE, MOST_ROWS, menuFileFormats } from './menu-file.ts';
import { menuImport } from './menu-import.schema.ts';

/** A menu with a record that cannot be read is neither written nor exported: the error names the record. */
const writeRefusals = [...placeRefusals, 'RECORD_UNREADABLE'] as const;

const params = z.object(restaurantParameters);
const one = z.object({
  ...restaurantParameters,
  importId: z.string().regex(/^[0-9a-f-]{36}$/, 'Unknown import'),
});

export const menuFileOptions = z.strictObject({
  /** Square: sell online what the file does not. */
  sellOnline: z.boolean().default(false),
  /** Square: the id of the restaurant's location. */
  location: z.string().max(100).optional(),
  /** It is right for every item of the file to be sold without tax. */
  untaxed: z.boolean().default(false),
  /** CSV: the column of each field by its position, from 0; guessed from the header if absent. */
  columns: z.partialRecord(z.enum(csvFields), z.int().min(0).max(500)).optional(),
  /** CSV: lines that are not imported, by their numbers in the file. */
  leaveOut: z
    .array(z.int().positive())
    .max(MOST_ROWS + 1)
    .optional(),
});
export type MenuFileOptions = z.output<typeof menuFileOptions>;

export const sentMenuFile = z.strictObject({
  format: z.enum(menuFileFormats),
  fileName: z.string().max(255),
  text: z
    .string()
    .min(1, 'The file is empty')
    .max(LONGEST_MENU_FILE, 'The file is too large: the command line takes larger ones'),
  options: menuFileOptions.prefault({}),
});
export type SentMenuFile = z.output<typeof sentMenuFile>;

/** A JSON body writes a character with up to six bytes, such as \u00e9; exports need a little more than one. */
const LARGEST_BODY = 2 * LONGEST_MENU_FILE;

/** What a check found: an import that can be written, or why it cannot. */
const checkedFile = z.strictObject({
  import: menuImport.optional(),
  /** The first ones. */
  faults: z.array(
    z.strictObject({
      row: z.int().positive().optional(),
      field: z.string(),
      name: z.string(),
      message: z.string(),
    }),
  ),
  faultCount: z.int().nonnegative(),
  /**
   * The lines of a table without which the rest can be imported: those at fault, with the other lines of the same items.
   * Absent if a fault is of the file as a whole, or nothing would be left.
   */
  leaveOut: z.array(z.int().positive()).optional(),
});
export type CheckedMenuFile = z.output<typeof checkedFile>;

const groupIds = z.array(positiveId).min(1).max(1000);

export const menuImportEndpoints = {
  checkMenuFile: {
    summary: 'Says what importing a menu file would change, and writes nothing of it to the menu.',
    params,
    body: sentMenuFile,
    maxBodyBytes: LARGEST_BODY,
    answer: checkedFile,
    refuses: writeRefusals,
  },
  checkMenuCopy: {
    summary:
      'Says what copying the menu of another restaurant of the business, or some of its groups, would change.',
    params,
    body: z.strictObject({ fromRestaurantId: positiveId, menuGroupIds: groupIds.optional() }),
    answer: checkedFile,
    refuses: writeRefusals,
  },
  listMenuImports: {
    summary: 'The latest imports of a restaurant, newest first.',
    params,
    answer: z.strictObject({ imports: z.array(menuImport) }),
    refuses: placeRefusals,
  },
  writeMenuImport: {
    summary:
      'Writes a checked import, or the next part of a large one. May be repeated until its state is done.',
    params: one,
    answer: menuImport,
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT'],
  },
  undoMenuImport: {
    summary:
      'Undoes the last import, or the next part of it. What somebody has changed since stays as it is.',
    params: one,
    answer: menuImport,
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT'],
  },
  stopMenuImport: {
    summary:
      'Stops an import that is being written or undone. What is written stays until it goes on or is undone.',
    params: one,
    answer: menuImport,
    refuses: [...placeRefusals, 'NOT_FOUND'],
  },
  exportMenu: {
    summary: 'The whole menu, or some of its groups, as a file that imports back to the same menu.',
    params,
    query: z.strictObject({
      menuGroupIds: z
        .string()
        .max(5000)
        .transform((text) => text.split(','))
        .pipe(z.array(idParameter).min(1))
        .optional(),
    }),
    answer: biteMenu,
    refuses: writeRefusals,
  },
  exportMenuTable: {
    summary: 'The items of the menu as a table, one line an item or size.',
    params,
    answer: z.string(),
    file: 'text/csv',
    refuses: writeRefusals,
  },
} as const satisfies Record<string, Endpoint>;
