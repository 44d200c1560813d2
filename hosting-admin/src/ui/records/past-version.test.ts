import { describe, expect, it } from 'vitest';
import { pastVersion } from './past-version.ts';

const record = { name: 'VAT 2', rate: 9, config: { code: 'a', isOn: true }, rows: [1, 2] };

describe('a record as it was', () => {
  it('has what every later change has replaced, newest first', () => {
    const newer = [
      { changes: [{ field: 'name', from: 'VAT', to: 'VAT 2' }] },
      {
        changes: [
          { field: 'name', from: 'Tax', to: 'VAT' },
          { field: 'rows', from: [], to: [1, 2] },
        ],
      },
    ];
    expect(pastVersion(record, newer).record).toEqual({ ...record, name: 'Tax', rows: [] });
  });

  it('lacks what was not there yet, and has again what was taken away', () => {
    const newer = [
      {
        changes: [
          { field: 'rate', to: 9 },
          { field: 'config.code', to: 'a' },
          { field: 'note.text', from: 'old' },
        ],
      },
    ];
    expect(pastVersion(record, newer).record).toEqual({
      name: 'VAT 2',
      config: { isOn: true },
      rows: [1, 2],
      note: { text: 'old' },
    });
  });

  it.each([
    ['a secret', '•••'],
    ['what was too long', 'Once upon… (cut, 3000 characters)'],
  ])('keeps %s as it is, and says so', (_what, from) => {
    const newer = [
      { changes: [{ field: 'name', from, to: 'VAT 2' }] },
      { changes: [{ field: 'name', from: 'Older', to: from }] },
    ];
    expect(pastVersion(record, newer)).toEqual({ record, lost: ['name'] });
  });

  it('is not sold out as it was then', () => {
    const newer = [
      {
        changes: [
          { field: 'soldOut.left', from: 5 },
          { field: 'soldOutSizes.Large', to: true },
        ],
      },
    ];
    expect(pastVersion(record, newer).record).toEqual(record);
  });

  it('is the same record where nothing was changed since', () => {
    expect(pastVersion(record, [])).toEqual({ record, lost: [] });
  });
});
