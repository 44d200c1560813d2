// Settings for automatic replies to a restaurant's reviews (I3.8-08, I3.8-14). Staff edit them.
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { required } from '../kernel/schema.ts';
import { responseStyles } from '../tenancy/platform-sync.schema.ts';
import { defaultReviewThresholdHours } from './limits.ts';
import { replyVariables, unknownVariables } from './reply-template.ts';
import { starRating } from './review.schema.ts';
import { ratings } from './stars.ts';

export const responseTemplate = z
  .strictObject({
    templateId: required('Template ID is required'),
    rating: starRating,
    template: required('Template content is required'),
    variables: z.array(z.enum(replyVariables)).default([]),
    isDefault: z.boolean().default(false),
  })
  .superRefine(({ template }, context) => {
    for (const name of unknownVariables(template))
      context.addIssue({ code: 'custom', path: ['template'], message: `Unknown variable {${name}}` });
  });

/** `reviewThreshold` is in hours; `customTone` describes the style 'custom'. */
export const autoReplyConfigEntity = entity({
  name: 'Auto-reply configuration',
  given: {
    configId: required('Configuration ID is required'),
    connectionId: required('Connection ID is required'),
  },
  fields: {
    isEnabled: z.boolean().default(false),
    responseStyle: z.enum(responseStyles).default('professional'),
    customTone: z.string().trim().optional(),
    autoRespondToRatings: z.array(starRating).default([...ratings]),
    responseTemplates: z.array(responseTemplate).default([]),
    includeBusinessInfo: z.boolean().default(true),
    reviewThreshold: z
      .number()
      .min(0, 'Review threshold must not be negative')
      .default(defaultReviewThresholdHours),
  },
  rules: ({ responseStyle, customTone }, reject) => {
    if (responseStyle === 'custom' && !customTone)
      reject('customTone', 'Custom tone is required when using custom response style');
  },
});
export const autoReplyConfig = autoReplyConfigEntity.stored;

export type ResponseTemplate = z.output<typeof responseTemplate>;
export type AutoReplyConfig = z.output<typeof autoReplyConfig>;
export type AutoReplyConfigInput = z.input<typeof autoReplyConfig>;
