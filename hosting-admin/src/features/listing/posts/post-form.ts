// What the form of a post holds, and how it becomes what the API takes.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { addDays, instantAt, localTimeAt, minutesOf } from '@bite/shared/kernel/time';
import {
  actionTypes,
  type ListingPostInput,
  listingPostEntity,
  postOffer,
} from '@bite/shared/listing/post.schema';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { Loaded } from '../../../ui/use-record-form.ts';
import type { ListedPost, PostBody } from './post-queries.ts';
import { actionChoices } from './post-words.ts';

const { content, mediaUrl } = listingPostEntity.fields;
const URL_MISSING = 'URL is required for this action type';

const fields = z.object({
  kind: z.enum(['update', 'offer']),
  content,
  mediaUrl,
  action: z.enum(['none', ...actionTypes]),
  actionUrl: z.string().trim().optional(),
  offer: z.object({
    promotionId: z.number().optional(),
    title: z.string().trim().max(58, 'Must be at most 58 characters').optional(),
    firstDay: z.string().optional(),
    lastDay: z.string().optional(),
    couponCode: z.string().trim().max(58, 'Must be at most 58 characters').optional(),
    redeemUrl: z.string().trim().optional(),
    terms: z.string().trim().max(500, 'Must be at most 500 characters').optional(),
  }),
  when: z.enum(['draft', 'now', 'later']),
  day: z.string().optional(),
  clock: z.string().optional(),
});

export type PostValues = z.input<typeof fields>;
export type PostOutput = z.output<typeof fields>;

type Reject = (path: (string | number)[], message: string) => void;

/** @param now The present time, in milliseconds. */
export const postResolver = (zone: string, now: () => number) =>
  formResolver<PostOutput, PostValues>(
    fields.superRefine((values, context) => {
      const reject: Reject = (path, message) => context.addIssue({ code: 'custom', path, message });
      if (values.kind === 'offer') checkOffer(values, reject);
      else checkAction(values, reject);
      if (values.when === 'later') checkTime(values, zone, now(), reject);
    }),
  );

function checkOffer(values: PostOutput, reject: Reject): void {
  const parsed = postOffer.safeParse(offerOf(values));
  for (const { path, message } of parsed.error?.issues ?? [])
    reject(
      ['offer', ...path.map(String)],
      /^Invalid ISO date|expected string/.test(message) ? 'Pick a day' : message,
    );
  const { firstDay, lastDay } = values.offer;
  if (firstDay && lastDay && lastDay < firstDay)
    reject(['offer', 'lastDay'], 'The last day must not be before the first');
}

function checkAction({ action, actionUrl }: PostOutput, reject: Reject): void {
  if (action === 'none' || action === 'call') return;
  if (!actionUrl) reject(['actionUrl'], URL_MISSING);
  else if (!/^https?:\/\/.+/.test(actionUrl) || !parsedUrl(actionUrl))
    reject(['actionUrl'], 'Invalid action URL');
}

function checkTime({ day, clock }: PostOutput, zone: string, now: number, reject: Reject): void {
  if (!day) reject(['day'], 'Pick a day');
  if (!clock) reject(['clock'], 'Enter a time');
  const instant = instantOf({ day, clock }, zone);
  if (instant !== undefined && instant <= now) reject(['day'], 'Choose a time that is still ahead');
}

const instantOf = ({ day, clock }: Pick<PostOutput, 'day' | 'clock'>, zone: string): number | undefined =>
  day && clock ? instantAt(day, minutesOf(clock), zone) : undefined;

/** Without what is empty. */
const offerOf = ({ offer }: PostOutput) =>
  Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined && value !== ''));

