// The domains of all restaurants, for site administrators.
import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mapping } from '../features/domains/platform/mapping-queries.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import { aDomain, aSubdomain, live } from '../lib/testing/domain-records.ts';
import { aProfile } from '../lib/testing/people.ts';
import { slowly } from './app-testing.tsx';
import { button, enterPlatform, patient, sent } from './platform-testing.tsx';

const LIST = '/platform/domains';
const ONE = `${LIST}/${guidOf(910_001)}`;
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aDomain({ ...live, guid: guidOf(920_000 + from + index), domain: `place-${from + index}.com` }),
  );

/** As site administrators see it, with the names of whose it is. */
const aNamedDomain = (domain: Partial<Mapping>): Mapping => ({ ...aDomain(), ...domain });

const row = (name: RegExp) => screen.findByRole('row', { name }, slowly);

describe('the domains of all restaurants', patient, () => {
  it('I9-11 are listed newest first, fifty at a time, and more of them on demand', async () => {
    const { platform, user } = enterPlatform(LIST, {
      listDomainMappings: ({ query }) =>
        query?.['offset'] === 0 ? { mappings: many(50), total: 51 } : { mappings: many(1, 50), total: 51 },
    });
    await row(/place-0\.com/);
    screen.getByText('51 domains in all.');
    await user.click(button('Load more'));
    await row(/place-50\.com/);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    const asked = sent(platform, 'listDomainMappings').map(({ query }) => query);
    expect(asked).toMatchObject([
      { limit: 50, offset: 0, sort: 'createdAt', order: 'desc' },
      { limit: 50, offset: 50, sort: 'createdAt', order: 'desc' },
    ]);
  });

  it('I9-11 I7.4-03 are sorted and filtered by the server, and a hundred come at a time', async () => {
    const { platform, user, address } = enterPlatform(LIST, {
      listDomainMappings: () => ({ mappings: [aDomain(live)], total: 1 }),
      searchRestaurants: () => ({ restaurants: [aFoundRestaurant] }),
    });
    await row(/bella\.com/);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Domain, A–Z');
    await user.selectOptions(screen.getByLabelText('Use'), 'Switched off');
    await user.selectOptions(screen.getByLabelText('Page size'), '100 at a time');
    await user.click(button('Of a restaurant…'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Restaurant'), 'bella');
    await user.click(await within(dialog).findByRole('button', { name: /Bella Napoli/ }));
    await screen.findByRole('button', { name: 'Only of Bella Napoli' });
    await waitFor(() =>
      expect(sent(platform, 'listDomainMappings').at(-1)?.query).toEqual({
        ...{ limit: 100, offset: 0, sort: 'domain', order: 'asc', isActive: 'false' },
        ...{ restaurantGuid: guidOf(700_001), tenantGuid: undefined },
      }),
    );
    expect(address()).toBe(`${LIST}?sort=name&use=off&page=100&restaurant=${guidOf(700_001)}`);
    await user.click(button('Only of Bella Napoli'));
    await waitFor(() => expect(address()).toBe(`${LIST}?sort=name&use=off&page=100`));
  });

  it('I9-11 have the names of their restaurants and businesses, from the answer alone', async () => {
    const named = { restaurantName: 'Bella Napoli', tenantName: 'Bella Group' };
    const { platform } = enterPlatform(`${LIST}?restaurant=${guidOf(700_001)}`, {
      listDomainMappings: () => ({
        mappings: [
          aNamedDomain({ ...live, ...named, lastFault: 'notOurs' }),
          aNamedDomain({ ...live, guid: guidOf(5), domain: 'xn--caf-dma.com' }),
        ],
        total: 2,
      }),
    });
    const first = await row(/bella\.com/);
    expect(first.textContent).toMatch(/Bella Napoli.*Bella Group.*Looking again/);
    expect((await row(/café\.com/)).textContent).toContain('Gone');
    screen.getByRole('button', { name: 'Only of Bella Napoli' });
    const asked = new Set(platform.requests.map(({ name }) => name));
    for (const name of ['resolveDomain', 'getRestaurant', 'getTenant']) expect(asked).not.toContain(name);
  });

  it('I7.4-05 are searched by how they begin, among those of the restaurant that was chosen', async () => {
    const { platform } = enterPlatform(`${LIST}?q=bel&use=off&restaurant=${guidOf(700_001)}`, {
      listDomainMappings: () => ({ mappings: [], total: 0 }),
      searchDomainMappings: () => ({ mappings: [aNamedDomain(live)] }),
    });
    await row(/bella\.com/);
    expect(sent(platform, 'searchDomainMappings').at(-1)?.query).toEqual({
      ...{ prefix: 'bel', limit: 100, isActive: 'false', restaurantGuid: guidOf(700_001) },
      tenantGuid: undefined,
    });
  });

  it('I7.4-05 are searched by how they begin', async () => {
    const { platform, user } = enterPlatform(LIST, {
      listDomainMappings: () => ({ mappings: [aDomain(live)], total: 1 }),
      searchDomainMappings: () => ({ mappings: [] }),
    });
    await row(/bella\.com/);
    await user.type(screen.getByRole('searchbox', { name: 'Search domains' }), 'Nobody');
    await screen.findByText('Nothing begins with “nobody”');
    expect(sent(platform, 'searchDomainMappings').at(-1)?.query).toMatchObject({
      ...{ prefix: 'nobody', limit: 100 },
    });
  });

  it('I7.4-05 I5.6-06 are not said to be missing before the answer to what was typed has come', async () => {
    const answers = new Map<unknown, (answer: { mappings: Mapping[] }) => void>();
    const { platform, user } = enterPlatform(LIST, {
      listDomainMappings: () => ({ mappings: [aDomain(live)], total: 1 }),
      searchDomainMappings: ({ query }) =>
        new Promise<{ mappings: Mapping[] }>((answer) => answers.set(query?.['prefix'], answer)),
    });
    await row(/bella\.com/);
    const search = screen.getByRole('searchbox', { name: 'Search domains' });
    const isBusy = () => screen.getByRole('table').getAttribute('aria-busy');
    await user.type(search, 'https://Müll');
    expect(isBusy()).toBe('true');
    expect(screen.queryByRole('row', { name: /bella\.com/ })).toBeNull();
    await waitFor(() => expect(answers.has('müll')).toBe(true));
    answers.get('müll')?.({ mappings: [] });
    await screen.findByText('Nothing begins with “müll”');
    await user.clear(search);
    await user.type(search, '東京');
    expect(screen.queryByText(/Nothing begins/)).toBeNull();
    await waitFor(() => expect(answers.has('東京')).toBe(true));
    expect(screen.queryByText(/Nothing begins/)).toBeNull();
    expect(isBusy()).toBe('true');
    answers.get('東京')?.({ mappings: [aNamedDomain({ ...live, domain: 'xn--1lqs71d.example' })] });
    await row(/東京\.example/);
    expect(isBusy()).toBe('false');
    expect(sent(platform, 'searchDomainMappings').map(({ query }) => query?.['prefix'])).not.toContain('');
  });

  it.each([
    ['bella.com', 'bella.com', 'bella.com'],
    ['xn--caf-dma.com', 'café.com', 'XN--CAF-DMA.com'],
  ])('I7.4-04 %s is deleted once its domain has been typed', async (domain, shown, typed) => {
    const { platform, user } = enterPlatform(LIST, {
      listDomainMappings: () => ({ mappings: [aDomain({ ...live, domain })], total: 1 }),
      deleteDomainMapping: () => null,
    });
    await row(new RegExp(shown));
    await user.click(button(`Actions for ${shown}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: `Delete ${shown}?` });
    await user.type(within(question).getByRole('textbox'), typed);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'deleteDomainMapping')).toMatchObject([
      { parameters: { mappingGuid: guidOf(910_001) } },
    ]);
  });

  it('I7.4-04 I3.10-03 one is changed, only in what differs, and what the server refuses stands at its field', async () => {
    let isTaken = true;
    const redirectConfig = { wwwRedirect: 'none', redirectTo: 'https://bella.example' } as const;
    const before = aDomain({ ...live, redirectConfig });
    const named = { domain: 'bella.pizza', restaurantName: 'Bella Napoli' };
    const changed = aNamedDomain({ ...live, ...named, updatedAt: '2026-06-11T12:00:00.000Z' });
    const { platform, user } = enterPlatform(ONE, {
      getDomainMappingByGuid: () => (isTaken ? before : changed),
      updateDomainMapping: () => {
        if (isTaken) throw new CallError('CONFLICT', 'This domain belongs to another restaurant', 409);
        return changed;
      },
    });
    const domain = await screen.findByLabelText('Domain', {}, slowly);
    await user.clear(domain);
    await user.type(domain, 'bella.pizza');
    await user.clear(screen.getByLabelText('Redirect everything to'));
    const rename = async () => {
      await user.click(button('Save'));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Rename bella.com to bella.pizza?' }),
      );
      const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Rename' });
      expect(confirm.disabled).toBe(true);
      await user.type(question.getByRole('textbox'), 'Bella.com');
      await user.click(confirm);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await rename();
    expect((await screen.findAllByText('This domain belongs to another restaurant')).length).toBeGreaterThan(
      0,
    );
    isTaken = false;
    await rename();
    await screen.findByRole('heading', { level: 1, name: 'bella.pizza' });
    screen.getByText('Bella Napoli');
    expect(sent(platform, 'updateDomainMapping').at(-1)).toMatchObject({
      parameters: { mappingGuid: guidOf(910_001) },
      body: { domain: 'bella.pizza', redirectConfig: { redirectTo: null } },
    });
  });

  it('one that guests use is switched off only after a question', async () => {
    const { platform, user } = enterPlatform(ONE, {
      getDomainMappingByGuid: () => aDomain(live),
      updateDomainMapping: () => aDomain({ ...live, isActive: false, updatedAt: '2026-06-11T12:00:00.000Z' }),
    });
    await user.click(await screen.findByRole('checkbox', { name: /In use/ }, slowly));
    await user.click(button('Save'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Switch bella.com off?' }));
    expect(sent(platform, 'updateDomainMapping')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Switch it off' }));
    await waitFor(() => expect(sent(platform, 'updateDomainMapping')).toHaveLength(1));
  });

  it('I4-25 many are sent only after a question, which names those that are switched off', async () => {
    const { platform, user } = enterPlatform(`${LIST}/many`, {
      putDomainMappings: () => ({ done: [aDomain(live)], failed: [] }),
    });
    const lines = await screen.findByLabelText<HTMLTextAreaElement>('Domains', {}, slowly);
    const ids = `${guidOf(700_001)},${guidOf(600_001)},custom`;
    await user.click(lines);
    await user.paste(`bella.com,${ids},false\nbella.pizza,${ids},true`);
    await user.click(button('Create or change them'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Create or change 2 domains?' }));
    expect(question.getByRole('list', { name: 'Switched off' }).textContent).toBe('Line 1: bella.com');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'putDomainMappings')).toEqual([]);
    expect(lines.value).toContain('bella.com');
    await user.click(button('Create or change them'));
    await user.click(await screen.findByRole('button', { name: 'Switch off, create or change' }));
    await screen.findByText(/1 of 2 were created or changed/);
  });

  it('I4-25 I5.6-04 many are pasted, and each fault is told with its line', async () => {
    const { platform, user } = enterPlatform(`${LIST}/many`, {
      putDomainMappings: () => ({
        done: [{ ...aSubdomain(), restaurantName: 'Bella Napoli', tenantName: 'Bella Group' }],
        failed: [
          {
            ...{ index: 1, code: 'VALIDATION_FAILED', message: 'Domain mapping is not valid' },
            ...{ restaurantName: 'Bella Napoli', tenantName: 'Bella Group' },
            details: { fields: { domain: 'Invalid domain format' } },
          },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create or change them' }, slowly));
    await screen.findByText('At least one mapping is required');
    const lines = screen.getByLabelText('Domains');
    const ids = `${guidOf(700_001)},${guidOf(600_001)}`;
    await user.click(lines);
    await user.paste(
      `domain,restaurantGuid,tenantGuid,domainType\nbella-napoli.bite.example,${ids},subdomain\n\nnot a domain,${ids},custom`,
    );
    await user.click(button('Create or change them'));
    await user.click(await screen.findByRole('button', { name: 'Create or change' }));
    await screen.findByText(/1 of 2 were created or changed/);
    expect(screen.getByRole('list', { name: 'Lines with faults' }).textContent).toContain(
      'Line 4, not a domain: Domain: Invalid domain format. A domain has no spaces or commas. Please check how it is written where you bought it.For Bella Napoli (Bella Group).',
    );
    screen.getByRole('link', { name: 'bella-napoli.bite.example' });
    expect(screen.getByRole('list', { name: 'Done' }).textContent).toContain('Bella Napoli (Bella Group)');
    expect(sent(platform, 'putDomainMappings')).toMatchObject([
      { body: { mappings: [{ domainType: 'subdomain' }, { domain: 'not a domain' }] } },
    ]);
  });

  it('I4-25 many are sent in portions, and what is done stands there when a later portion gets no answer', async () => {
    interface Sent {
      mappings: readonly unknown[];
    }
    let answers = 0;
    const failure = { code: 'CONFLICT', message: 'This domain is mapped to another restaurant' };
    const { platform, user } = enterPlatform(`${LIST}/many`, {
      putDomainMappings: ({ body }) => {
        answers += 1;
        if (answers === 3) throw new CallError('NETWORK', 'The server did not answer.');
        const last = (body as Sent).mappings.length - 1;
        return { done: many(last, answers * 20), failed: [{ index: last, ...failure }] };
      },
    });
    const lines = await screen.findByLabelText<HTMLTextAreaElement>('Domains', {}, slowly);
    const ids = `${guidOf(700_001)},${guidOf(600_001)}`;
    await user.click(lines);
    await user.paste(
      many(45)
        .map(({ domain }) => `${domain},${ids}`)
        .join('\n'),
    );
    await user.click(button('Create or change them'));
    await user.click(await screen.findByRole('button', { name: 'Create or change' }));
    await screen.findByText(/^Not all lines were sent\. The server could not be reached/);
    screen.getByText(/^38 of 45 were created or changed so far\./);
    const faults = within(screen.getByRole('list', { name: 'Lines with faults' })).getAllByRole('listitem');
    expect(faults.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Line 20, place-19.com',
      'Line 40, place-39.com',
    ]);
    const sizes = sent(platform, 'putDomainMappings').map(({ body }) => (body as Sent).mappings.length);
    expect(sizes).toEqual([20, 20, 5]);
    expect(lines.value).toContain('place-44.com');
    await user.click(button('Create or change them'));
    await user.click(await screen.findByRole('button', { name: 'Create or change' }));
    await screen.findByText(/^42 of 45 were created or changed\./);
  });

  it.each([LIST, ONE, `${LIST}/many`])('are not for support: %s', async (at) => {
    const { platform } = enterPlatform(at, {}, aProfile({ siteRole: 'support' }));
    await screen.findByText(
      'Only site administrators look after the domains of all restaurants.',
      {},
      slowly,
    );
    expect(platform.requests.filter(({ name }) => /DomainMapping/.test(name))).toEqual([]);
  });
});

const aFoundRestaurant = {
  ...{ tenantId: 10_000_001, restaurantId: 20_000_001, guid: guidOf(700_001) },
  ...{ slug: 'bella-napoli', name: 'Bella Napoli', concept: 'Pizza' },
  ...{ tenantName: 'Bella Group LLC', tenantDisplayName: 'Bella Group' },
  ...{ city: 'New York', state: 'NY', status: 'active' as const },
};
