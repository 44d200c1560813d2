// Parts that a record numbers itself: an item's sizes, a group's modifiers, a printer's cash drawer. Orders and carts refer to
// them by number, so a number is never reused for another part.
import { z } from 'zod';
import { positiveId } from './schema.ts';

/** Set by the server: the highest number that a part of the record ever had. Missing in older records. */
export const lastPartId = positiveId.optional();

/** In payloads: an existing part has its id or guid, a new one neither. */
export const sentPart = <Shape extends { id: z.ZodType; guid: z.ZodType }>(part: z.ZodObject<Shape>) =>
  z.object({ ...part.shape, id: part.shape.id.optional(), guid: part.shape.guid.optional() });