/** What is sent: every field, so that what was taken away goes; `publish` of it. */
export function postOf(values: PostOutput, zone: string): { post: ListingPostInput; publish: boolean } {
  const { kind, action, actionUrl, when } = values;
  const instant = when === 'later' ? instantOf(values, zone) : undefined;
  const isOffer = kind === 'offer';
  const post = {
    content: values.content,
    ...(values.mediaUrl && { mediaUrl: values.mediaUrl, mediaType: 'photo' }),
    ...(!isOffer &&
      action !== 'none' && {
        callToAction: { actionType: action, ...(action !== 'call' && { url: actionUrl }) },
      }),
    ...(isOffer && { offer: offerOf(values) }),
    ...(instant !== undefined && { publishTime: new Date(instant).toISOString() }),
  };
  return { post: post as PostBody['post'] as ListingPostInput, publish: when !== 'draft' };
}

/** The same as a change of a stored post: what it lacks is removed. */
export function changesOf(post: ListingPostInput) {
  const { mediaUrl: picture = null, mediaType = null, callToAction = null, offer = null } = post;
  const { publishTime = null } = post;
  return {
    content: post.content,
    ...{ mediaUrl: picture, mediaType, publishTime },
    callToAction: callToAction && { url: null, ...callToAction },
    offer: offer && { couponCode: null, redeemUrl: null, terms: null, promotionId: null, ...offer },
  };
}

/** Noon of the next day: a time that people think about. @param now Milliseconds. */
export function blankPost(zone: string, now: number, kind: PostValues['kind'] = 'update'): PostValues {
  const { date } = localTimeAt(now, zone);
  return {
    ...{ kind, content: '', mediaUrl: undefined, action: 'none', actionUrl: '' },
    offer: { title: '', firstDay: date, lastDay: addDays(date, 30) },
    ...{ when: 'now', day: addDays(date, 1), clock: '12:00' },
  };
}

export function loadedFrom({ post, version }: ListedPost, zone: string, now: number): Loaded<PostValues> {
  const { content: text, mediaUrl: picture, callToAction, offer, publishTime, task, serviceId } = post;
  const blank = blankPost(zone, now);
  const planned = publishTime !== undefined && Date.parse(publishTime) > now ? publishTime : undefined;
  const local = planned === undefined ? undefined : localTimeAt(Date.parse(planned), zone);
  const isWanted = task?.kind === 'publish' || serviceId !== undefined;
  return {
    version,
    values: {
      ...blank,
      ...{ kind: offer ? 'offer' : 'update', content: text, mediaUrl: picture },
      ...{ action: callToAction?.actionType ?? 'none', actionUrl: callToAction?.url ?? '' },
      offer: offer ? { ...offer } : blank.offer,
      when: !isWanted ? 'draft' : local ? 'later' : 'now',
      ...(local && { day: local.date, clock: local.clock }),
    },
  };
}

export const postNames: Readonly<Record<string, string>> = {
  kind: 'Kind',
  content: 'Text',
  mediaUrl: 'Picture',
  action: 'Button',
  actionUrl: 'Where the button leads',
  offer: 'Offer',
  'offer.promotionId': 'Promotion',
  'offer.title': 'Title',
  'offer.firstDay': 'First day',
  'offer.lastDay': 'Last day',
  'offer.couponCode': 'Code',
  'offer.redeemUrl': 'Where it can be used online',
  'offer.terms': 'Terms',
  when: 'When',
  day: 'Day',
  clock: 'Time',
};

export const kindChoices = [
  { value: 'update', label: 'News', hint: 'A new dish, an evening, different hours.' },
  { value: 'offer', label: 'An offer', hint: 'With its days and, if you like, a promo code.' },
] as const;

export const whenChoices = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
  { value: 'draft', label: 'Not yet: keep it as a draft' },
] as const;

const choices = [...kindChoices, ...whenChoices, ...actionChoices];

/** In conflicts and the list of unsaved changes. */
export const wordsOf = (path: string, value: unknown): string | undefined =>
  ['kind', 'when', 'action'].includes(path)
    ? choices.find((choice) => choice.value === value)?.label
    : undefined;
