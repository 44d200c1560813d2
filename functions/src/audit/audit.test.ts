import { describe, expect, it } from 'vitest';
import { auditEntry, changesBetween, maskedEntry } from './audit.ts';

describe('what an audit entry tells of a change', () => {
  it.each([
    ['nothing where nothing changed', { a: 1, b: [1] }, { b: [1], a: 1 }, []],
    ['a field, from what to what', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ field: 'b', from: 2, to: 3 }]],
    ['one that came', { a: 1 }, { a: 1, b: 2 }, [{ field: 'b', to: 2 }]],
    ['one that went', { a: 1, b: null }, { a: 1 }, [{ field: 'b', from: null }]],
    ['one below another', { s: { r: 1, t: 2 } }, { s: { r: 4, t: 2 } }, [{ field: 's.r', from: 1, to: 4 }]],
    ['a list as one field', { l: [1, 2] }, { l: [2, 1] }, [{ field: 'l', from: [1, 2], to: [2, 1] }]],
    ['entries of lists by their content', { l: [{ a: 1, b: 2 }] }, { l: [{ b: 2, a: 1 }] }, []],
    [
      'all of a new record',
      undefined,
      { a: 1, s: { r: 2 } },
      [
        { field: 'a', to: 1 },
        { field: 's.r', to: 2 },
      ],
    ],
    ['all of a deleted one', { a: 1 }, undefined, [{ field: 'a', from: 1 }]],
    ['nothing of undefined', { a: undefined }, { a: 1, b: undefined }, [{ field: 'a', to: 1 }]],
    ['nothing that its own time says', { updatedAt: 'x' }, { updatedAt: 'y' }, []],
    [
      'a map that became a value',
      { a: { b: 1 } },
      { a: 2 },
      [
        { field: 'a', to: 2 },
        { field: 'a.b', from: 1 },
      ],
    ],
  ])('%s', (_what, before, after, expected) => {
    const byField = (one: { field: string }, other: { field: string }) => (one.field < other.field ? -1 : 1);
    expect(changesBetween(before, after).sort(byField)).toEqual(expected);
  });

  const secret = 'hunter2';
  it.each([
    ['a code', { accessCode: secret }],
    [
      'a token of a platform, deep inside',
      { platformSync: { platforms: { yelp: { accessToken: secret } } } },
    ],
    ['one in a list', { connections: [{ refreshToken: secret, name: 'Yelp' }] }],
    ['one in a map in a list', { connections: [{ deep: { password: secret } }] }],
    ['all of a map that is called so', { password: { old: secret } }],
    ['a hash', { codeHash: secret }],
    ['a card number', { payment: { cardnumber: secret } }],
    ['whatever the case of its letters', { AccessToken: secret }],
  ])('I3.2-03 shows that a secret changed, and not the secret: %s', (_what, record) => {
    for (const changes of [
      changesBetween(undefined, record),
      changesBetween(record, undefined),
      changesBetween(record, JSON.parse(JSON.stringify(record).replace(secret, 'hunter3'))),
    ]) {
      expect(changes).toHaveLength(1);
      expect(JSON.stringify(changes)).not.toContain('hunter');
    }
  });

  it('cuts what is too long, and says so', () => {
    const [change] = changesBetween({ notes: 'short' }, { notes: 'x'.repeat(5000) });
    expect(change?.from).toBe('short');
    expect(change?.to).toMatch(/^x{2000}… \(cut, 5000 characters\)$/);
    const [list] = changesBetween({}, { items: Array.from({ length: 2000 }, (_, itemId) => ({ itemId })) });
    expect(list?.to).toMatch(/… \(cut, \d+ characters\)$/);
  });

  it('stays within a document, whatever the record', () => {
    const fields = Array.from({ length: 5000 }, (_, index) => [`field${index}`, 'x'.repeat(500)]);
    const changes = changesBetween({}, Object.fromEntries(fields));
    expect(JSON.stringify(changes).length).toBeLessThan(250_000);
    expect(changes.at(-1)).toEqual({ field: '…', to: `${5001 - changes.length} more fields` });
  });

  it('has no list in a list, which no document can hold', () => {
    expect(changesBetween({}, { pairs: [[1, 2]] })).toEqual([{ field: 'pairs', to: '[[1,2]]' }]);
  });

  const author = { uid: 'ann', requestId: 'request-1' };
  const stamp = { entryId: 'e1', now: '2026-06-10T12:00:00.000Z' };
  const items = 'tenants/10000001/restaurants/20000001/items';

  it('says who did what when, and where it belongs', () => {
    const change = { before: { name: 'Sopa' }, after: { name: 'Soup' }, path: items, recordId: '7' };
    expect(auditEntry(change, author, stamp)).toEqual({
      entryId: 'e1',
      at: stamp.now,
      by: 'ann',
      requestId: 'request-1',
      action: 'update',
      kind: 'items',
      recordId: '7',
      recordName: 'Soup',
      path: `${items}/7`,
      tenantId: 10_000_001,
      restaurantId: 20_000_001,
      changes: [{ field: 'name', from: 'Sopa', to: 'Soup' }],
    });
  });

  it.each([
    ['create', undefined, { a: 1 }],
    ['update', { a: 1 }, { a: 2 }],
    ['delete', { a: 1 }, undefined],
  ] as const)('tells a %s', (action, before, after) => {
    expect(auditEntry({ before, after, path: items, recordId: '7' }, author, stamp)).toMatchObject({
      action,
    });
  });

  it.each([
    ['the tenant itself', 'tenants', '10000001', {}, { tenantId: 10_000_001 }],
    [
      'a restaurant',
      'tenants/10000001/restaurants',
      '20000001',
      {},
      { tenantId: 10_000_001, restaurantId: 20_000_001 },
    ],
    [
      'an invitation, which says so itself',
      'invitations',
      'i1',
      { tenantId: 10_000_007 },
      { tenantId: 10_000_007 },
    ],
    ['a user, who belongs to no tenant alone', 'users', 'u1', {}, {}],
  ])('belongs to %s', (_what, path, recordId, after, expected) => {
    const { tenantId, restaurantId } = auditEntry(
      { before: undefined, after, path, recordId },
      author,
      stamp,
    );
    expect({ tenantId, restaurantId }).toEqual({ tenantId: undefined, restaurantId: undefined, ...expected });
  });

  it('I3.2-03 masks what was written before its field was known as a secret', () => {
    const change = { before: undefined, after: { a: 1 }, path: items, recordId: '7' };
    const entry = auditEntry(change, author, stamp);
    const old = {
      ...entry,
      changes: [
        { field: 'config.accessCode', from: '1111' },
        { field: 'a', to: 1 },
      ],
    };
    expect(maskedEntry(old).changes).toEqual([
      { field: 'config.accessCode', from: '•••' },
      { field: 'a', to: 1 },
    ]);
  });
});
