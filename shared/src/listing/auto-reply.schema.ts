// Settings for automatic replies to a restaurant's reviews (I3.8-08, I3.8-14, and what I3.2-05 adds to them). Staff edit them.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity, type Reject } from '../kernel/entity.ts';
import { clockTime, isoTime, required } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { responseLengths, responseStyles } from '../tenancy/platform-sync.schema.ts';
import { siteLanguages } from '../website/languages.ts';
import { defaultReviewThresholdHours, replyMaxBytes } from './limits.ts';
import { replyVariables, unknownVariables } from './reply-template.ts';
import { starRating } from './review.schema.ts';
import { ratings } from './stars.ts';

/** Longer templates would be cut. */
export const responseTemplate = z
  .strictObject({
    templateId: name(100, 'Template ID is required'),
    rating: starRating,
    /** Absent: for reviews in any language that has no templates of its own. */
    language: z.enum(siteLanguages).optional(),
    template: note(replyMaxBytes, 'Template content is required', 'Response too long'),
    variables: list(z.enum(replyVariables), replyVariables.length).default([]),
    isDefault: z.boolean().default(false),
  })
  .superRefine(({ template }, context) => {
    for (const name of unknownVariables(template))
      context.addIssue({ code: 'custom', path: ['template'], message: `Unknown variable {${name}}` });
  });

/** Who writes a reply: the templates, or the model of the installation where it has one. */
export const replyWriters = ['templates', 'model'] as const;

/** A month and a quarter. */
const MOST_THRESHOLD = 720;
const MOST_RESPONSE_TIME = 2160;
const MOST_TEMPLATES = 50;

/**
 * `reviewThreshold` and `maxResponseTime` are in hours after the review; `customTone` describes the style 'custom'. What is late, or for
 * one of `approvalRatings`, waits for a person.
 */
export const autoReplyConfigEntity = entity({
  name: 'Auto-reply configuration',
  given: {
    configId: required('Configuration ID is required'),
    connectionId: required('Connection ID is required'),
    /** When it was last switched on: earlier reviews are left alone. Absent where it never was. */
    enabledAt: isoTime.optional(),
  },
  fields: {
    isEnabled: z.boolean().default(false),
    responseStyle: z.enum(responseStyles).default('professional'),
    customTone: note(2000).optional(),
    responseLength: z.enum(responseLengths).default('medium'),
    autoRespondToRatings: list(starRating, ratings.length).default([...ratings]),
    approvalRatings: list(starRating, ratings.length).default([1, 2, 3]),
    responseTemplates: list(responseTemplate, MOST_TEMPLATES).default([]),
    includeBusinessInfo: z.boolean().default(true),
    reviewThreshold: z
      .number()
      .min(0, 'Review threshold must not be negative')
      .max(MOST_THRESHOLD, `Must be at most ${MOST_THRESHOLD} hours`)
      .default(defaultReviewThresholdHours),
    maxResponseTime: z
      .number()
      .positive('Response time must be above 0')
      .max(MOST_RESPONSE_TIME, `Must be at most ${MOST_RESPONSE_TIME} hours`)
      .optional(),
    /** In the restaurant's time zone; they end on the next day where `quietTo` is earlier. Both, or neither. */
    quietFrom: clockTime.optional(),
    quietTo: clockTime.optional(),
    /** Of a day in the restaurant's time zone. What a person approves does not count. */
    dailyCap: z.int().min(1, 'Must be at least 1').max(200, 'Must be at most 200').default(20),
    writer: z.enum(replyWriters).default('templates'),
    /** Nothing that the model has written is sent before a person has seen it. */
    approvesModel: z.boolean().default(true),
  },
  rules: ({ responseStyle, customTone, reviewThreshold, maxResponseTime, ...hours }, reject) => {
    if (responseStyle === 'custom' && !customTone)
      reject('customTone', 'Custom tone is required when using custom response style');
    if (maxResponseTime !== undefined && maxResponseTime > 0 && maxResponseTime < reviewThreshold)
      reject('maxResponseTime', 'Must not be shorter than the time that staff have to answer first');
    checkQuietHours(hours, reject);
  },
});
function checkQuietHours(
  { quietFrom, quietTo }: { quietFrom?: string | undefined; quietTo?: string | undefined },
  reject: Reject,
): void {
  if (quietFrom !== undefined && quietTo === undefined) reject('quietTo', 'Please enter when they end');
  if (quietFrom === undefined && quietTo !== undefined) reject('quietFrom', 'Please enter when they begin');
  if (quietFrom !== undefined && quietFrom === quietTo)
    reject('quietTo', 'Quiet hours must end at another time than they begin');
}

export const autoReplyConfig = autoReplyConfigEntity.stored;
/** What staff choose. */
export const autoReplyChoices = autoReplyConfigEntity.create;

export type ResponseTemplate = z.output<typeof responseTemplate>;
export type AutoReplyConfig = z.output<typeof autoReplyConfig>;
export type AutoReplyConfigInput = z.input<typeof autoReplyConfig>;
export type AutoReplyChoices = z.output<typeof autoReplyChoices>;
export type ReplyWriterName = (typeof replyWriters)[number];
