// Serves storefronts from their snapshots. Every call reads the document, so a new version shows at once; only the unpacked
// content is cached in memory.
import { defaultLiveState, type Storefront } from '@bite/shared/catalogue/storefront';
import { type StorefrontLive, storefrontLive } from '@bite/shared/catalogue/storefront-live.schema';
import { collections, paths } from '@bite/shared/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../ports/log.ts';
import { sorted } from '../../ports/records.ts';
import type { StoredStorefront, StorefrontKey, Storefronts } from '../../ports/storefronts.ts';
import { listedDocument, parseDocument } from './documents.ts';
import { platformCardsOff } from './platform-cards-off.ts';
import { storefrontDocument, unpack } from './storefront-document.ts';

/** Large menus take megabytes once unpacked. */
const KEPT = 20;

/** @param log Gets the errors of unreadable documents that are skipped. */
export function firestoreStorefronts(db: Firestore, log?: Pick<Log, 'error'>): Storefronts {
  const kept = new Map<string, Storefront>();

  async function contentOf(key: string, gz: Uint8Array): Promise<Storefront> {
    const storefront = kept.get(key) ?? (await unpack(gz));
    kept.delete(key);
    kept.set(key, storefront);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return storefront;
  }

  async function toStored(snapshot: DocumentSnapshot | undefined): Promise<StoredStorefront | undefined> {
    if (!snapshot?.exists) return undefined;
    const { restaurantGuid, version, gz, ...stored } = parseDocument(storefrontDocument, snapshot);
    const storefront = await contentOf(`${restaurantGuid} ${version}`, gz);
    const { tenantId, restaurantId, isTenantActive } = stored;
    return { storefront, place: { tenantId, restaurantId }, isTenantActive };
  }

  async function read(key: StorefrontKey): Promise<DocumentSnapshot | undefined> {
    if ('restaurantGuid' in key) return db.doc(paths.storefront(key.restaurantGuid)).get();
    const found = await db.collection(collections.storefronts).where('slug', '==', key.slug).limit(1).get();
    return found.docs[0] ?? readByFormerSlug(key.slug);
  }

  async function readByFormerSlug(slug: string): Promise<DocumentSnapshot | undefined> {
    const found = await db
      .collectionGroup(collections.restaurants)
      .where('formerSlugs', 'array-contains', slug)
      .select('guid')
      .limit(1)
      .get();
    const guid = found.docs[0]?.get('guid') as string | undefined;
    return guid === undefined ? undefined : db.doc(paths.storefront(guid)).get();
  }

  function liveIn(snapshot: DocumentSnapshot): StorefrontLive {
    if (!snapshot.exists) return defaultLiveState;
    const { found, unreadable } = sorted([listedDocument(snapshot)], storefrontLive);
    if (unreadable) log?.error('a live state cannot be read and counts as calm', { unreadable });
    return found[0]?.record ?? defaultLiveState;
  }

  const areCardsOffForAll = platformCardsOff(db);
  return {
    find: async (key) => toStored(await read(key)),
    async live(restaurantGuid) {
      const [snapshot, isOffForAll] = await Promise.all([
        db.doc(paths.storefrontLive(restaurantGuid)).get(),
        areCardsOffForAll(),
      ]);
      const live = liveIn(snapshot);
      return isOffForAll ? { ...live, cardsOff: true } : live;
    },
  };
}
