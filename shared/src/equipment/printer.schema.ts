// A printer for receipts or kitchen tickets, and the cash drawers it opens (C3-27, C5-02).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { lastPartId } from '../kernel/parts.schema.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { cashDrawer } from './cash-drawer.schema.ts';

export const ipSetups = ['Dynamic', 'Static'] as const;
export const fontSizes = ['Small', 'Medium', 'Large'] as const;
export const paperWidths = ['Narrow', 'Wide'] as const;
export const characterSets = ['Western', 'Chinese'] as const;
export const cashDrawerCounts = ['No Cash Drawer', 'One Cash Drawer', 'Two Cash Drawers'] as const;

export const printerEntity = entity({
  name: 'Printer',
  given: { printerId: positiveId, guid, lastPartId },
  fields: {
    number: name(50).optional(),
    name: name(100, 'Printer name cannot be empty'),
    model: name(100, 'Printer model cannot be empty'),
    ipSetup: z.enum(ipSetups).default('Dynamic'),
    serialNumber: name(100).optional(),
    ipAddress: z.union([z.ipv4(), z.ipv6()], 'Invalid IP address').optional(),
    customFooter: note(126, undefined, 'Custom footer too long (max 3 rows of ~42 chars)').optional(),
    kitchenTicketFontSize: z.enum(fontSizes).default('Medium'),
    customerReceiptFontSize: z.enum(fontSizes).default('Medium'),
    paperWidth: z.enum(paperWidths).default('Narrow'),
    characterSet: z.enum(characterSets).default('Western'),
    backupPrinterId: positiveId.optional(),
    hasCashDrawer: z.enum(cashDrawerCounts).default('No Cash Drawer'),
    cashDrawer: cashDrawer.optional(),
  },
  rules: ({ ipSetup, ipAddress, hasCashDrawer, cashDrawer }, reject) => {
    if (ipSetup === 'Static' && ipAddress === undefined)
      reject('ipAddress', 'Static IP setup requires an IP address.');
    if (hasCashDrawer !== 'No Cash Drawer' && cashDrawer === undefined)
      reject(
        'cashDrawer',
        "Cash drawer details are required if 'hasCashDrawer' indicates one or two drawers.",
      );
  },
});
export const printer = printerEntity.stored;

export type Printer = z.output<typeof printer>;
export type PrinterInput = z.input<typeof printer>;
