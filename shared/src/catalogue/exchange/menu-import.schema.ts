// An import of a menu file at a restaurant: checked first (a dry run), then written, and perhaps undone.
import { z } from 'zod';
import { auditChange } from '../../audit/audit-entry.schema.ts';
import { isoTime } from '../../kernel/schema.ts';
import { menuKinds } from '../menu.schema.ts';
import { menuFileFormats } from './menu-file.ts';

/** checked: only a report. writing and undoing: still at it, unless it was stopped. */
export const menuImportStates = ['checked', 'writing', 'done', 'undoing', 'undone'] as const;

const count = z.int().nonnegative();
const kind = z.enum(menuKinds);

export const loss = z.object({ what: z.string(), why: z.string(), count, example: z.string() });

/** Lists are cut off where a person would not read on; counts are whole. */
export const menuImportReport = z.object({
  /** What would be written, or was. */
  changes: z.array(
    z.object({
      kind,
      name: z.string(),
      isNew: z.boolean(),
      /**
       * Of an entity that is there already: each field that changes, with the names of what it refers to. Both values are absent
       * where they are too long for a report.
       */
      values: z.array(auditChange).default([]),
      /** The address of a small copy of its picture, where that is new or another one. */
      picture: z.string().optional(),
    }),
  ),
  /** What comes into being because the restaurant has none of its name. */
  newNames: z
    .array(
      z.object({
        kind,
        /** 'Dinner › Piza' */
        name: z.string(),
        /** What is there already, or comes into being too, and is called the same or nearly so. */
        like: z.string().optional(),
      }),
    )
    .default([]),
  losses: z.array(loss),
  notes: z.array(z.string()),
  /** What an earlier import brought and this file does not have: it stays. */
  gone: z.array(z.string()),
  /** Sizes and modifiers that their items and groups lose. */
  removed: z.array(z.string()),
  /** Items that become untaxed although the restaurant charges a tax. */
  untaxed: z.array(z.string()),
  /** Items that diners do not see, because of their group or themselves. */
  notShown: z.array(z.string()),
});
export type MenuImportReport = z.output<typeof menuImportReport>;

export const menuImport = z.object({
  importId: z.string(),
  format: z.enum(menuFileFormats),
  /** The file's name; for a copy the name of the other restaurant. */
  fileName: z.string(),
  isCopy: z.boolean().default(false),
  state: z.enum(menuImportStates),
  /** The uid of the person. */
  by: z.string(),
  /** Their name at that time. */
  byName: z.string(),
  checkedAt: isoTime,
  /** When the first document was written. Everything that the import writes has this as its time of change. */
  startedAt: isoTime.optional(),
  finishedAt: isoTime.optional(),
  counts: z.record(kind, z.object({ created: count, updated: count, unchanged: count })),
  report: menuImportReport,
  /** Documents written of the present step: the import, or undoing it. */
  written: count,
  total: count,
  /** Somebody has stopped it, or there was a problem: it goes on when somebody says so. */
  isStopped: z.boolean().default(false),
  problem: z.string().optional(),
  /** What an undo left as it is, with the reason. */
  kept: z.array(z.string()).default([]),
});
export type MenuImport = z.output<typeof menuImport>;
