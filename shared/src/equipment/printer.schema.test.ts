import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aPrinterRecord } from '../testing/people-records.ts';
import { STAMPED } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import { printer, printerEntity } from './printer.schema.ts';

const whole = {
  printerId: 4,
  guid: aGuid(64),
  number: 'P4',
  name: 'Counter',
  model: 'TM-30',
  ipSetup: 'Static',
  serialNumber: 'X-99',
  ipAddress: '192.168.0.40',
  customFooter: 'Come again!',
  kitchenTicketFontSize: 'Large',
  customerReceiptFontSize: 'Small',
  paperWidth: 'Wide',
  characterSet: 'Chinese',
  backupPrinterId: 5,
  hasCashDrawer: 'Two Cash Drawers',
  cashDrawer: {
    id: 1,
    guid: aGuid(65),
    number: 'D1',
    name: 'Front drawer',
    primaryStartingBalance: 200,
    secondaryStartingBalance: 100.5,
    primaryResetBalanceType: 'Manual',
    secondaryResetBalanceType: 'Manual',
  },
  ...STAMPED,
};

describe('printer', () => {
  it('C3-27 keeps every field that it is given, those of its cash drawer included', () => {
    expect(printer.parse(whole)).toEqual(whole);
  });

  it('C3-27 starts on a dynamic address, narrow paper, medium Western letters and no drawer', () => {
    expect(printerEntity.create.parse({ name: 'Counter', model: 'TM-30' })).toEqual({
      name: 'Counter',
      model: 'TM-30',
      ipSetup: 'Dynamic',
      kitchenTicketFontSize: 'Medium',
      customerReceiptFontSize: 'Medium',
      paperWidth: 'Narrow',
      characterSet: 'Western',
      hasCashDrawer: 'No Cash Drawer',
    });
  });

  it('C3-27 a drawer starts empty and is reset by itself', () => {
    expect(printer.parse(aPrinterRecord({ cashDrawer: {} })).cashDrawer).toEqual({
      primaryStartingBalance: 0,
      secondaryStartingBalance: 0,
      primaryResetBalanceType: 'Automatic',
      secondaryResetBalanceType: 'Automatic',
    });
  });

  it.each([
    ['ipSetup', ['Dynamic', 'Static']],
    ['kitchenTicketFontSize', ['Small', 'Medium', 'Large']],
    ['customerReceiptFontSize', ['Small', 'Medium', 'Large']],
    ['paperWidth', ['Narrow', 'Wide']],
    ['characterSet', ['Western', 'Chinese']],
    ['hasCashDrawer', ['No Cash Drawer', 'One Cash Drawer', 'Two Cash Drawers']],
  ])('C3-27 %s is one of %j and nothing else', (field, values) => {
    for (const value of values) expect(issuesOf(printer, { ...whole, [field]: value })).toEqual([]);
    expect(issuesOf(printer, { ...whole, [field]: 'Other' })).toHaveLength(1);
  });

  it.each([
    ['no name', { name: undefined }, 'name: Printer name cannot be empty'],
    ['an empty name', { name: '' }, 'name: Printer name cannot be empty'],
    ['no model', { model: undefined }, 'model: Printer model cannot be empty'],
    ['an empty model', { model: ' ' }, 'model: Printer model cannot be empty'],
    ['an address that is none', { ipAddress: '192.168.0' }, 'ipAddress: Invalid IP address'],
    ['a number too large in its address', { ipAddress: '192.168.0.256' }, 'ipAddress: Invalid IP address'],
    ['a name for an address', { ipAddress: 'printer.local' }, 'ipAddress: Invalid IP address'],
    ['an empty address', { ipAddress: '' }, 'ipAddress: Invalid IP address'],
    [
      'a static set-up without an address',
      { ipSetup: 'Static' },
      'ipAddress: Static IP setup requires an IP address.',
    ],
    [
      'one drawer that is not described',
      { hasCashDrawer: 'One Cash Drawer' },
      "cashDrawer: Cash drawer details are required if 'hasCashDrawer' indicates one or two drawers.",
    ],
    [
      'two drawers that are not described',
      { hasCashDrawer: 'Two Cash Drawers' },
      "cashDrawer: Cash drawer details are required if 'hasCashDrawer' indicates one or two drawers.",
    ],
  ])('C5-02 with %s is refused', (_, change, issue) => {
    expect(issuesOf(printer, aPrinterRecord(change))).toEqual([issue]);
  });

  it('C5-02 with a footer of more than 126 characters is refused', () => {
    expect(issuesOf(printerEntity.update, { customFooter: 'x'.repeat(127) })).toEqual([
      'customFooter: Custom footer too long (max 3 rows of ~42 chars)',
    ]);
  });

  it.each([
    ['a footer of 126 characters', { customFooter: 'x'.repeat(126) }],
    ['an IPv4 address', { ipSetup: 'Static', ipAddress: '10.0.0.7' }],
    ['an IPv6 address', { ipSetup: 'Static', ipAddress: 'fe80::1' }],
    ['no address, where it is given one', { ipSetup: 'Dynamic' }],
    ['no drawer, where it has none', { hasCashDrawer: 'No Cash Drawer' }],
  ])('C5-02 with %s is accepted', (_, change) => {
    expect(issuesOf(printer, aPrinterRecord(change))).toEqual([]);
  });

  it('C5-02 cannot lose the address that its set-up needs by a change', () => {
    const stored = printer.parse(whole);
    expect(refusalOf(() => printerEntity.apply(stored, { ipAddress: null })).details).toEqual({
      fields: { ipAddress: 'Static IP setup requires an IP address.' },
    });
  });

  it('C5-01 a cash drawer’s name has at most 30 characters', () => {
    const named = (length: number) => ({ cashDrawer: { name: 'x'.repeat(length) } });
    expect(issuesOf(printerEntity.update, named(30))).toEqual([]);
    expect(issuesOf(printerEntity.update, named(31))).toEqual([
      'cashDrawer.name: Cash drawer name cannot exceed 30 characters',
    ]);
  });

  it.each(['printerId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(printer, aPrinterRecord({ [field]: undefined }))).toHaveLength(1);
  });
});
