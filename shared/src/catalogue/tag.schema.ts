// A label that staff put on items and menu groups: vegan, spicy, new (C3-21, C5-10).
import type { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';

export const tagEntity = entity({
  name: 'Tag',
  given: { tagId: positiveId, guid },
  fields: {
    name: name(255, 'Tag name cannot be empty'),
    number: name(50).optional(),
    color: name(50).optional(),
    description: note(2000).optional(),
  },
});
export const tag = tagEntity.stored;

export type Tag = z.output<typeof tag>;
export type TagInput = z.input<typeof tag>;
