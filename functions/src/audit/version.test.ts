import { describe, expect, it } from 'vitest';
import { hashRequest } from '../once/hash-request.ts';
import { versionOf } from './version.ts';

const tenant = {
  tenantId: 10_000_001,
  guid: '6f1c2f64-9b1c-4c46-8f0e-1f6b2f9d3a11',
  name: 'Bella Group LLC',
  displayName: 'Bella “Napoli” & Söhne',
  plan: 'professional',
  status: 'active',
  settings: { timezone: 'America/New_York', currency: 'USD', taxRate: 0.0875, features: [] },
  note: undefined,
  createdAt: '2026-06-01T00:00:00.000Z',
  updatedAt: '2026-06-02T00:00:00.000Z',
};
const user = {
  uid: 'Ab9',
  email: 'ada@example.com',
  isActive: true,
  lastLogin: null,
  tenantAssignments: [
    { tenantId: 10_000_002, role: 'owner', isActive: true },
    { role: 'employee', tenantId: 10_000_001, isActive: false },
  ],
  access: {
    10000002: { role: 'owner', restaurants: {} },
    10000001: {
      role: 'employee',
      restaurants: { 20000007: { pos: true, kitchen: false, manage: false } },
    },
  },
};
const order = {
  restaurantGuid: 'r',
  lines: [
    {
      itemId: 7,
      quantity: 2,
      modifiers: [
        [3, 1],
        [12, 2],
      ],
      note: 'kein Käse\n🌶',
    },
  ],
  expectedTotal: 24.5,
  scheduledFor: null,
};

describe('a version', () => {
  it('stays what it was from one release to the next, so that what was read before one can be saved after it', () => {
    expect(versionOf(tenant)).toBe('UDi0COUXX_ZZJO7U7RSEU8');
    expect(versionOf(user)).toBe('U3BTlOmECcErNbl4Mhf7xo');
  });

  it('is the same whatever the order of the fields, and another where a list is in another order', () => {
    const { guid, settings, ...rest } = tenant;
    const turned = Object.fromEntries(Object.entries(settings).reverse());
    expect(versionOf({ settings: turned, ...rest, guid })).toBe(versionOf(tenant));
    const assignments = user.tenantAssignments.toReversed();
    expect(versionOf({ ...user, tenantAssignments: assignments })).not.toBe(versionOf(user));
  });

  it('does not tell an absent field from an undefined one', () => {
    const { note: _, ...without } = tenant;
    expect(versionOf(without)).toBe(versionOf(tenant));
    expect(versionOf({ ...tenant, note: null })).not.toBe(versionOf(tenant));
  });
});

describe('the hash of a request', () => {
  it('stays what is stored with used keys and orders', () => {
    expect(hashRequest(order)).toBe('71bfddc2b466499b8d6a6406f7de9ce9ea3cb48f83a2b75e1855014291bc79cf');
    expect(hashRequest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(hashRequest([])).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945');
  });
});
