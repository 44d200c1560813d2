// Converts a demo restaurant to documents: itself with its website, its catalogue, its staff, its counters.

import { counter } from '@bite/shared/kernel/counter.schema';
import { counterName, type EntityType, entityTypes, initialNextId } from '@bite/shared/kernel/identifiers';
import { guid, isoTime, positiveId } from '@bite/shared/kernel/schema';
import { addDays, localTimeAt, weekdays } from '@bite/shared/kernel/time';
import { deliveryZone } from '@bite/shared/ordering/delivery-zone.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { employee } from '@bite/shared/people/employee.schema';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { z } from 'zod';
import { restaurantsOf } from '../../functions/src/collections/collections.ts';
import { type Catalogue, catalogueDocuments } from './catalogue-documents.ts';
import {
  type DemoEmployee,
  type DemoRestaurant,
  type DemoSpecialHours,
  type DemoZone,
  dayHours,
} from './demo-restaurant.ts';
import { guidOf } from './deterministic-guid.ts';
import { listingDocuments, platformSyncOf } from './listing-connections.ts';
import { paymentSetupDocuments } from './payment-setups.ts';
import { uidOf } from './people.ts';
import type { Look } from './pictures/look.ts';
import { document, type SeedDocument } from './seed-document.ts';

const live = z.object({
  restaurantGuid: guid,
  busyExtraMinutes: z.int().nonnegative(),
  soldOut: z.record(z.string(), z.object({ until: isoTime.optional(), remaining: positiveId.optional() })),
  updatedAt: isoTime,
});

export interface RestaurantContext {
  at: RestaurantRef;
  tenantGuid: string;
  timezone: string;
  now: string;
  imageOf: (look: Look, folder: 'items' | 'branding') => string;
}

export const restaurantGuid = (demo: Pick<DemoRestaurant, 'slug'>): string =>
  guidOf(`restaurant/${demo.slug}`);

export function restaurantDocuments(demo: DemoRestaurant, context: RestaurantContext): SeedDocument[] {
  const { slug, menuInSpanish } = demo;
  const catalogue = catalogueDocuments(demo, { ...context, slug, menuInSpanish });
  return [
    restaurantDocument(demo, context, catalogue.menuId),
    ...catalogue.documents,
    ...(demo.deliveryZones ?? []).map((zone, index) => zoneDocument(demo, zone, index + 1, context)),
    ...demo.staff.map((person, index) => employeeDocument(demo, person, index + 1, context)),
    ...counterDocuments(context, {
      ...catalogue.lastIds,
      employees: demo.staff.length,
      deliveryZones: demo.deliveryZones?.length ?? 0,
    }),
    ...liveDocuments(demo, catalogue, context.now),
    ...paymentSetupDocuments(demo, context),
    ...listingDocuments(demo, { ...context, restaurantGuid: restaurantGuid(demo) }),
  ];
}

function restaurantDocument(demo: DemoRestaurant, context: RestaurantContext, menuId: number): SeedDocument {
  const today = localTimeAt(Date.parse(context.now), context.timezone).date;
  return document(
    paths.restaurant(context.at),
    restaurant,
    {
      ...context.at,
      guid: restaurantGuid(demo),
      slug: demo.slug,
      name: demo.name,
      concept: demo.concept,
      address: demo.address,
      contact: { phone: demo.phone, email: demo.email },
      operatingHours: Object.fromEntries(weekdays.map((day) => [day, dayHours(demo.hours[day])])),
      specialHours: demo.specialHours.map((special) => specialHoursOn(today, special)),
      ...(demo.listing && {
        platformSync: platformSyncOf(demo, { ...context, restaurantGuid: restaurantGuid(demo) }),
      }),
      settings: { ...demo.settings, ...(demo.timezone && { timezone: demo.timezone }) },
      websiteConfig: websiteOf(demo, context, menuId),
      createdAt: context.now,
      updatedAt: context.now,
    },
    restaurantsOf(context.at.tenantId).queryFields,
  );
}

