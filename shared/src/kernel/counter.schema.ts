// A counter as stored (C3-31, O9-42). identifiers.ts explains `nextId`.
import { z } from 'zod';
import { type EntityType, entityTypes } from './identifiers.ts';
import { timestamps } from './schema.ts';

export const counter = z.object({
  entityType: z.enum(Object.keys(entityTypes) as EntityType[]),
  nextId: z.int().nonnegative().default(0),
  ...timestamps,
});

export type Counter = z.output<typeof counter>;
