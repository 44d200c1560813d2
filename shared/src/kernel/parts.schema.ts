// Parts that a record numbers itself: an item's sizes, a group's modifiers, a printer's cash drawer. Orders and carts name
// them by these numbers, so a number is never given to another part.
import { z } from 'zod';
import { positiveId } from './schema.ts';

/** Server's own: the highest number that a part of the record ever had. Records from before it was kept have none. */
export const lastPartId = positiveId.optional();

/** As it is sent: a part that is there is known by its id or guid, a new one has neither yet. */
export const sentPart = <Shape extends { id: z.ZodType; guid: z.ZodType }>(part: z.ZodObject<Shape>) =>
  z.object({ ...part.shape, id: part.shape.id.optional(), guid: part.shape.guid.optional() });
