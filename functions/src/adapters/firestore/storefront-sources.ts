// Reads all sources of a storefront at one read time.
import { item } from '@bite/shared/catalogue/item.schema';
import { menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { modifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import type { LeftOutKind, LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import { pictureIdsToResolve, withCopies } from '@bite/shared/catalogue/storefront-pictures';
import { taxRate } from '@bite/shared/catalogue/tax-rate.schema';
import { brokenTaxRate, withoutBroken } from '@bite/shared/catalogue/without-broken';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { type StoredPicture, storedPicture } from '@bite/shared/media/stored-picture.schema';
import { deliveryZone } from '@bite/shared/ordering/delivery-zone.schema';
import { type CatalogueCollection, collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type PaymentSetup, paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { paymentsOffered } from '@bite/shared/payments/payments-offered';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { type RecordSchema, sorted } from '../../ports/records.ts';
import type { ReadSources, Sources } from '../../ports/storefront-sources.ts';
import { fromDocument, parseDocument } from './documents.ts';
import { toReadTime } from './read-time.ts';
import { runTransaction } from './run-transaction.ts';

/**
 * Leaves unreadable records out instead of failing the build, together with what cannot be sold without them: items with an
 * unknown tax or with a modifier group that may be required.
 * @param cardFieldOf The address of the card gateway's field, by its site.
 */
export function firestoreSources(db: Firestore, cardFieldOf: (site: string) => string): Sources {
  async function read(transaction: Transaction, place: RestaurantRef): Promise<ReadSources | undefined> {
    const documents = [paths.tenant(place.tenantId), paths.restaurant(place), paths.paymentSetup(place)];
    const [tenantDocument, restaurantDocument, setupDocument] = await transaction.getAll(
      ...documents.map((path) => db.doc(path)),
    );
    if (!tenantDocument?.exists || !restaurantDocument?.exists) return undefined;
    const leftOut: LeftOutRecord[] = [];
    const readable = async <Schema extends z.ZodType>(kind: LeftOutKind, schema: Schema, query: Query) => {
      const { docs } = await transaction.get(query);
      const documents = docs.map((document) => ({
        id: document.id,
        path: document.ref.path,
        read: () => fromDocument(document.data()),
      }));
      const list = sorted<z.output<Schema>>(documents, schema as RecordSchema<z.output<Schema>>);
      const reasons = new Map(list.unreadable?.map(({ id, reason }) => [id, reason]));
      leftOut.push(...[...reasons].map(([recordId, reason]) => ({ kind, recordId, reason })));
      const broken = docs.filter(({ id }) => reasons.has(id));
      return { records: list.found.map(({ record }) => record), broken };
    };
    const below = (collection: CatalogueCollection): Query =>
      db.collection(paths.restaurantCollection(place, collection));
    const owner = parseDocument(restaurant, restaurantDocument);
    const mappings = db.collection(collections.domainMappings).where('restaurantGuid', '==', owner.guid);
    const [menuGroups, items, modifierGroups, taxRates, domains, zones] = await Promise.all([
      readable('menuGroup', menuGroup, below(collections.menuGroups)),
      readable('item', item, below(collections.items)),
      readable('modifierGroup', modifierGroup, below(collections.modifierGroups)),
      readable('taxRate', taxRate, below(collections.taxRates)),
      readable('domainMapping', domainMapping, mappings),
      readable('deliveryZone', deliveryZone, below(collections.deliveryZones)),
    ]);
    const offered = withoutBroken(
      { menuGroups: menuGroups.records, items: items.records, taxRates: taxRates.records },
      {
        modifierGroupIds: new Set(modifierGroups.broken.map(({ id }) => Number(id))),
        taxRates: taxRates.broken.flatMap(
          (document) => brokenTaxRate(Number(document.id), document.data()) ?? [],
        ),
      },
    );
    const sources = {
      tenant: parseDocument(tenant, tenantDocument),
      restaurant: owner,
      menuGroups: offered.menuGroups,
      items: offered.items,
      modifierGroups: modifierGroups.records,
      taxRates: taxRates.records,
      domains: domains.records,
      // With one that cannot be read nobody pays by card.
      payment: paymentsOffered(setupIn(setupDocument), cardFieldOf),
      // One that cannot be read must not open the whole country to deliveries.
      ...(zones.records.length + zones.broken.length > 0 && { deliveryZones: zones.records }),
    };
    return {
      sources: withCopies(sources, await picturesFor(transaction, place, pictureIdsToResolve(sources))),
      leftOut: [...leftOut, ...offered.leftOut],
      // A read-only transaction reads all documents as of the moment of its first read.
      readTime: toReadTime(restaurantDocument.readTime),
    };
  }

  /** One that cannot be read counts as not there: its picture is shown without copies. */
  async function picturesFor(
    transaction: Transaction,
    place: RestaurantRef,
    ids: readonly string[],
  ): Promise<Map<string, StoredPicture>> {
    if (ids.length === 0) return new Map();
    const documents = await transaction.getAll(...ids.map((id) => db.doc(paths.picture(place, id))));
    return new Map(
      documents.flatMap((document): [string, StoredPicture][] => {
        const { data } = storedPicture.safeParse(document.exists ? fromDocument(document.data() ?? {}) : {});
        return data ? [[document.id, data]] : [];
      }),
    );
  }

  return {
    read: (place) => runTransaction(db, (transaction) => read(transaction, place), { readOnly: true }),
    async placesOf(tenantId) {
      const found = await db
        .collection(`${paths.tenant(tenantId)}/${collections.restaurants}`)
        .select()
        .get();
      return found.docs.map(({ id }) => ({ tenantId, restaurantId: Number(id) }));
    },
    async placeOf(restaurantGuid) {
      // The index of this lookup is declared in restaurants.ts, with the same lookup.
      const restaurants = db.collectionGroup(collections.restaurants).where('guid', '==', restaurantGuid);
      const found = await restaurants.select('tenantId', 'restaurantId').limit(1).get();
      const [document] = found.docs;
      return document && parseDocument(restaurant.pick({ tenantId: true, restaurantId: true }), document);
    },
  };
}

const setupIn = (document: DocumentSnapshot | undefined): PaymentSetup | undefined =>
  document?.exists ? paymentSetup.safeParse(fromDocument(document.data() ?? {})).data : undefined;
