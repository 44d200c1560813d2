import { CallError } from '@bite/shared/api/client';
import type { ListedPost } from '@bite/shared/listing/posts.contract';
import { goodRecords } from '@bite/shared/testing/good-records';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListedPost as aPost } from '../lib/testing/listing-records.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

const AT = '/t/10000001/r/20000001/listing/posts';
const promotion = aRecord('promotions', 7, {
  ...goodRecords.promotions.create,
  ...{ code: 'SUMMER10', name: 'Summer', isActive: true },
});

const enter = (at: string, handlers: MemoryPlatform['handlers'], role: 'owner' | 'manager' = 'owner') =>
  visit({
    at,
    profile: withRole(role),
    handlers: {
      getRestaurant: () => ({ ...aRestaurantRecord(), siteUrl: 'https://order.bite.example/bella' }),
      listAuditEntries: () => ({ entries: [] }),
      ...memoryRecords('promotions', [promotion], 8).handlers,
      ...handlers,
    },
  });

const listing = (posts: ListedPost[], connection?: 'connected' | 'error') => ({
  listListingPosts: () => ({ posts, ...(connection && { connection }) }),
});
const sent = ({ requests }: MemoryPlatform, name: string) =>
  requests.filter((one) => one.name === name).map(({ body }) => body);

