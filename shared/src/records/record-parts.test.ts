import { describe, expect, it } from 'vitest';
import { withoutPartNumbers } from './record-parts.ts';

describe('the values for a copy of a record', () => {
  it.each([
    [
      'items',
      { name: 'Tea', sizePrice: [{ id: 4, guid: 'g', name: 'Pot', price: 5 }] },
      { sizePrice: [{ name: 'Pot', price: 5 }] },
    ],
    [
      'modifierGroups',
      { name: 'Milk', modifiers: [{ id: 1, guid: 'g', name: 'Oat' }] },
      { modifiers: [{ name: 'Oat' }] },
    ],
    [
      'printers',
      { name: 'Bar', cashDrawer: { id: 1, guid: 'g', name: 'Till' } },
      { cashDrawer: { name: 'Till' } },
    ],
    ['printers', { name: 'Bar' }, {}],
    ['courses', { name: 'Mains', id: 7 }, {}],
  ] as const)('of %s have no numbers of parts, and all else: %j', (kind, values, changed) => {
    expect(withoutPartNumbers(kind, values)).toEqual({ ...values, ...changed });
  });
});
