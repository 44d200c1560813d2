// The reviews of a restaurant, and of a business, as staff read and answer them.
import { CallError } from '@bite/shared/api/client';
import type { User } from '@bite/shared/identity/user.schema';
import type { ListedReview, ListingSyncView, ReviewSummary } from '@bite/shared/listing/reviews.contract';
import { aStoredReview } from '@bite/shared/testing/listing-records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRestaurant, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { several, visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

const REVIEWS = '/t/10000001/r/20000001/listing/reviews';
const at = '2026-06-10T22:00:00.000Z';

const aReview = (change: Record<string, unknown> = {}): ListedReview =>
  ({
    ...aStoredReview(),
    ...{ id: 'one', restaurantId: 20_000_001, reviewerName: 'Kim Lee', comment: 'Cold pizza', rating: 2 },
    ...change,
  }) as ListedReview;

const response = (change: object = {}) => ({
  ...{ comment: 'We are sorry.', updateTime: at, isAiGenerated: false, by: 'staff', state: 'pending' },
  ...change,
});

const sync: ListingSyncView = {
  ...{
    syncErrors: [],
    isAutoSyncEnabled: true,
    syncFrequency: 'daily',
    isUnderWay: false,
    isNotified: false,
  },
  ...{ lastReviewsSync: at, nextSyncAt: at },
};

const connected: ReviewSummary = {
  ...{ status: 'connected', averageRating: 4.3, totalReviewCount: 212, unanswered: 7 },
  byStars: ([1, 2, 3, 4, 5] as const).map((stars) => ({ stars, count: stars * 10 })),
  months: [
    { month: '2026-05', count: 12, average: 4.1 },
    { month: '2026-06', count: 3, average: 4.7 },
  ],
  sync: { ...sync, syncErrors: [] },
};

interface Given {
  reviews?: ListedReview[];
  summary?: Partial<ReviewSummary>;
  path?: string;
  profile?: User;
  handlers?: MemoryPlatform['handlers'];
}

function enter({ reviews = [aReview()], summary = {}, path = REVIEWS, profile, handlers }: Given = {}) {
  return visit({
    at: path,
    profile: profile ?? withRole('owner'),
    handlers: {
      getReviewSummary: () => ({ ...connected, ...summary }),
      listReviews: () => ({ reviews }),
      suggestReplies: () => ({ suggestions: ['Thank you, Kim!', 'We are sorry.'] }),
      replyToReview: ({ body }) => aReview({ response: response(body as object) }),
      deleteReviewReply: () => aReview(),
      syncReviewsNow: () => ({ ...sync, syncErrors: [], isUnderWay: true }),
      updateListingSync: () => ({ ...sync, syncErrors: [] }),
      ...handlers,
    },
  });
}

const card = (name = 'Kim Lee') => screen.findByRole('article', { name });
const editor = () => screen.findByRole('textbox', { name: /^Reply to Kim Lee/ });

beforeEach(() => sessionStorage.clear());

