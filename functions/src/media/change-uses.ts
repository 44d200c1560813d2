// Has the records that show a picture show another one, or none, through the write path.
import { withoutPicture } from '@bite/shared/media/picture-uses';
import type { PictureUse } from '@bite/shared/media/pictures.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Author } from '../audit/audit.ts';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { recordsOf, restaurantsOf } from '../collections/collections.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import { usesOfPicture } from './picture-uses.ts';

export interface ChangeUsesDeps {
  records: Pick<RecordStore, 'get' | 'find'>;
  writePath: WritePath;
  pictureUrl: (path: string) => string;
  /** Milliseconds. */
  now: () => number;
}

export interface Exchange {
  place: RestaurantRef;
  pictureId: string;
  /** The reference that takes its place; undefined for none. */
  instead: string | undefined;
}

/** In one transaction, with an audit entry for each record. */
export async function changeUses(deps: ChangeUsesDeps, author: Author, exchange: Exchange): Promise<void> {
  const uses = await usesOfPicture(deps.records, exchange, deps.pictureUrl);
  if (uses.length === 0) return;
  const updatedAt = new Date(deps.now()).toISOString();
  await deps.writePath.transact(author, async (transaction) => {
    const writes = await Promise.all(uses.map((use) => changeOf(transaction, use, exchange, updatedAt)));
    for (const write of writes) write();
  });
}

/** Reads the record; the answer writes it. */
async function changeOf(
  transaction: AuditedTransaction,
  { kind, recordId }: PictureUse,
  { place, pictureId, instead }: Exchange,
  updatedAt: string,
): Promise<() => void> {
  const at = (
    kind === 'restaurants' ? restaurantsOf(place.tenantId) : recordsOf(kind, place)
  ) as RecordCollection<object>;
  const id = String(recordId);
  const before = await transaction.get(at, id);
  if (!before) return () => undefined;
  const after = { ...withoutPicture(before, place, pictureId, instead), updatedAt };
  return () => transaction.replace(at, id, before, after);
}
