// Builders for tests of people, equipment and new restaurants. The records are the smallest that are accepted, and
// untyped, so that a test can also hand in what must be refused.
import { type User, user } from '../identity/user.schema.ts';
import { aGuid } from './a-storefront.ts';
import { aContact, anAddress, aUserRecord, STAMPED } from './records.ts';

type Fields = Record<string, unknown>;

export const aUser = (change: Partial<User> = {}): User => ({ ...user.parse(aUserRecord()), ...change });

export const aJobTitleRecord = (change: Fields = {}): Fields => ({
  jobId: 2,
  guid: aGuid(62),
  title: 'Line cook',
  ...STAMPED,
  ...change,
});

export const aPrepStationRecord = (change: Fields = {}): Fields => ({
  prepStationId: 3,
  guid: aGuid(63),
  name: 'Grill',
  ...STAMPED,
  ...change,
});

export const aPrinterRecord = (change: Fields = {}): Fields => ({
  printerId: 4,
  guid: aGuid(64),
  name: 'Counter',
  model: 'TM-30',
  ...STAMPED,
  ...change,
});

/** What is sent to create a restaurant. */
export const aNewRestaurant = (change: Fields = {}): Fields => ({
  tenantId: 10_000_001,
  name: 'Bella Roma',
  concept: 'Pizzeria',
  address: anAddress(),
  contact: aContact(),
  operatingHours: {},
  settings: {},
  ...change,
});
