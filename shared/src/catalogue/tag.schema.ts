// A word that staff hang on items and menu groups: vegan, spicy, new (C3-21, C5-10).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId, required } from '../kernel/schema.ts';

export const tagEntity = entity({
  name: 'Tag',
  given: { tagId: positiveId, guid },
  fields: {
    name: required('Tag name cannot be empty').max(255),
    number: z.string().optional(),
    color: z.string().optional(),
    description: z.string().max(2000).optional(),
  },
});
export const tag = tagEntity.stored;

export type Tag = z.output<typeof tag>;
export type TagInput = z.input<typeof tag>;
