// Writes menus to Firestore with optimistic locking: by the time of the last update, or by `create` for new entities.
import { auditEntry } from '@bite/shared/audit/audit-entry.schema';
import {
  emptyMenu,
  type ImportedIds,
  idOf,
  importedIds,
  type Menu,
  type MenuKind,
  menuKinds,
  menuSchemas,
} from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  GrpcStatus,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type CatalogueWriter, type MenuChanges, refuseUnreadable } from '../../ports/catalogue-writer.ts';
import { sorted } from '../../ports/records.ts';
import { listedDocument, parseDocument, toDocument } from './documents.ts';

/**
 * Documents per commit. Firestore takes 10 MiB at once, index entries included, and an item with its entries is about
 * 10 KiB. The limit stays well below that and fits all but the largest menus into one commit.
 */
const COMMIT_LIMIT = 400;
/** A document holds 1 MiB. The remembered ids are split into several documents where they are longer. */
const LONGEST_PIECE = 1_000_000;
/** All pieces are written in one commit, together with other documents. */
const LONGEST_RECORD = 5 * LONGEST_PIECE;

/** The ids are stored as one text, since every entry of a map would be indexed. */
const menuImport = z.object({
  source: z.string(),
  ids: z.string(),
  pieces: z.int().positive().default(1),
  createdAt: isoTime,
  updatedAt: isoTime,
});

type Snapshots = ReadonlyMap<string, DocumentSnapshot>;
type Write = (batch: WriteBatch) => void;

export function firestoreCatalogueWriter(db: Firestore, commitLimit = COMMIT_LIMIT): CatalogueWriter {
  return {
    async open(place, source) {
      const snapshots = new Map<string, DocumentSnapshot>();
      const imported = await readRecord(db, place, source, snapshots);
      const menu = emptyMenu();
      const unreadable = await Promise.all(
        menuKinds.map((kind) => readKind(db, place, kind, menu, snapshots)),
      );
      refuseUnreadable(unreadable.flat());
      return {
        menu,
        imported,
        async write(changes, { onProgress, maxCommits = Number.POSITIVE_INFINITY } = {}) {
          const steps = stepsOf(db, place, source, changes, snapshots, commitLimit);
          const total = steps.reduce((sum, step) => sum + step.length, 0);
          let written = 0;
          for (const step of steps.slice(0, maxCommits)) {
            await commit(db, step, written);
            written += step.length;
            onProgress?.(written, total);
          }
          return { remaining: total - written, commits: steps.length };
        },
      };
    },
  };
}

/** The document name of a piece; the first one is named by the source alone. */
const pieceName = (source: string, index: number): string => (index === 0 ? source : `${source}.${index}`);

async function readRecord(
  db: Firestore,
  place: RestaurantRef,
  source: string,
  snapshots: Map<string, DocumentSnapshot>,
): Promise<ImportedIds> {
  const first = await db.doc(paths.menuImport(place, source)).get();
  snapshots.set(first.ref.path, first);
  if (!first.exists) return importedIds.parse({});
  const { ids, pieces } = parseDocument(menuImport, first);
  const others = Array.from({ length: pieces - 1 }, (_, index) =>
    db.doc(paths.menuImport(place, pieceName(source, index + 1))).get(),
  );
  const further = await Promise.all(others);
  for (const piece of further) snapshots.set(piece.ref.path, piece);
  const texts = further.map((piece) => parseDocument(menuImport, piece).ids);
  return importedIds.parse(JSON.parse([ids, ...texts].join('')));
}

async function readKind<Kind extends MenuKind>(
  db: Firestore,
  place: RestaurantRef,
  kind: Kind,
  menu: Menu,
  snapshots: Map<string, DocumentSnapshot>,
): Promise<Parameters<typeof refuseUnreadable>[0]> {
  const found = await db.collection(paths.restaurantCollection(place, collections[kind])).get();
  for (const document of found.docs) snapshots.set(document.ref.path, document);
  const read = sorted(found.docs.map(listedDocument), menuSchemas[kind]);
  const entities = read.found.map(({ record }) => record);
  menu[kind] = entities.sort((one, other) => idOf(kind, one) - idOf(kind, other)) as Menu[Kind];
  return (read.unreadable ?? []).map(({ id, path, reason }) => ({
    kind,
    id,
    reason,
    name: snapshots.get(path)?.get('name'),
  }));
}

