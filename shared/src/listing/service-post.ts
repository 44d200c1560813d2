// A post as the listing service takes it and gives it (I3.8-12).
import { parseOptimizedImage } from '../media/optimized-image.schema.ts';
import type { CallToAction, ListingPost } from './post.schema.ts';
import type { ServicePost } from './service-post.schema.ts';
import type { PostState } from './states.ts';

type Written = Pick<ListingPost, 'content' | 'mediaUrl' | 'mediaType' | 'callToAction' | 'offer'>;

/** The fields of a post that we set, for the mask of a change. */
export const servicePostFields = ['summary', 'topicType', 'callToAction', 'media', 'event', 'offer'] as const;

/** Without what the post does not have: a change removes it there. */
export function servicePostOf({ content, mediaUrl, mediaType, callToAction, offer }: Written): ServicePost {
  return {
    languageCode: 'en',
    summary: content,
    topicType: offer ? 'OFFER' : 'STANDARD',
    ...(callToAction && { callToAction: serviceActionOf(callToAction) }),
    ...(mediaUrl !== undefined && {
      media: [{ mediaFormat: mediaType === 'video' ? 'VIDEO' : 'PHOTO', sourceUrl: pictureUrlIn(mediaUrl) }],
    }),
    ...(offer && {
      event: {
        title: offer.title,
        schedule: { startDate: serviceDateOf(offer.firstDay), endDate: serviceDateOf(offer.lastDay) },
      },
      offer: {
        ...(offer.couponCode && { couponCode: offer.couponCode }),
        ...(offer.redeemUrl && { redeemOnlineUrl: offer.redeemUrl }),
        ...(offer.terms && { termsConditions: offer.terms }),
      },
    }),
  };
}

const pictureUrlIn = (reference: string): string => parseOptimizedImage(reference)?.original.url ?? reference;

/** The service calls the number of the listing: it takes no link for that. */
const serviceActionOf = ({ actionType, url }: CallToAction): NonNullable<ServicePost['callToAction']> => ({
  actionType: actionType.toUpperCase(),
  ...(actionType !== 'call' && url !== undefined && { url }),
});

/** '2026-06-30' */
function serviceDateOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The last part of its name; undefined for a post without one. */
export const serviceIdOf = ({ name }: Pick<ServicePost, 'name'>): string | undefined =>
  name?.split('/').at(-1) || undefined;

/** What the service says of a post's state. A word that we do not know counts as being looked at. */
export function stateAtService({ state }: Pick<ServicePost, 'state'>): {
  state: PostState;
  isInReview: boolean;
} {
  if (state === 'LIVE' || state === 'RECURRING') return { state: 'live', isInReview: false };
  if (state === 'REJECTED') return { state: 'rejected', isInReview: false };
  return { state: 'draft', isInReview: true };
}

const actionsAtService: Readonly<Record<string, CallToAction['actionType']>> = {
  BOOK: 'book',
  ORDER: 'order',
  SHOP: 'shop',
  LEARN_MORE: 'learn_more',
  SIGN_UP: 'sign_up',
  CALL: 'call',
};

/** What staff would have written for a post that was written at the service; without what we have no field for. */
export function writtenAtService(post: ServicePost): Partial<Written> {
  const { summary, callToAction, media, event, offer } = post;
  const actionType = actionsAtService[callToAction?.actionType ?? ''];
  const [firstDay, lastDay] = [dateIn(event?.schedule?.startDate), dateIn(event?.schedule?.endDate)];
  const [picture] = media ?? [];
  const isOffer = post.topicType === 'OFFER' && event?.title && firstDay && lastDay;
  return {
    ...(summary !== undefined && { content: summary }),
    ...(picture?.sourceUrl && { mediaUrl: picture.sourceUrl }),
    ...(actionType && {
      callToAction: { actionType, ...(callToAction?.url !== undefined && { url: callToAction.url }) },
    }),
    ...(isOffer && {
      offer: {
        title: event.title ?? '',
        firstDay,
        lastDay,
        ...(offer?.couponCode && { couponCode: offer.couponCode }),
        ...(offer?.redeemOnlineUrl && { redeemUrl: offer.redeemOnlineUrl }),
        ...(offer?.termsConditions && { terms: offer.termsConditions }),
      },
    }),
  };
}

type ServiceDate = NonNullable<NonNullable<NonNullable<ServicePost['event']>['schedule']>['startDate']>;

function dateIn(date: ServiceDate | undefined): string | undefined {
  const { year, month, day } = date ?? {};
  if (!year || !month || !day) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