describe('the inbox of a restaurant', patient, () => {
  it('I3.8-11 shows who wrote what, with how many stars, and what became of the reply', async () => {
    enter({
      reviews: [
        aReview(),
        aReview({ id: 'two', reviewerName: 'Ada', rating: 5, comment: undefined, response: response() }),
        aReview({ id: 'three', reviewerName: 'Bo', response: response({ state: 'rejected', by: 'auto' }) }),
        aReview({ id: 'four', reviewerName: 'Cy', response: response({ state: undefined, by: undefined }) }),
      ],
    });
    const first = await card();
    expect(within(first).getByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
    expect(within(first).getByText('Cold pizza')).toBeTruthy();
    const second = within(await card('Ada'));
    expect(second.getByText('Stars alone, without words.')).toBeTruthy();
    expect(second.getByText('Your reply')).toBeTruthy();
    expect(second.getByText('Being checked')).toBeTruthy();
    const third = within(await card('Bo'));
    expect(third.getByText('Automatic reply')).toBeTruthy();
    expect(third.getByText(/change the reply and send it again/)).toBeTruthy();
    const fourth = within(await card('Cy'));
    expect(fourth.getByText('Reply written at Google')).toBeTruthy();
    expect(fourth.getByText('Published')).toBeTruthy();
  });

  it('I3.8-11 is narrowed by stars, replies, words, days and a search, which the address keeps', async () => {
    const { user, platform, address } = enter();
    await card();
    await user.click(screen.getByRole('button', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: '2 stars' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Replies' }), 'Not answered');
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Words' }), 'With words');
    await user.type(screen.getByRole('searchbox', { name: 'Search reviews' }), 'cold');
    await waitFor(() =>
      expect(sent(platform, 'listReviews').at(-1)?.query).toMatchObject({
        ...{ stars: '1,2', answered: 'no', withComment: 'yes', search: 'cold' },
      }),
    );
    expect(address()).toBe(`${REVIEWS}?stars=1%2C2&answered=no&words=yes&q=cold`);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(sent(platform, 'listReviews').at(-1)?.query).not.toHaveProperty('stars'));
  });

  it('I3.8-14 says where an automatic reply waits for approval, and how many do', async () => {
    enter({
      reviews: [aReview({ waitsForApproval: true }), aReview({ id: 'two', reviewerName: 'Ada' })],
      summary: { waitingReplies: 3 },
    });
    const link = within(await card()).getByRole('link', { name: 'Look at it' });
    expect(link.getAttribute('href')).toBe('/t/10000001/r/20000001/listing/auto-replies');
    expect(within(await card('Ada')).queryByRole('link')).toBeNull();
    expect(screen.getByText(/3 automatic replies wait/)).toBeTruthy();
  });

  it('I4-04 offers nothing that would be refused once the access has ended', async () => {
    sessionStorage.clear();
    enter({ summary: { status: 'error', problem: 'Google has ended our access.' } });
    await card();
    expect(screen.getByRole('link', { name: 'Connect again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reply to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });

  it('keeps the counter and the button of a long reply in sight: its box scrolls', async () => {
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: /Reply to/ }));
    expect((await editor()).className).toMatch(/max-h-.*overflow-y-auto/);
  });

  it('bounds further filters by what is around their grid, which would be too wide on a phone', async () => {
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    const grid = (await screen.findByLabelText('First day')).closest(
      '.grid-cols-\\[repeat\\(auto-fit\\,minmax\\(min\\(11rem\\,100\\%\\)\\,1fr\\)\\)\\]',
    );
    expect(grid?.className).not.toContain('max-w');
  });

  it('says what fits no filter, and that there are no reviews yet', async () => {
    enter({ reviews: [], path: `${REVIEWS}?stars=1` });
    expect(await screen.findByText('No review fits these filters')).toBeTruthy();
  });

  it('is read again as soon as a review has changed', async () => {
    const { platform } = enter();
    await card();
    const changed = (changedAt: string) => platform.live.store([{ id: 'one', data: { changedAt } }]);
    changed(at);
    const before = sent(platform, 'listReviews').length;
    changed('2026-06-10T23:00:00.000Z');
    await waitFor(() => expect(sent(platform, 'listReviews').length).toBeGreaterThan(before));
    expect(platform.live.queries).toMatchObject([{ limit: 1, orderBy: { field: 'changedAt' } }]);
  });

  it('I6-01 offers no reply to those who may not', async () => {
    enter({ profile: { ...withRole('owner'), access: {}, siteRole: 'support' } });
    await card();
    expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });
});

describe('a reply', patient, () => {
  it('I5.4-05 is written beside the review, and then being checked', async () => {
    const { user, platform } = enter();
    await user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    expect(document.activeElement).toBe(await editor());
    await user.type(await editor(), 'We are sorry, Kim.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Being checked')).toBeTruthy();
    expect(sent(platform, 'replyToReview')).toMatchObject([
      { parameters: { reviewId: 'one' }, body: { comment: 'We are sorry, Kim.' } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit reply to Kim Lee' }));
  });

  it('I5.4-05 I9-03 counts bytes, and is refused without words or with too many', async () => {
    const { user, platform } = enter();
    await user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Response is required')).toBeTruthy();
    await user.type(await editor(), 'é');
    expect(screen.getByText('2 of 4,096 bytes')).toBeTruthy();
    await user.clear(await editor());
    await user.click(await editor());
    await user.paste('é'.repeat(2049));
    expect(await screen.findByText('Response too long')).toBeTruthy();
    expect(screen.getByText('2 bytes too many')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(sent(platform, 'replyToReview')).toEqual([]);
  });

  it('I3.8-08 begins with a text that is suggested, as long as nothing was typed', async () => {
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    await user.click(await screen.findByRole('button', { name: 'We are sorry.' }));
    expect(await editor()).toHaveProperty('value', 'We are sorry.');
    expect(document.activeElement).toBe(await editor());
    expect(screen.queryByRole('button', { name: 'Thank you, Kim!' })).toBeNull();
    await user.clear(await editor());
    expect(await screen.findByRole('button', { name: 'Thank you, Kim!' })).toBeTruthy();
  });

  it('that was typed is there again after the page was reloaded, until it is sent', async () => {
    const first = enter();
    await first.user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    await first.user.type(await editor(), 'We are so');
    cleanup();
    const { user } = enter();
    const again = await editor();
    expect(again).toHaveProperty('value', 'We are so');
    await user.type(again, 'rry.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Being checked');
    expect(sessionStorage.getItem('bite-reply-draft 10000001 20000001 one')).toBeNull();
  });

  it('over one that somebody wrote meanwhile shows that one first, and replaces it when it is asked again', async () => {
    const present = response({ comment: 'From the owner', updateTime: '2026-06-11T10:00:00.000Z' });
    let isFirst = true;
    const { user, platform } = enter({
      handlers: {
        replyToReview: ({ body }) => {
          if (!isFirst) return aReview({ response: response(body as object) });
          isFirst = false;
          throw new CallError('CONFLICT', 'Somebody has answered this review meanwhile.', 409, {
            details: { reply: present },
          });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    await user.type(await editor(), 'Sorry!');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('From the owner')).toBeTruthy();
    expect(await editor()).toHaveProperty('value', 'Sorry!');
    await user.click(screen.getByRole('button', { name: 'Replace the reply' }));
    await screen.findByText('Being checked');
    expect(sent(platform, 'replyToReview').map(({ body }) => body)).toEqual([
      { comment: 'Sorry!' },
      { comment: 'Sorry!', seen: present.updateTime },
    ]);
  });

  it('that was not sent says so, and keeps the words', async () => {
    const { user } = enter({
      handlers: {
        replyToReview: () => {
          throw new CallError('RATE_LIMITED', 'Google allows no more calls at the moment.', 429);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reply to Kim Lee' }));
    await user.type(await editor(), 'Sorry!');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Google allows no more calls at the moment.')).toBeTruthy();
    expect(await editor()).toHaveProperty('value', 'Sorry!');
  });

  it('of which nobody knows whether it arrived is shown, and sent again with its words', async () => {
    const { user } = enter({ reviews: [aReview({ sending: { comment: 'Perhaps sent', at } })] });
    expect(await screen.findByText(/has not confirmed this reply/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reply to Kim Lee' }));
    expect(await editor()).toHaveProperty('value', 'Perhaps sent');
  });

  it('is deleted after a question that shows it', async () => {
    const { user, platform } = enter({ reviews: [aReview({ response: response() })] });
    await user.click(await screen.findByRole('button', { name: 'Delete reply to Kim Lee' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the reply to Kim Lee?' });
    expect(within(dialog).getByText('We are sorry.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Reply to Kim Lee' })).toBeTruthy();
    expect(sent(platform, 'deleteReviewReply')).toMatchObject([
      { parameters: { reviewId: 'one' }, query: { seen: at } },
    ]);
  });
});

describe('a reply that Google has rejected', patient, () => {
  it('is deleted without the claim that guests saw it', async () => {
    const { user } = enter({ reviews: [aReview({ response: response({ state: 'rejected' }) })] });
    await user.click(await screen.findByRole('button', { name: 'Delete reply to Kim Lee' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Guests have never seen this reply');
    expect(dialog.textContent).not.toContain('any more');
  });
});

describe('how reviews are kept up to date', patient, () => {
  it('I3.8-13 is said: when they were read, how often, and that they are being read now', async () => {
    const { user, platform } = enter();
    expect(await screen.findByText(/Last read/)).toBeTruthy();
    expect(screen.getByText(/Every day\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sync now' }));
    await waitFor(() => expect(sent(platform, 'syncReviewsNow')).toHaveLength(1));
  });

  it('I3.2-01 I3.8-13 I9-02 is chosen by administrators', async () => {
    const { user, platform } = enter();
    await user.click(await screen.findByRole('button', { name: 'How often…' }));
    const dialog = await screen.findByRole('dialog', { name: 'How often Google is read' });
    const options = within(dialog).getAllByRole('radio');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      ...['realtime', 'hourly', 'daily', 'weekly'],
    ]);
    await user.click(within(dialog).getByRole('radio', { name: 'Every hour' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(platform, 'updateListingSync')).toMatchObject([
        { body: { isAutoSyncEnabled: true, syncFrequency: 'hourly' } },
      ]),
    );
  });

  it('I3.8-07 says what went wrong, and the way to connect again', async () => {
    const error = { errorId: '1', errorType: 'network', occurredAt: at, resolved: false } as const;
    const problem = { ...error, errorMessage: 'Google could not be reached.', errorCode: 'unreachable' };
    enter({
      summary: { sync: { ...sync, syncErrors: [problem, { ...problem, errorId: '2', resolved: true }] } },
    });
    expect(
      await screen.findAllByText(/Google could not be reached\. It is tried again by itself\./),
    ).toHaveLength(1);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Google connection' })).toBeNull();
  });

  it('I3.8-07 of an access that has ended leads to the connection', async () => {
    enter({ summary: { status: 'error', problem: 'Google has ended our access. Please connect again.' } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Google has ended our access');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(
      '/t/10000001/r/20000001/listing/connection',
    );
  });

  it.each([
    ['owner', undefined, 'Google is not connected yet', true],
    ['owner', 'pending', 'No location is chosen yet', true],
    ['manager', 'disconnected', 'Google is not connected yet', false],
  ] as const)(
    'is nothing while no listing is connected: to the %s of one that is %s',
    async (role, status, title, hasLink) => {
      enter({
        profile: withRole(role),
        handlers: {
          getReviewSummary: () => ({ ...(status && { status }), unanswered: 0, byStars: [], months: [] }),
        },
      });
      expect(await screen.findByText(title)).toBeTruthy();
      const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Google connection' });
      expect(links).toHaveLength(hasLink ? 1 : 0);
    },
  );
});

describe('the ratings', patient, () => {
  it('I3.8-11 are the one at Google, the unanswered, the last month, and how they went', async () => {
    const { user } = enter();
    for (const figure of ['4.3', '7', '4.7']) expect(await screen.findByText(figure)).toBeTruthy();
    expect(screen.getByText('of 212 reviews')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Ratings' }));
    const chart = await screen.findByRole('figure', { name: 'Average rating by month' });
    expect(
      within(chart).getByRole('row', { name: /May 2026 \(12 reviews\) 4\.1/, hidden: true }),
    ).toBeTruthy();
    const stars = screen.getByRole('figure', { name: 'Reviews by stars' });
    expect(within(stars).getByRole('row', { name: /5 ★ 50/, hidden: true })).toBeTruthy();
  });
});

describe('the inbox of a business', patient, () => {
  const [here, there] = several(2);
  const all = [
    aReview({ restaurantId: here?.restaurantId }),
    aReview({ id: 'two', reviewerName: 'Ada', restaurantId: there?.restaurantId }),
  ];
  const open = (isEnded = false) =>
    visit({
      at: '/t/10000001/listing/reviews',
      restaurants: several(2),
      handlers: {
        listTenantReviews: ({ query }) => ({
          reviews: all.filter(
            ({ restaurantId }) => !query?.['restaurantId'] || String(restaurantId) === query['restaurantId'],
          ),
        }),
        countTenantReviews: () => ({
          restaurants: [
            { restaurantId: here?.restaurantId ?? 0, isConnected: true, hasEnded: isEnded, unanswered: 7 },
            { restaurantId: there?.restaurantId ?? 0, isConnected: false, hasEnded: false, unanswered: 0 },
          ],
        }),
        suggestReplies: () => ({ suggestions: [] }),
        replyToReview: ({ body }) => aReview({ ...all[1], response: response(body as object) }),
      },
    });

  it('I3.8-11 shows the reviews of all locations with their names, or of one', async () => {
    const { user } = open();
    expect(within(await card('Ada')).getByText('Place 2')).toBeTruthy();
    expect(within(await card()).getByText('Place 1')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Place 2');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kim Lee' })).toBeNull());
  });

  it('says where reviews wait for an answer, and which locations are not connected', async () => {
    open();
    const places = await screen.findByRole('list', { name: 'Locations' });
    expect(places.textContent).toMatch(/Place 1.*: 7 not answered/);
    expect(places.textContent).toMatch(/Place 2.*: not connected/);
  });

  it('I4-04 offers no reply where the access has ended', async () => {
    open(true);
    const link = await screen.findByRole('link', { name: 'connect again' });
    expect(link.getAttribute('href')).toContain('/listing/connection');
    expect(await screen.findByRole('button', { name: 'Reply to Ada' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reply to Kim Lee' })).toBeNull());
  });

  it('I5.4-05 answers each at its own restaurant', async () => {
    const { user, platform } = open();
    await user.click(await screen.findByRole('button', { name: 'Reply to Ada' }));
    await user.type(await screen.findByRole('textbox', { name: /^Reply to Ada/ }), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(within(await card('Ada')).getByText('Being checked')).toBeTruthy();
    expect(sent(platform, 'replyToReview')).toMatchObject([
      { parameters: { restaurantId: there?.restaurantId, reviewId: 'two' } },
    ]);
  });

  it('I6-01 is for managers', async () => {
    const access = { 10000001: { role: 'employee' as const, restaurants: {} } };
    visit({
      at: '/t/10000001/listing/reviews',
      restaurants: [aRestaurant()],
      profile: { ...withRole('owner'), access },
    });
    expect(await screen.findByText(/Managers of .* see its reviews/)).toBeTruthy();
  });
});
