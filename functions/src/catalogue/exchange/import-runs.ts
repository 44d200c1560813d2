// The stored imports of a restaurant, and the long texts that belong to them: the file, and what it replaced. Texts are stored in
// pieces, since a document holds 1 MiB, and expire: until then an import can be continued and undone.
import { type MenuImport, menuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import type { AuditedTransaction, WritePath } from '../../audit/write-path.ts';
import { type DueWork, dueWork, newWork } from '../../due-work/due-work.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordCollection, RecordReader } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';

const LIFETIME = 30 * DAY;
/** UTF-16 units; each takes up to three bytes. */
const LONGEST_PIECE = 300_000;

/** An import as it is stored. */
const importRun = menuImport.extend({
  /** The name under which ids of this format are remembered. */
  source: z.string(),
  /** A hash of what the check found: if it has changed, the file must be checked again. */
  basis: z.string(),
  /** The menu has changed since the check, so that it can no longer be written. */
  isOutdated: z.boolean().default(false),
  filePieces: z.int().positive(),
  undoPieces: z.int().nonnegative().default(0),
});
export type ImportRun = z.output<typeof importRun>;

export const importRunsOf = (place: RestaurantRef): RecordCollection<ImportRun> => ({
  path: paths.restaurantCollection(place, collections.menuImportRuns),
  schema: importRun,
});

const piece = z.object({ text: z.string(), expiresAt: isoTime });

const piecesOf = (place: RestaurantRef): RecordCollection<z.output<typeof piece>> => ({
  path: paths.restaurantCollection(place, collections.menuImportTexts),
  schema: piece,
});

/** Pieces expire by the TTL policy; nobody queries texts and reports. */
export const fieldOverrides = [
  expiring(collections.menuImportTexts),
  { collectionGroup: collections.menuImportTexts, fieldPath: 'text', indexes: [] },
  { collectionGroup: collections.menuImportRuns, fieldPath: 'report', indexes: [] },
];

type TextName = 'file' | 'undo';
const pieceId = (importId: string, name: TextName, index: number): string => `${importId}.${name}.${index}`;

export const piecesIn = (text: string): number => Math.max(1, Math.ceil(text.length / LONGEST_PIECE));

/** Writes the text in the transaction. @param now Milliseconds. */
export function writeText(
  transaction: Pick<AuditedTransaction, 'follow'>,
  place: RestaurantRef,
  { importId, name, text, now }: { importId: string; name: TextName; text: string; now: number },
): void {
  const expiresAt = new Date(now + LIFETIME).toISOString();
  for (let index = 0; index < piecesIn(text); index += 1) {
    const part = text.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE);
    // A pair of surrogates that is cut apart could not be stored.
    transaction.follow(piecesOf(place), pieceId(importId, name, index), {
      text: JSON.stringify(part),
      expiresAt,
    });
  }
}

/** Throws CONFLICT if it has expired. */
export async function readText(
  records: RecordReader,
  place: RestaurantRef,
  { importId, name, pieces }: { importId: string; name: TextName; pieces: number },
): Promise<string> {
  const ids = Array.from({ length: pieces }, (_, index) => pieceId(importId, name, index));
  const found = await records.getAll(piecesOf(place), ids);
  if (found.some((one) => one === undefined))
    throw new DomainError('CONFLICT', 'This import is too old by now: check the file again');
  return found.map((one) => JSON.parse(one?.text ?? '""') as string).join('');
}

/** Throws NOT_FOUND. */
export async function findImportRun(
  records: RecordReader,
  place: RestaurantRef,
  importId: string,
): Promise<ImportRun> {
  const run = await records.get(importRunsOf(place), importId);
  if (!run) throw new DomainError('NOT_FOUND', 'There is no such import');
  return run;
}

/** Work that goes on with an import if nobody does within a minute: its page may be closed. */
const continuing = ({ place, user }: Requested, { importId }: ImportRun, now: number): DueWork =>
  newWork('continueMenuImport', { ...placeOnly(place), importId, uid: user.uid }, now, {
    id: `continueMenuImport-${importId}`,
  });

const placeOnly = ({ tenantId, restaurantId }: RestaurantRef): RestaurantRef => ({ tenantId, restaurantId });

export const isUnderWay = ({ state, isStopped }: Pick<ImportRun, 'state' | 'isStopped'>): boolean =>
  (state === 'writing' || state === 'undoing') && !isStopped;

type Requested = Caller & { place: RestaurantRef };

/** Stores the run with the work that goes on with it, or without it once it is over or stopped. */
export function writeImportRun(
  transaction: Pick<AuditedTransaction, 'follow'>,
  request: Requested,
  run: ImportRun,
  now: number,
): void {
  const { id, record } = continuing(request, run, now);
  transaction.follow(importRunsOf(request.place), run.importId, run);
  transaction.follow(dueWork, id, isUnderWay(run) ? record : undefined);
}

/** Returns it as clients see it. A step that was under way when somebody stopped the import does not begin it again. */
export async function saveImportRun(
  { writePath, now }: { writePath: WritePath; now: () => number },
  request: Requested,
  run: ImportRun,
): Promise<MenuImport> {
  const saved = await writePath.transact(authorOf(request), async (transaction) => {
    const current = await transaction.get(importRunsOf(request.place), run.importId);
    const isOver = run.state === 'done' || run.state === 'undone';
    const next = { ...run, isStopped: !isOver && (current?.isStopped ?? false) };
    writeImportRun(transaction, request, next, now());
    return next;
  });
  return shownImport(saved);
}

/** An import as clients see it. */
export const shownImport = (run: ImportRun): MenuImport => menuImport.parse(run);
