import { autoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { anAutoReplyConfig, aResponseTemplate } from '@bite/shared/testing/listing-records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTO_REPLY_CONFIG, autoReplyConfigsOf } from '../../collections/listing.ts';
import { aListedRestaurant, type ListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { suggestReplies } from './suggest-replies.ts';
import { syncReviews } from './sync-reviews.ts';

let here: ListedRestaurant;
beforeEach(async () => {
  here = await aListedRestaurant();
  here.listing.putReview(listed.locationId, aServiceReview({ reviewId: 'one' }));
  await syncReviews(here, place);
});

const suggest = (reviewId = 'one', role: 'manager' | 'employee' = 'manager') =>
  suggestReplies(here, { user: member(role), requestId: 'request-1' }, { ...place, reviewId });

describe('suggestions for a reply', () => {
  it('I3.8-08 are the restaurant’s own templates for the rating, and a built-in text', async () => {
    const template = (templateId: string, change: object) => aResponseTemplate({ templateId, ...change });
    const responseTemplates = [
      template('other', { rating: 5, template: 'For five stars' }),
      template('plain', { rating: 4, template: 'Thank you for {rating} stars!' }),
      template('named', { rating: 4, template: 'Thank you, {reviewerName}!', isDefault: true }),
    ];
    const config = anAutoReplyConfig({ connectionId: `listing-${place.restaurantId}`, responseTemplates });
    here.records.put(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG, autoReplyConfig.parse(config));
    const { suggestions } = await suggest();
    expect(suggestions).toHaveLength(3);
    expect(suggestions[0]).toMatch(/^Thank you, Kim.*!$/);
    expect(suggestions[1]).toBe('Thank you for 4 stars!');
  });

  it('I3.8-08 are one built-in text where the restaurant has chosen none', async () => {
    const { suggestions } = await suggest();
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]).not.toMatch(/[{}]/);
  });

  it('are for those who may reply, to a review that is kept', async () => {
    expect(await refused(suggest('one', 'employee'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(suggest('gone'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
