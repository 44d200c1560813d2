// The course of a meal in which the kitchen fires an item: starters, mains, desserts (C3-20, C5-03).
import type { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';

export const courseEntity = entity({
  name: 'Course',
  given: { courseId: positiveId, guid },
  fields: {
    number: name(50).optional(),
    name: name(255, 'Course name cannot be empty'),
    description: note(2000).optional(),
  },
});
export const course = courseEntity.stored;

export type Course = z.output<typeof course>;
export type CourseInput = z.input<typeof course>;
