import type { Answers } from '@bite/shared/api/answers';
import type { User as UserRecord } from '@bite/shared/identity/user.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { memoryRecords } from '../lib/testing/memory-records.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';

type Handlers = MemoryPlatform['handlers'];
type Config = NonNullable<Parameters<typeof aRestaurantRecord>[0]>['websiteConfig'];

/** Long forms in a stand-in DOM take a busy machine longer than any browser. */
const patient = { timeout: 60_000 };

const block = { id: 'oven', title: 'Our oven', description: 'Wood fired', layout: 'image-left' as const };

const siteWith = (websiteConfig: Config, version = 'v1') => ({
  ...aRestaurantRecord({ websiteConfig }, version),
  siteUrl: 'https://bella.example',
});

function enter(websiteConfig: Config, profile: UserRecord = withRole('manager'), handlers: Handlers = {}) {
  return visit({
    at: '/t/10000001/r/20000001/website',
    profile,
    handlers: {
      ...memoryRecords('menuGroups', [], 1).handlers,
      getRestaurant: () => siteWith(websiteConfig),
      updateRestaurant: () => siteWith(websiteConfig, 'v2'),
      listAuditEntries: () => ({ entries: [] }),
      ...handlers,
    },
  });
}

type User = ReturnType<typeof enter>['user'];

async function fill(user: User, element: HTMLElement, text: string): Promise<void> {
  await user.clear(element);
  if (text) await user.paste(text);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = ({ requests }: MemoryPlatform, name: keyof Answers) =>
  requests.filter((one) => one.name === name);
const lastChange = (platform: MemoryPlatform): unknown =>
  (sent(platform, 'updateRestaurant').at(-1)?.body as { changes: { websiteConfig: unknown } } | undefined)
    ?.changes.websiteConfig;

describe('the website of a restaurant', patient, () => {
  it('I3.3-01 is changed by managers: what it begins with, and whether it is there at all', async () => {
    const { user, platform } = enter({});
    await user.click(await screen.findByRole('radio', { name: 'The home page' }));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('checkbox', { name: 'Website' }));
    expect(screen.getByText(/Our website is switched off at the moment/)).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'General' })).getByText('bella.example')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose another' }).getAttribute('href')).toMatch(
      /menu-display$/,
    );
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(lastChange(platform)).toEqual({ enabled: false, startPage: 'home', theme: 'dark' });
  });

  it('is only read by support, and links to the site', async () => {
    enter({}, aProfile({ siteRole: 'support' }));
    expect(await screen.findByText(/You can look at the website/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href')).toBe(
      'https://bella.example/menu',
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('I3.3-04, I3.3-05 has a home page of offers and content blocks, which the preview shows before they are saved', async () => {
    const { user, platform } = enter({ contentBlocks: [block] });
    await fill(user, await screen.findByLabelText('Announcement'), 'New oven');
    await user.click(button('Add offer'));
    await fill(user, screen.getByLabelText('Offer'), 'Two for one');
    await user.click(button('Add content block'));
    const blocks = screen.getByRole('list', { name: 'Content blocks' });
    const [, added] = within(blocks).getAllByRole('listitem');
    if (!added) throw new Error('No content block was added');
    const inBlock = within(added);
    await fill(user, inBlock.getByLabelText('Title'), 'Our people');
    await fill(user, inBlock.getByLabelText('Description'), 'Since 1962');
    await user.click(inBlock.getByRole('radio', { name: 'Text alone' }));
    await user.click(inBlock.getByRole('button', { name: /^Icon, colours and button/ }));
    await fill(user, inBlock.getByLabelText('Background colour'), '#ffffff');
    await fill(user, inBlock.getByLabelText('Text colour'), '#eeeeee');
    expect(inBlock.getByText(/hard to read/)).toBeTruthy();
    await fill(user, inBlock.getByLabelText('Text colour'), '#111111');
    expect(inBlock.getByText(/easy to read/)).toBeTruthy();
    const preview = within(screen.getByRole('region', { name: 'Home page, in small' }));
    for (const text of ['New oven', 'Two for one', 'Our oven', 'Our people', 'Since 1962'])
      expect(preview.getByText(text)).toBeTruthy();
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(lastChange(platform)).toMatchObject({
      content: { announcement: 'New oven', specialOffers: ['Two for one'] },
      contentBlocks: [
        block,
        {
          title: 'Our people',
          description: 'Since 1962',
          layout: 'text-only',
          backgroundColor: '#ffffff',
          textColor: '#111111',
        },
      ],
    });
  });

  it('C5-14, I5.1-07 says at its fields what a block lacks, counts it, and sends nothing', async () => {
    const { user, platform } = enter({});
    await user.click(await screen.findByRole('button', { name: 'Add call to action' }));
    await user.click(button('Save'));
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Description is required')).toBeTruthy();
    expect(button('2 fields need another look')).toBeTruthy();
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
  });

  it('C9-04, I5.1-05 shows search result and shared link as they are typed, with the characters left', async () => {
    const { user, platform } = enter({});
    const title = await screen.findByLabelText('Title for search engines');
    await fill(user, title, 'Pizza from the wood oven');
    await fill(user, screen.getByLabelText('Description for search engines'), 'In Little Italy since 1962.');
    expect(screen.getAllByText('Pizza from the wood oven')).toHaveLength(2);
    expect(screen.getAllByText('In Little Italy since 1962.', { selector: 'p' })).toHaveLength(2);
    expect(screen.getByText('24 of 60')).toBeTruthy();
    await user.type(screen.getByLabelText('Keywords'), 'pizza,');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(lastChange(platform)).toEqual({
      seo: {
        title: 'Pizza from the wood oven',
        description: 'In Little Italy since 1962.',
        keywords: ['pizza'],
      },
    });
  });

  it('I3.3-08 leads guests to an outside service only with its address, and says what they see then', async () => {
    const { user, platform } = enter({});
    await user.selectOptions(await screen.findByLabelText('Where guests order'), 'doordash');
    expect(screen.getByText(/without a cart.*DoorDash, where they order and pay/)).toBeTruthy();
    await user.click(button('Save'));
    expect(await screen.findByText('Please enter the address where guests order')).toBeTruthy();
    await fill(user, screen.getByLabelText('Address where guests order'), 'https://doordash.example/bella');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(lastChange(platform)).toEqual({
      ordering: { provider: 'doordash', url: 'https://doordash.example/bella' },
    });
  });

  it('has the pictures that the settings lead to', async () => {
    const { user, address } = visit({
      at: '/t/10000001/r/20000001/settings#site-pictures',
      profile: withRole('owner'),
      handlers: {
        ...memoryRecords('menuGroups', [], 1).handlers,
        getTenant: () => aTenantRecord(),
        getRestaurant: () => siteWith({}),
        listAuditEntries: () => ({ entries: [] }),
        checkSlug: () => ({ slug: 'bella-napoli', available: true }),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Pictures and colours of the website' }));
    expect(await screen.findByRole('group', { name: 'Logo' })).toBeTruthy();
    expect(address()).toContain('/website');
  });
});
