import { describe, expect, it } from 'vitest';
import { anAuditEntry } from '../../lib/testing/tenancy-records.ts';
import { changeWords, deedOf } from './change-words.ts';

describe('a change in words', () => {
  it.each<[string, unknown, unknown, string]>([
    ['name', 'Bella', 'Bella Due', 'Name: Bella → Bella Due'],
    ['settings.taxRate', 0.08, 0.0875, 'Settings: tax rate: 8 % → 8.75 %'],
    ['settings.allowTips', true, false, 'Settings: allow tips: yes → no'],
    [
      'contact.website',
      undefined,
      'https://a.example.com',
      'Contact: website: nothing → https://a.example.com',
    ],
    [
      'operatingHours.mon',
      { open: '09:00', close: '17:00', closed: false },
      null,
      'Operating hours: mon: open 09:00, close 17:00, closed no → nothing',
    ],
    [
      'specialHours',
      [],
      [{ date: '2026-12-25', closed: true }],
      'Special hours: none → date 2026-12-25, closed yes',
    ],
    ['settings.ordering.prepMinutes', 20, 25, 'Settings: ordering: prep minutes: 20 → 25'],
  ])('%s', (field, from, to, words) => {
    const { field: name, from: before, to: after } = changeWords({ field, from, to });
    expect(`${name}: ${before} → ${after}`).toBe(words);
  });

  it('names people and writes times out', () => {
    const personOf = (uid: string) => (uid === 'uid-7' ? 'Rosa' : undefined);
    expect(changeWords({ field: 'acceptedBy', to: 'uid-7' }, personOf).to).toBe('Rosa');
    expect(changeWords({ field: 'sentAt', to: '2026-03-01T12:00:00.000Z' }).to).toMatch(
      /^(Feb|Mar) \d+, 2026/,
    );
    const joined = anAuditEntry({ action: 'create', kind: 'members', recordId: 'uid-7' });
    expect(deedOf(joined, personOf)).toBe('created a member of the team (Rosa)');
    expect(deedOf(joined)).toBe('created a member of the team');
  });

  it('that is long is cut', () => {
    expect(changeWords({ field: 'description', to: 'x'.repeat(500) }).to).toHaveLength(160);
  });

  it.each([
    [anAuditEntry(), 'changed the restaurant'],
    [
      anAuditEntry({ action: 'create', kind: 'items', recordId: '17', recordName: 'Margherita' }),
      'created an item (Margherita)',
    ],
    [anAuditEntry({ action: 'create', kind: 'items', recordId: '17' }), 'created an item (no. 17)'],
    [anAuditEntry({ action: 'delete', kind: 'gift_cards', recordId: '3' }), 'deleted gift cards (no. 3)'],
  ])('names what was done', (entry, words) => {
    expect(deedOf(entry)).toBe(words);
  });

  it('keep a name that reads from right to left apart from what stands beside it', () => {
    const entry = anAuditEntry({ kind: 'items', recordId: '17', recordName: 'פיצה' });
    expect(deedOf(entry)).toBe('changed an item (\u2068פיצה\u2069)');
    expect(changeWords({ field: 'name', from: 'Pizza', to: 'פיצה' })).toMatchObject({
      from: 'Pizza',
      to: '\u2068פיצה\u2069',
    });
  });
});
