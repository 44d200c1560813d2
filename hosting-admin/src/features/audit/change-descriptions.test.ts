import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { describe, expect, it } from 'vitest';
import { anAuditEntry } from '../../lib/testing/tenancy-records.ts';
import { plainFieldWords } from '../../ui/records/reference-names.ts';
import { changeDetails, changeSummary, isCoveredBySummary } from './change-descriptions.ts';

const names = {
  'settings.taxRate': 'Tax rate',
  'settings.allowTips': 'Tips',
  'contact.website': 'Website',
  operatingHours: 'Opening hours',
  'settings.ordering.deliveryMinutes': 'Delivery time',
};

describe('a change in words', () => {
  it.each([
    ['pausedUntil', UNTIL_RESUMED, 'paused orders at Bella Napoli until somebody resumes them'],
    ['pausedUntil', undefined, 'resumed orders at Bella Napoli'],
    ['busyExtraMinutes', 20, 'said that the kitchen at Bella Napoli is busy: 20 extra minutes'],
    ['delivery.pausedUntil', undefined, 'resumed deliveries at Bella Napoli'],
    ['pickup.busyExtraMinutes', 20, 'said that pickups at Bella Napoli take 20 extra minutes'],
    ['busyExtraMinutes', 0, 'set the kitchen at Bella Napoli back to its usual time'],
  ])('says what somebody did about orders: %s becomes %s', (field, to, words) => {
    const entry = anAuditEntry({ kind: 'storefront_live', recordId: 'x', changes: [{ field, to }] });
    expect(changeSummary(entry, undefined, () => 'Bella Napoli')).toBe(words);
    expect(isCoveredBySummary(entry)).toBe(true);
  });

  it('names the restaurant where a history is of several', () => {
    expect(changeSummary(anAuditEntry(), undefined, () => 'Bella Napoli')).toBe(
      'changed the restaurant Bella Napoli',
    );
  });

  it.each<[string, unknown, unknown, string]>([
    ['name', 'Bella', 'Bella Due', 'Name: Bella → Bella Due'],
    ['settings.taxRate', 0.08, 0.0875, 'Tax rate: 8% → 8.75%'],
    ['settings.allowTips', true, false, 'Tips: yes → no'],
    ['contact.website', undefined, 'https://a.example.com', 'Website: nothing → https://a.example.com'],
    [
      'operatingHours.mon',
      { open: '09:00', close: '17:00', closed: false },
      null,
      'Opening hours: mon: 09:00–17:00 → nothing',
    ],
    ['specialHours', [], [{ date: '2026-12-25', closed: true }], 'Special hours: none → 2026-12-25 closed'],
    [
      'imageUrl',
      '{"original":{"url":"a"',
      '{"original":{"url":"b"',
      'Image url: a picture → another picture',
    ],
    ['image', undefined, 'https://a.example.com/a.jpg', 'Image: nothing → a picture'],
    ['settings.ordering.deliveryMinutes', 20, 25, 'Delivery time: 20 → 25'],
  ])('%s', (field, from, to, words) => {
    const { field: name, from: before, to: after } = changeDetails({ field, from, to }, undefined, { names });
    expect(`${name}: ${before} → ${after}`).toBe(words);
  });

  it('says of lists only what differs in them, in the words of a conflict', () => {
    const small = { id: 1, guid: '69b782fc', number: '1', name: 'Small', price: 16.5 };
    const large = { id: 2, guid: 'c2', number: '2', name: 'Large', price: 26 };
    const told = (field: string, from: unknown, to: unknown) =>
      changeDetails({ field, from, to }, undefined, { wordsOf: plainFieldWords('items') }).to;
    expect(told('sizePrice', [small], [{ ...small, price: 16.75 }, large])).toBe(
      'Small: 16.50 → 16.75; Large added at 26',
    );
    expect(told('tagIds', [], [9])).toBe('a tag added');
    expect(told('courseId', undefined, 3)).toBe('a course');
  });

  it('names people and writes times out', () => {
    const personOf = (uid: string) => (uid === 'uid-7' ? 'Rosa' : undefined);
    expect(changeDetails({ field: 'acceptedBy', to: 'uid-7' }, personOf).to).toBe('Rosa');
    expect(changeDetails({ field: 'sentAt', to: '2026-03-01T12:00:00.000Z' }).to).toMatch(
      /^(Feb|Mar) \d+, 2026/,
    );
    const joined = anAuditEntry({ action: 'create', kind: 'members', recordId: 'uid-7' });
    expect(changeSummary(joined, personOf)).toBe('created a member of the team (Rosa)');
    expect(changeSummary(joined)).toBe('created a member of the team');
  });

  it('that is long is cut', () => {
    expect(changeDetails({ field: 'description', to: 'x'.repeat(500) }).to).toHaveLength(160);
  });

  it.each([
    [anAuditEntry(), 'changed the restaurant'],
    [
      anAuditEntry({ action: 'create', kind: 'items', recordId: '17', recordName: 'Margherita' }),
      'created an item (Margherita)',
    ],
    [anAuditEntry({ action: 'create', kind: 'items', recordId: '17' }), 'created an item (no. 17)'],
    [anAuditEntry({ action: 'delete', kind: 'gift_cards', recordId: '3' }), 'deleted gift cards (no. 3)'],
    [
      anAuditEntry({ action: 'restore', kind: 'tax_rates', recordId: '3', recordName: 'VAT' }),
      'brought back a tax rate (VAT)',
    ],
    [anAuditEntry({ kind: 'menu_groups', batchId: 'b', count: 40 }), 'changed 40 menu groups at once'],
    [
      anAuditEntry({ kind: 'items', recordId: '17', recordName: 'Soup', batchId: 'b' }),
      'changed an item (Soup) together with others',
    ],
  ])('names what was done', (entry, words) => {
    expect(changeSummary(entry)).toBe(words);
  });

  it('keep a name that reads from right to left apart from what stands beside it', () => {
    const entry = anAuditEntry({ kind: 'items', recordId: '17', recordName: 'פיצה' });
    expect(changeSummary(entry)).toBe('changed an item (\u2068פיצה\u2069)');
    expect(changeDetails({ field: 'name', from: 'Pizza', to: 'פיצה' })).toMatchObject({
      from: 'Pizza',
      to: '\u2068פיצה\u2069',
    });
  });
});
