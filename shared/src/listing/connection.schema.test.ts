import { describe, expect, it } from 'vitest';
import { secretFields } from '../tenancy/secret-fields.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aListingConnection, anOAuthStart } from '../testing/listing-records.ts';
import { listingConnection, listingConnectionView, oauthCallback, oauthStart } from './connection.schema.ts';

const whole = {
  connectionId: 'connection-9',
  tenantGuid: aGuid(2),
  restaurantGuid: aGuid(1),
  accountId: 'accounts/1',
  locationId: 'locations/2',
  status: 'error',
  accessToken: 'access-9',
  refreshToken: 'refresh-9',
  tokenExpiresAt: '2026-06-10T23:00:00.000Z',
  connectedAt: '2026-06-01T10:00:00.000Z',
  lastSyncAt: '2026-06-10T22:00:00.000Z',
  createdAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-10T22:00:00.000Z',
};

const NOT_UUIDS = ['1', '', 'not-a-guid', `${aGuid(1)}0`, `{${aGuid(1)}}`, 7, undefined];

describe('the connection to the business listing', () => {
  it('I3.8-09 keeps every field that it is given', () => {
    expect(listingConnection.parse(whole)).toEqual(whole);
  });

  it('I3.8-09 is pending until an account and a location are chosen', () => {
    expect(listingConnection.parse(aListingConnection())).toEqual({
      ...aListingConnection(),
      status: 'pending',
    });
  });

  it.each([
    ['connectionId', 'Connection ID is required'],
    ['accessToken', 'Access token is required'],
    ['refreshToken', 'Refresh token is required'],
  ])('I5.4-08 needs %s', (field, message) => {
    for (const missing of [undefined, '', ' '])
      expect(issuesOf(listingConnection, aListingConnection({ [field]: missing }))).toEqual([
        `${field}: ${message}`,
      ]);
  });

  it.each(NOT_UUIDS)('I5.4-07 belongs to no tenant and restaurant called %j', (value) => {
    expect(
      issuesOf(listingConnection, aListingConnection({ tenantGuid: value, restaurantGuid: value })),
    ).toEqual([
      'tenantGuid: Tenant GUID must be a valid UUID',
      'restaurantGuid: Restaurant GUID must be a valid UUID',
    ]);
  });

  it('I3.8-09 has no other fields', () => {
    expect(issuesOf(listingConnection, aListingConnection({ colour: 'red' }))).toEqual([
      ': Unrecognized key: "colour"',
    ]);
  });

  it('is shown without its tokens, which are known as secrets', () => {
    const { accessToken: _, refreshToken: __, ...shown } = whole;
    expect(listingConnectionView.parse(shown)).toEqual(shown);
    expect(issuesOf(listingConnectionView, whole)).toEqual([
      ': Unrecognized keys: "accessToken", "refreshToken"',
    ]);
    expect(secretFields).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
  });
});

describe('granting access to the business listing', () => {
  it.each(['https://admin.example.com/listing', 'http://127.0.0.1:5000/listing'])(
    'I3.8-15 starts for a restaurant, to return to %s',
    (redirectUrl) => {
      expect(oauthStart.parse(anOAuthStart({ redirectUrl }))).toEqual(anOAuthStart({ redirectUrl }));
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', '/listing', '', undefined])(
    'I3.8-15 never returns to %j',
    (redirectUrl) => {
      expect(issuesOf(oauthStart, anOAuthStart({ redirectUrl }))).toEqual([
        'redirectUrl: Invalid redirect URL',
      ]);
    },
  );

  it.each(NOT_UUIDS)('I3.8-15 I5.4-07 never starts for %j', (value) => {
    expect(issuesOf(oauthStart, anOAuthStart({ tenantId: value, restaurantId: value }))).toEqual([
      'tenantId: Tenant ID must be a valid UUID',
      'restaurantId: Restaurant ID must be a valid UUID',
    ]);
  });

  it.each([
    [{ nonce: '' }, 'nonce: Nonce is required'],
    [{ nonce: undefined }, 'nonce: Nonce is required'],
    [{ scope: 'all' }, ': Unrecognized key: "scope"'],
  ])('I3.8-15 does not start with %j', (change, issue) => {
    expect(issuesOf(oauthStart, anOAuthStart(change))).toEqual([issue]);
  });

  it('I3.8-15 ends with a code and the state it began with', () => {
    expect(oauthCallback.parse({ code: 'code', state: 'state' })).toEqual({ code: 'code', state: 'state' });
  });

  it.each([
    [{ state: 's' }, 'code: Authorization code is required'],
    [{ code: '', state: 's' }, 'code: Authorization code is required'],
    [{ code: 'c' }, 'state: State parameter is required'],
    [{ code: 'c', state: ' ' }, 'state: State parameter is required'],
    [{ code: 'c', state: 's', role: 'owner' }, ': Unrecognized key: "role"'],
  ])('I3.8-15 I5.4-08 does not end with %j', (value, issue) => {
    expect(issuesOf(oauthCallback, value)).toEqual([issue]);
  });
});
