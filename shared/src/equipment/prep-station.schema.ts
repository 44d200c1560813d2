// A station in the kitchen that prepares items, and the printer of its tickets (C3-26, C5-01).
import { z } from 'zod';
import { idList } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';

export const prepStationEntity = entity({
  name: 'Prep station',
  given: { prepStationId: positiveId, guid },
  fields: {
    number: name(50).optional(),
    name: name(100, 'Prep station name cannot be empty'),
    sendToExpediter: z.boolean().default(false),
    otherStationIds: idList().default([]),
    ticketPrinterId: positiveId.optional(),
    alwaysPrintTickets: z.boolean().default(false),
  },
});
export const prepStation = prepStationEntity.stored;

export type PrepStation = z.output<typeof prepStation>;
export type PrepStationInput = z.input<typeof prepStation>;