function specialHoursOn(today: string, { inDays, note, hours }: DemoSpecialHours) {
  const date = addDays(today, inDays);
  if (hours === 'closed') return { date, closed: true, note };
  const [open, close] = hours;
  return { date, open, close, note };
}

function websiteOf(
  demo: DemoRestaurant,
  { imageOf }: RestaurantContext,
  parentMenuGroupId: number,
): z.input<typeof restaurant>['websiteConfig'] {
  const { logo, icon, hero, colors } = demo.branding;
  return {
    ...(demo.domain && { customDomain: demo.domain }),
    ...(demo.startPage && { startPage: demo.startPage }),
    parentMenuGroupId,
    branding: {
      logo: imageOf(logo, 'branding'),
      icon: imageOf(icon, 'branding'),
      heroImage: imageOf(hero, 'branding'),
      colors,
    },
    seo: { ...demo.seo, ogImage: imageOf(hero, 'branding') },
    content: {
      aboutText: demo.about,
      specialOffers: [...(demo.specialOffers ?? [])],
      ...(demo.announcement && { announcement: demo.announcement }),
      ...(demo.contentInSpanish && { translations: { es: demo.contentInSpanish } }),
    },
    contentBlocks: demo.stories.map(({ image, ...story }, index) => ({
      id: `story-${index + 1}`,
      ...story,
      ...(image && { image: imageOf(image, 'items') }),
    })),
    ctaSections: demo.callToAction
      ? [{ id: 'call-to-action', ...demo.callToAction, backgroundImage: imageOf(hero, 'branding') }]
      : [],
    gallery: (demo.gallery ?? []).map(({ look, ...picture }) => ({
      ...picture,
      picture: imageOf(look, 'items'),
    })),
    social: demo.social ?? {},
    ordering: { buttonColor: colors.primary },
  };
}

function employeeDocument(
  demo: DemoRestaurant,
  person: DemoEmployee,
  employeeId: number,
  { at, now }: RestaurantContext,
): SeedDocument {
  const { email, ...record } = person;
  const name = `${person.firstName} ${person.lastName}`;
  return document(`${paths.restaurantCollection(at, collections.employees)}/${employeeId}`, employee, {
    ...record,
    employeeId,
    guid: guidOf(`${demo.slug}/employees/${name}`),
    tenantId: at.tenantId,
    ...(email && { email, uid: uidOf(email) }),
    phone: `(555) 555-01${String(employeeId).padStart(2, '0')}`,
    createdAt: now,
    updatedAt: now,
  });
}

function zoneDocument(
  demo: DemoRestaurant,
  zone: DemoZone,
  deliveryZoneId: number,
  { at, now }: RestaurantContext,
): SeedDocument {
  const path = `${paths.restaurantCollection(at, collections.deliveryZones)}/${deliveryZoneId}`;
  return document(path, deliveryZone, {
    ...zone,
    deliveryZoneId,
    guid: guidOf(`${demo.slug}/deliveryZones/${zone.name}`),
    position: deliveryZoneId,
    createdAt: now,
    updatedAt: now,
  });
}

/** The counters of orders and carts are created by the first one. */
function counterDocuments(
  { at, now }: RestaurantContext,
  lastIds: Partial<Record<EntityType, number>>,
): SeedDocument[] {
  const types = (Object.keys(entityTypes) as EntityType[]).filter(
    (type) => entityTypes[type].level === 'restaurant' && type !== 'orders' && type !== 'carts',
  );
  return types.map((type) =>
    document(paths.restaurantCounter(at, counterName(type)), counter, {
      entityType: type,
      nextId: lastIds[type] ?? initialNextId(type),
      createdAt: now,
      updatedAt: now,
    }),
  );
}

function liveDocuments(demo: DemoRestaurant, catalogue: Catalogue, now: string): SeedDocument[] {
  if (!demo.soldOut) return [];
  const guidHere = restaurantGuid(demo);
  return [
    document(paths.storefrontLive(guidHere), live, {
      restaurantGuid: guidHere,
      busyExtraMinutes: 0,
      soldOut: Object.fromEntries(demo.soldOut.map((name) => [String(catalogue.itemIdOf(name)), {}])),
      updatedAt: now,
    }),
  ];
}
