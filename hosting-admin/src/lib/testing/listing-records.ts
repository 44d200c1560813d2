import type { Answers } from '@bite/shared/api/answers';
import { guidOf } from './an-order.ts';

type Record = Answers['getListingConnection'];
type Connection = NonNullable<Record['connection']>;

/** Nothing is connected, unless the change says otherwise. */
export const aConnectionRecord = (change: Partial<Record> = {}): Record => ({
  ...{ isConfigured: true, tenantGuid: guidOf(901), restaurantGuid: guidOf(902) },
  ...change,
});

export const aConnection = (change: Partial<Connection> = {}): Connection => ({
  ...{ connectionId: 'connection-1', status: 'connected', accountId: '101', locationId: '2001' },
  ...{ accountName: 'Luigi’s Restaurants', locationTitle: 'Luigi’s Pizzeria' },
  ...{ locationAddress: '248 Mulberry Street, New York, NY 10012', connectedBy: 'Ann Lee' },
  ...{ connectedAt: '2026-06-10T12:00:00.000Z', tokenExpiresAt: '2026-06-10T13:00:00.000Z' },
  ...{ createdAt: '2026-06-10T11:59:00.000Z', updatedAt: '2026-06-10T12:00:00.000Z' },
  ...change,
});

type Profile = Answers['getListingProfile'];

/** Not read yet, unless the change says otherwise. */
export const aProfileRecord = (change: Partial<Profile> = {}): Profile => ({
  ...{ address: '248 Mulberry Street, New York, NY 10012', isPending: false, isGoogleUpdated: false },
  ...{ fields: [], version: 'none', ...change },
});

type Compared = Profile['fields'][number];

export const aComparedField = (field: Compared['field'], change: Partial<Compared> = {}): Compared => ({
  ...{ field, state: 'conflict', ours: ['Ours'], theirs: ['Theirs'], canSend: true, canTake: true },
  ...change,
});
