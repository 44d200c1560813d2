// What people are hired as at a restaurant, and what it pays by default (C3-25, C5-11).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, moneyOr, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';

export const jobTitleEntity = entity({
  name: 'Job title',
  given: { jobId: positiveId, guid, updatedBy: z.string().default('System') },
  fields: {
    title: name(100, 'Job title is required'),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Must be a valid hex color')
      .default('#000000'),
    description: note(2000).optional(),
    defaultWage: moneyOr('Wage cannot be negative').default(0),
    isActive: z.boolean().default(true),
  },
});
export const jobTitle = jobTitleEntity.stored;

export type JobTitle = z.output<typeof jobTitle>;
export type JobTitleInput = z.input<typeof jobTitle>;