/** One commit if everything fits. Otherwise the remembered ids come first and the menu groups last. */
function stepsOf(
  db: Firestore,
  place: RestaurantRef,
  source: string,
  changes: MenuChanges,
  snapshots: Snapshots,
  commitLimit: number,
): Write[][] {
  const record = changes.imported ? recordWrites(db, place, source, changes.imported, snapshots) : [];
  const [hidden, groups] = [menuKinds.filter((kind) => kind !== 'menuGroups'), ['menuGroups'] as const].map(
    (kinds) => kinds.flatMap((kind) => entityWrites(db, place, kind, changes, snapshots)),
  ) as [Write[], Write[]];
  const entry = entryWrites(db, changes);
  const shown = [...groups, ...entry];
  if (record.length + hidden.length + shown.length <= commitLimit) return [[...record, ...hidden, ...shown]];
  if (changes.remove) return inSteps([...groups, ...hidden.reverse(), ...record, ...entry], commitLimit);
  const inParts = changes.importedInParts
    ? recordWrites(db, place, source, changes.importedInParts, snapshots)
    : record;
  return [...inSteps([...inParts, ...hidden], commitLimit), shown].filter((step) => step.length > 0);
}

function inSteps(writes: readonly Write[], commitLimit: number): Write[][] {
  const steps: Write[][] = [];
  for (let start = 0; start < writes.length; start += commitLimit)
    steps.push(writes.slice(start, start + commitLimit));
  return steps;
}

function entityWrites(
  db: Firestore,
  place: RestaurantRef,
  kind: MenuKind,
  { create, replace, remove }: MenuChanges,
  snapshots: Snapshots,
): Write[] {
  const collection = db.collection(paths.restaurantCollection(place, collections[kind]));
  const at = (entity: Menu[MenuKind][number]) => collection.doc(String(idOf(kind, entity)));
  return [
    ...create[kind].map(
      (entity) => (batch: WriteBatch) => void batch.create(at(entity), toDocument(entity, menuSchemas[kind])),
    ),
    ...replace[kind].map((entity) =>
      replacement(at(entity), toDocument(entity, menuSchemas[kind]), snapshots),
    ),
    ...(remove?.[kind] ?? []).map((entity) => removal(at(entity), snapshots)),
  ];
}

function entryWrites(db: Firestore, { entry }: MenuChanges): Write[] {
  return entry
    ? [(batch) => void batch.create(db.doc(paths.auditEntry(entry.entryId)), toDocument(entry, auditEntry))]
    : [];
}

/** Escaped to ASCII, so that one character is one byte and none is split. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function recordWrites(
  db: Firestore,
  place: RestaurantRef,
  source: string,
  imported: ImportedIds,
  snapshots: Snapshots,
): Write[] {
  const text = asciiJson(imported);
  if (text.length > LONGEST_RECORD) {
    throw new DomainError(
      'PAYLOAD_TOO_LARGE',
      'The menu has too many objects to be remembered by one restaurant: nothing was written',
    );
  }
  const pieces = Math.ceil(text.length / LONGEST_PIECE);
  const now = new Date().toISOString();
  return Array.from({ length: pieces }, (_, index) => {
    const reference = db.doc(paths.menuImport(place, pieceName(source, index)));
    const ids = text.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE);
    const before = snapshots.get(reference.path);
    const fields = toDocument({ source, ids, pieces, createdAt: now, updatedAt: now }, menuImport);
    if (!before?.exists) return (batch) => void batch.create(reference, fields);
    return replacement(reference, { ...fields, createdAt: before.get('createdAt') }, snapshots);
  });
}

/** Refused when the document has changed since it was read. Fields that the new version lacks are removed. */
function replacement(reference: DocumentReference, fields: DocumentData, snapshots: Snapshots): Write {
  const before = snapshots.get(reference.path);
  const removed = Object.keys(before?.data() ?? {}).filter((name) => !(name in fields));
  const update = { ...fields, ...Object.fromEntries(removed.map((name) => [name, FieldValue.delete()])) };
  const precondition = before?.updateTime ? { lastUpdateTime: before.updateTime } : { exists: true };
  return (batch) => void batch.update(reference, update, precondition);
}

/** Refused when the document has changed since it was read. */
function removal(reference: DocumentReference, snapshots: Snapshots): Write {
  const lastUpdateTime = snapshots.get(reference.path)?.updateTime;
  return (batch) => void batch.delete(reference, lastUpdateTime ? { lastUpdateTime } : {});
}

async function commit(db: Firestore, writes: readonly Write[], writtenBefore: number): Promise<void> {
  const batch = db.batch();
  for (const write of writes) write(batch);
  try {
    await batch.commit();
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    const state =
      writtenBefore === 0 ? 'nothing was written' : 'only a part was written, and nothing new shows yet';
    const isOtherImport =
      code === GrpcStatus.ALREADY_EXISTS && message?.includes(`/${collections.menuImports}/`);
    if (code === GrpcStatus.FAILED_PRECONDITION || isOtherImport) {
      throw new DomainError(
        'CONFLICT',
        `The menu was changed by somebody else meanwhile: ${state}. Run it again.`,
      );
    }
    if (code === GrpcStatus.ALREADY_EXISTS) {
      throw new DomainError(
        'ID_COLLISION',
        `A new id already exists: ${state}. Counter may be out of sync. (${message})`,
      );
    }
    throw error;
  }
}