describe('posts', { timeout: 60_000 }, () => {
  it('I3.8-12 I4-06 are listed with what became of them, and what to do', async () => {
    const posts = [
      aPost({ postId: 'a', content: 'Live one', state: 'live', serviceId: '1' }),
      aPost({ postId: 'b', content: 'Being looked at', isInReview: true, serviceId: '2' }),
      aPost({ postId: 'c', content: 'Refused', state: 'rejected', serviceId: '3' }),
      aPost({ postId: 'd', content: 'Failed', problem: 'Google does not accept this: no pictures' }),
      aPost({ postId: 'e', content: 'Unfinished' }),
      aPost({ postId: 'f', content: 'Foreign', state: 'live', serviceId: '4', isForeign: true }),
    ];
    enter(AT, listing(posts, 'connected'));
    await screen.findByText('Live one', {}, slowly);
    const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement);
    expect(rowOf('Live one').getByText('Live')).toBeTruthy();
    expect(rowOf('Being looked at').getByText('Google is looking at it')).toBeTruthy();
    expect(rowOf('Refused').getByText(/Change it, and Google looks again/)).toBeTruthy();
    expect(rowOf('Failed').getByText('Google does not accept this: no pictures')).toBeTruthy();
    expect(rowOf('Unfinished').getByText('Draft')).toBeTruthy();
    expect(rowOf('Foreign').getByText('News, from Google')).toBeTruthy();
  });

  it('of a restaurant without a connected listing lead to connecting it', async () => {
    enter(AT, listing([]));
    const link = await screen.findByRole('link', { name: 'Connect' }, slowly);
    expect(link.getAttribute('href')).toBe('/t/10000001/r/20000001/listing/connection');
  });

  it('I4-04 whose access has ended at Google ask to connect again', async () => {
    enter(AT, listing([aPost()], 'error'));
    const link = await screen.findByRole('link', { name: 'Connect again' }, slowly);
    expect(link.getAttribute('href')).toBe('/t/10000001/r/20000001/listing/connection');
  });

  it('are only read by managers', async () => {
    enter(AT, listing([aPost()], 'connected'), 'manager');
    await screen.findByText('Pizza for two on Tuesdays', {}, slowly);
    expect(screen.queryByRole('link', { name: /New post/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  });

  it('I3.8-05 I5.4-04 I5.4-09 say at their fields what is missing, and are sent as they were typed', async () => {
    const { user, platform, address } = enter(`${AT}/new`, {
      createListingPost: () => aPost({ isInReview: true, serviceId: '1' }),
      ...listing([], 'connected'),
    });
    const save = await screen.findByRole('button', { name: 'Publish now' }, slowly);
    await user.click(save);
    expect(await screen.findByText('Post content is required')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Text/), 'Pizza for two');
    await user.selectOptions(screen.getByLabelText('Button'), 'Order online');
    const link = screen.getByLabelText(/Where the button leads/) as HTMLInputElement;
    expect(link.value).toBe('https://order.bite.example/bella');
    await user.clear(link);
    await user.click(save);
    expect(await screen.findByText('URL is required for this action type')).toBeTruthy();
    await user.type(link, 'https://bella.example/menu');
    await user.click(save);
    await waitFor(() => expect(address()).toBe(AT));
    expect(sent(platform, 'createListingPost')).toEqual([
      {
        post: {
          content: 'Pizza for two',
          callToAction: { actionType: 'order', url: 'https://bella.example/menu' },
        },
        publish: true,
      },
    ]);
  });

  it('warn of a phone number in the text, and show what guests will see', async () => {
    const { user } = enter(`${AT}/new`, listing([], 'connected'));
    const text = await screen.findByLabelText(/^Text/, {}, slowly);
    await user.type(text, 'Call (212) 555-0123');
    expect(await screen.findByText(/for which Google rejects the post/)).toBeTruthy();
    await user.clear(text);
    await user.type(text, 'Truffles are here');
    expect(screen.queryByText(/for which Google rejects the post/)).toBeNull();
    const button = screen.getByLabelText('Button');
    expect(button.getAttribute('aria-required')).toBeNull();
    await user.selectOptions(button, 'Learn more');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview.textContent).toContain('Truffles are here');
    expect(preview.textContent).toContain('Learn more');
  });

  it('are offers of a promotion, with its code, its days and the link by which it is used', async () => {
    const { user, platform } = enter(`${AT}/new`, {
      createListingPost: () => aPost(),
      ...listing([], 'connected'),
    });
    await user.click(await screen.findByRole('radio', { name: /An offer/ }, slowly));
    await screen.findByRole('option', { name: 'Summer (SUMMER10)' });
    await user.selectOptions(screen.getByLabelText('Promotion'), 'Summer (SUMMER10)');
    await user.click(screen.getByRole('radio', { name: /Not yet/ }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent(platform, 'createListingPost')).toHaveLength(1));
    expect(sent(platform, 'createListingPost')[0]).toMatchObject({
      post: {
        content: 'Summer: 10% off your order with the code SUMMER10.',
        offer: {
          ...{ title: 'Summer', couponCode: 'SUMMER10', promotionId: 7 },
          redeemUrl: 'https://order.bite.example/bella/menu?code=SUMMER10',
        },
      },
      publish: false,
    });
  });

  it('are planned by the restaurant’s clock, for a time that is ahead', async () => {
    const { user, platform } = enter(`${AT}/new`, {
      createListingPost: () => aPost(),
      ...listing([], 'connected'),
    });
    await user.type(await screen.findByLabelText(/^Text/, {}, slowly), 'Tomorrow');
    await user.click(screen.getByRole('radio', { name: 'At a time' }));
    await user.clear(screen.getByLabelText(/^Day/));
    await user.type(screen.getByLabelText(/^Day/), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Plan post' }));
    expect(await screen.findByText('Choose a time that is still ahead')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Day/));
    await user.type(screen.getByLabelText(/^Day/), '2099-07-01');
    await user.click(screen.getByRole('button', { name: 'Plan post' }));
    await waitFor(() => expect(sent(platform, 'createListingPost')).toHaveLength(1));
    // Noon in New York.
    expect(sent(platform, 'createListingPost')[0]).toMatchObject({
      post: { publishTime: '2099-07-01T16:00:00.000Z' },
      publish: true,
    });
  });

  it('that are live are changed here and at Google, and a refusal loses nothing', async () => {
    let isRefused = true;
    const live = aPost({ state: 'live', serviceId: '1', callToAction: { actionType: 'call' } });
    const { user, platform } = enter(`${AT}/post-1`, {
      getListingPost: () => live,
      updateListingPost: () => {
        if (isRefused) throw new CallError('CONFLICT', 'Please connect the Google listing first');
        return { ...live, version: 'v2' };
      },
    });
    const text = (await screen.findByLabelText(/^Text/, {}, slowly)) as HTMLTextAreaElement;
    await user.clear(text);
    await user.type(text, 'Pizza for four');
    await user.selectOptions(screen.getByLabelText('Button'), 'No button');
    await user.click(screen.getByRole('button', { name: /Save here and at Google/ }));
    expect((await screen.findAllByText(/Please connect the Google listing first/)).length).toBeGreaterThan(0);
    expect(text.value).toBe('Pizza for four');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: /Save here and at Google/ }));
    await waitFor(() => expect(sent(platform, 'updateListingPost')).toHaveLength(2));
    expect(sent(platform, 'updateListingPost')[1]).toMatchObject({
      changes: { content: 'Pizza for four', callToAction: null },
    });
  });

  it('are deleted after a question that names them', async () => {
    const { user, platform } = enter(AT, {
      ...listing([aPost({ state: 'live', serviceId: '1' })], 'connected'),
      deleteListingPost: () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: /Actions/ }, slowly));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /Delete “Pizza for two on Tuesdays”/ });
    expect(within(question).getByText(/disappears from the listing at Google, too/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent(platform, 'deleteListingPost')).toHaveLength(1));
  });
});
