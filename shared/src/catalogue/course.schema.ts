// When in a meal the kitchen fires an item: starters, mains, desserts (C3-20, C5-03).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId, required } from '../kernel/schema.ts';

export const courseEntity = entity({
  name: 'Course',
  given: { courseId: positiveId, guid },
  fields: {
    number: z.string().optional(),
    name: required('Course name cannot be empty').max(255),
    description: z.string().max(2000).optional(),
  },
});
export const course = courseEntity.stored;

export type Course = z.output<typeof course>;
export type CourseInput = z.input<typeof course>;
