// A post in the answers of the business-listing service, and as it is sent. Unknown fields and values are accepted.
import { z } from 'zod';
import { openEnum } from '../kernel/schema.ts';

const text = z.string().optional();
const whole = z.int().optional();

export const servicePostTopics = ['STANDARD', 'EVENT', 'OFFER', 'ALERT'] as const;
export const servicePostActions = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'] as const;
export const servicePostStates = ['PROCESSING', 'LIVE', 'REJECTED', 'SCHEDULED', 'RECURRING'] as const;

const date = z.looseObject({ year: whole, month: whole, day: whole });
const time = z.looseObject({ hours: whole, minutes: whole });

/** `name` is 'accounts/…/locations/…/localPosts/…'; it, state and times are the service's. */
export const servicePost = z.looseObject({
  name: text,
  languageCode: text,
  summary: text,
  topicType: openEnum(servicePostTopics).optional(),
  callToAction: z.looseObject({ actionType: openEnum(servicePostActions).optional(), url: text }).optional(),
  event: z
    .looseObject({
      title: text,
      schedule: z
        .looseObject({
          startDate: date.optional(),
          startTime: time.optional(),
          endDate: date.optional(),
          endTime: time.optional(),
        })
        .optional(),
    })
    .optional(),
  offer: z.looseObject({ couponCode: text, redeemOnlineUrl: text, termsConditions: text }).optional(),
  media: z.array(z.looseObject({ mediaFormat: text, sourceUrl: text })).optional(),
  scheduledTime: text,
  state: openEnum(servicePostStates).optional(),
  createTime: text,
  updateTime: text,
  searchUrl: text,
});

export const servicePosts = z.looseObject({
  localPosts: z.array(servicePost).default([]),
  nextPageToken: text,
});

export type ServicePost = z.output<typeof servicePost>;
