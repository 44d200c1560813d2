// The platform's registered domains, over the API in memory.

import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guidOf } from '../lib/testing/an-order.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile } from '../lib/testing/people.ts';
import { anAuditEntry } from '../lib/testing/tenancy-records.ts';
import { button, enterPlatform, patient, sent } from './platform-testing.tsx';

const AT = '/platform/registered-domains';
const NAME = 'pizza-bella.com';
const END = Date.parse('2026-12-24T12:00:00.000Z');

type Shown = Answers['getRegisteredDomain']['domain'];
type Purchase = Answers['listDomainPurchases']['purchases'][number];
type Handlers = MemoryPlatform['handlers'];

const aDomain = (more: Partial<Shown> = {}): Shown => ({
  ...{ name: NAME, verified: true, renew: false, expiresAt: END, boughtAt: END - 1_000_000_000 },
  ...{ nameservers: ['ns1.vercel-dns.com'], customNameservers: [], serviceType: 'zeit.world' },
  ...more,
});

const aPurchase = (more: Partial<Purchase> = {}): Purchase => ({
  ...{
    purchaseId: 'buy-nuova.com',
    what: 'buy',
    name: 'nuova.com',
    state: 'ordered',
    price: 11.25,
    years: 1,
  },
  ...{ creator: { username: 'Sam', email: 'sam@example.com', id: 'uid-1' }, orderId: 'ord-1' },
  ...{ askedAt: '2026-06-10T12:00:00.000Z', updatedAt: '2026-06-10T12:00:00.000Z' },
  ...more,
});

const aRecord = { recordId: 'rec-1', type: 'A', name: '', value: '203.0.113.7', ttl: 60, isSystem: false };

const served = (more: Handlers = {}): Handlers => ({
  listRegisteredDomains: () => ({ isConfigured: true, domains: [aDomain()] }),
  listDomainPurchases: () => ({ purchases: [] }),
  getRegisteredDomain: () => ({ domain: aDomain(), renewal: { price: 11.25, years: 1 }, purchases: [] }),
  listDnsRecords: () => ({ records: [aRecord] }),
  listRegisteredDomainHistory: () => ({ entries: [] }),
  ...more,
});

const enter = (at: string, more: Handlers = {}) => enterPlatform(at, served(more));

const refusal = (code: 'CONFLICT' | 'PRICE_CHANGED', message: string) => new CallError(code, message, 409);

const fill = async (user: ReturnType<typeof enter>['user'], values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) {
    const role = label.startsWith('TTL') ? 'spinbutton' : 'textbox';
    const input = screen.getByRole(role, { name: label });
    await user.clear(input);
    await user.type(input, text);
  }
};

const owner = {
  ...{ 'First name': 'Ada', 'Last name': 'Rossi', Email: 'ada@bella.example', Phone: '+12125550123' },
  ...{ Address: '1 Main St', City: 'New York', 'State or province': 'NY', 'ZIP code': '10001' },
};
const registrant = {
  ...{ firstName: 'Ada', lastName: 'Rossi', email: 'ada@bella.example', phone: '+12125550123' },
  ...{ address1: '1 Main St', city: 'New York', state: 'NY', zip: '10001', country: 'US' },
};

describe('registered domains', patient, () => {
  it('I3.11-01 I3.11-03 are listed with their end and whether they renew themselves', async () => {
    enter(AT, {
      listRegisteredDomains: () => ({
        isConfigured: true,
        domains: [aDomain({ warning: 7 }), aDomain({ name: 'luigis.net', renew: true })],
      }),
    });
    const ending = await screen.findByRole('row', { name: /pizza-bella\.com/ });
    expect(ending.textContent).toContain('Ends within 7 days');
    expect(screen.getByRole('row', { name: /luigis\.net/ }).textContent).toContain('Automatic');
    expect(
      screen.getByText(/A domain ends soon and does not renew by itself: pizza-bella\.com\. .* at it stop/),
    ).toBeTruthy();
  });

  it('I3.11-03 that end soon are told of together', async () => {
    const ending = [aDomain({ warning: 7 }), aDomain({ name: 'luigis.net', warning: 1 })];
    enter(AT, { listRegisteredDomains: () => ({ isConfigured: true, domains: ending }) });
    await screen.findByText(
      /2 domains end soon and do not renew by themselves: pizza-bella\.com, luigis\.net\. .* at them stop/,
    );
  });

  it.each(['bücher', 'BUCHER', 'xn--bcher'])('I5.6-06 are found by either spelling: %s', async (term) => {
    const { user } = enter(AT, {
      listRegisteredDomains: () => ({
        isConfigured: true,
        domains: [aDomain(), aDomain({ name: 'xn--bcher-kva.com' })],
      }),
    });
    await screen.findByRole('row', { name: /pizza-bella\.com/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search these domains' }), term);
    await waitFor(() => expect(screen.queryByRole('row', { name: /pizza-bella\.com/ })).toBeNull());
    screen.getByRole('row', { name: /bücher\.com/ });
  });

  it('say so where the installation has no account at the registrar', async () => {
    enter(AT, { listRegisteredDomains: () => ({ isConfigured: false, domains: [] }) });
    expect(await screen.findByText(/has no account at the registrar/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Buy a domain' })).toBeNull();
  });

  it('begin with a search where there is none', async () => {
    const { user } = enter(AT, { listRegisteredDomains: () => ({ isConfigured: true, domains: [] }) });
    expect(await screen.findByText('No domains yet')).toBeTruthy();
    await user.click(screen.getAllByRole('link', { name: 'Buy a domain' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy a domain' })).toBeTruthy();
  });

  it('are not shown to support', async () => {
    enterPlatform(AT, served(), aProfile({ siteRole: 'support' }));
    expect(await screen.findByText(/Only site administrators look after/)).toBeTruthy();
  });

  it('an order that is under way is asked about until it has ended', async () => {
    const { platform } = enter(AT, {
      listDomainPurchases: () => ({ purchases: [aPurchase()] }),
      lookAtDomainPurchase: () => aPurchase({ state: 'failed', problem: 'The payment failed.' }),
    });
    await screen.findByText('Failed');
    expect(sent(platform, 'lookAtDomainPurchase')[0]?.parameters).toEqual({ purchaseId: 'buy-nuova.com' });
  });
});

describe('orders', patient, () => {
  it('I7.3-08 that cannot be looked at are shown as they were last known, and hide no other', async () => {
    enter(AT, {
      listDomainPurchases: () => ({
        purchases: [aPurchase(), aPurchase({ purchaseId: 'buy-altra.com', name: 'altra.com' })],
      }),
      lookAtDomainPurchase: ({ parameters }) => {
        if (parameters?.['purchaseId'] === 'buy-nuova.com') throw refusal('CONFLICT', 'Too many calls.');
        return aPurchase({ purchaseId: 'buy-altra.com', name: 'altra.com', state: 'unclear' });
      },
    });
    const orders = within(await screen.findByRole('table', { name: 'Orders' }));
    await orders.findByText('Unclear');
    expect(orders.getByRole('row', { name: /nuova\.com/ }).textContent).toContain('Ordered');
  });
});

describe('an order that is done', patient, () => {
  it('I3.11-01 brings its domain into the list above by itself', async () => {
    let isDone = false;
    enter(AT, {
      listRegisteredDomains: () => ({
        isConfigured: true,
        domains: isDone ? [aDomain(), aDomain({ name: 'nuova.com' })] : [aDomain()],
      }),
      listDomainPurchases: () => ({ purchases: [aPurchase()] }),
      lookAtDomainPurchase: () => {
        isDone = true;
        return aPurchase({ state: 'done' });
      },
    });
    const list = within(await screen.findByRole('table', { name: 'Registered domains' }));
    await list.findByRole('row', { name: /nuova\.com/ });
  });
});

describe('an order whose outcome is unclear', patient, () => {
  const unclear = aPurchase({ state: 'unclear', problem: 'The registrar’s answer was lost.' });
  const review = (more: Partial<Answers['reviewDomainPurchase']>): Handlers => ({
    listDomainPurchases: () => ({ purchases: [unclear] }),
    lookAtDomainPurchase: () => unclear,
    reviewDomainPurchase: () => ({
      ...{ purchase: unclear, sign: 'absent', releasableAt: '2026-06-10T12:15:00.000Z' },
      ...more,
    }),
  });
  const look = async (more: Handlers) => {
    const entered = enter(AT, more);
    await entered.user.click(await screen.findByRole('button', { name: 'Review nuova.com' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Release the purchase of/ }));
    return { ...entered, dialog };
  };
  const releaseOf = ({ getByRole }: Pick<typeof screen, 'getByRole'>) =>
    getByRole('button', { name: 'Release' }) as HTMLButtonElement;

  it('I7.3-08 is released once that was typed, where the registrar has nothing of it', async () => {
    const { user, platform, dialog } = await look({
      ...review({ releasableAt: '2026-01-01T12:00:00.000Z' }),
      releaseDomainPurchase: () => aPurchase({ state: 'failed' }),
    });
    await dialog.findByText(/The registrar has nothing of this order/);
    expect(releaseOf(dialog).disabled).toBe(true);
    await user.type(await dialog.findByLabelText(/Type “Release”/), 'Release');
    await user.click(releaseOf(dialog));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'releaseDomainPurchase')).toMatchObject([
      { parameters: { purchaseId: 'buy-nuova.com' }, body: { confirm: 'Release' } },
    ]);
  });

  it.each([
    ['done', /was carried out/],
    ['there', /maybe by this order/],
    ['taken', /may be working on this order/],
    ['unknown', /could not be asked/],
  ] as const)('is not released while the registrar may have it: %s', async (sign, words) => {
    const { user, platform, dialog } = await look(review({ sign, releasableAt: '2026-01-01T12:00:00.000Z' }));
    await dialog.findByText(words);
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(releaseOf(dialog).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(sent(platform, 'reviewDomainPurchase')).toHaveLength(2));
  });

  it('that was carried out is shown so as soon as the question is closed', async () => {
    let isKnown = false;
    const { user, dialog } = await look({
      ...review({ sign: 'done' }),
      lookAtDomainPurchase: () => (isKnown ? aPurchase({ state: 'done' }) : unclear),
    });
    await dialog.findByText(/was carried out/);
    isKnown = true;
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Done');
  });

  it('is not released too soon', async () => {
    const { dialog } = await look(review({ releasableAt: '2099-01-01T12:00:00.000Z' }));
    await dialog.findByText(/It can be released from/);
    expect(releaseOf(dialog).disabled).toBe(true);
  });
});

describe('a domain is bought', patient, () => {
  const offers: Answers['searchDomainNames']['offers'] = [
    { name: 'nuova.com', state: 'available', price: 11.25, renewalPrice: 12, years: 1 },
    { name: 'nuova.net', state: 'taken', years: 1 },
    { name: 'nuova.restaurant', state: 'available', years: 1 },
  ];
  const searching: Handlers = { searchDomainNames: () => ({ offers }) };

  const openPurchase = async (more: Handlers = {}) => {
    const entered = enter(`${AT}/search`, { ...searching, ...more });
    await entered.user.type(await screen.findByLabelText('Name'), 'nuova{Enter}');
    await entered.user.click(await screen.findByRole('button', { name: 'Buy nuova.com' }));
    await screen.findByRole('dialog', { name: /Buy .*nuova\.com/ });
    return entered;
  };

  it('after a search that says what is free and what it costs', async () => {
    const { user, platform } = enter(`${AT}/search`, searching);
    await user.type(await screen.findByLabelText('Name'), 'nuova{Enter}');
    const free = await screen.findByRole('row', { name: /nuova\.com/ });
    expect(free.textContent).toContain('Available');
    expect(free.textContent).toContain('$11.25 for one year');
    expect(screen.getByRole('row', { name: /nuova\.net/ }).textContent).toContain('Taken');
    expect(screen.getByRole('row', { name: /nuova\.restaurant/ }).textContent).toContain('On request');
    expect(screen.getAllByRole('button', { name: /^Buy nuova/ })).toHaveLength(1);
    expect(sent(platform, 'searchDomainNames')[0]?.query).toEqual({ term: 'nuova' });
  });

  it('I5.6-09 with its owner, for the price that is shown, after its name was typed', async () => {
    const { user, platform, address } = await openPurchase({ buyDomain: () => aPurchase() });
    await fill(user, owner);
    await user.click(button('Buy for $11.25'));
    expect(await screen.findByText('Type the name of the domain to confirm')).toBeTruthy();
    expect(sent(platform, 'buyDomain')).toEqual([]);
    await fill(user, { 'Type “nuova.com” to buy it': 'nuova.com' });
    await user.click(button('Buy for $11.25'));
    await waitFor(() => expect(address()).toBe(AT));
    const [order] = sent(platform, 'buyDomain');
    expect(order?.parameters).toEqual({ domain: 'nuova.com' });
    expect(order?.body).toEqual({
      ...{ registrant, autoRenew: true, confirm: 'nuova.com', years: 1, expectedPrice: 11.25 },
    });
  });

  it('not for an owner in a country that does not exist', async () => {
    const { user, platform } = await openPurchase({ buyDomain: () => aPurchase() });
    await fill(user, { ...owner, 'Type “nuova.com” to buy it': 'nuova.com', Country: 'ZZ' });
    await user.click(button('Buy for $11.25'));
    expect(await screen.findByText('A country’s two letters, such as US')).toBeTruthy();
    expect(sent(platform, 'buyDomain')).toEqual([]);
  });

  it('I5.6-09 for another price only once that is confirmed, with all that was typed', async () => {
    const prices: unknown[] = [];
    const { user, address } = await openPurchase({
      buyDomain: ({ body }) => {
        prices.push((body as { expectedPrice: number }).expectedPrice);
        if (prices.length > 1) return aPurchase();
        throw new CallError('PRICE_CHANGED', 'The price has changed: it is $12.50 now.', 409, {
          details: { price: 12.5 },
        });
      },
    });
    await fill(user, { ...owner, 'Type “nuova.com” to buy it': 'nuova.com' });
    await user.click(button('Buy for $11.25'));
    const message = await screen.findByRole('alert');
    expect(document.activeElement?.contains(message)).toBe(true);
    expect(screen.getByRole('dialog').textContent).toContain('$12.50 for one year');
    expect(screen.queryByText(/\$11\.25 for one year, charged/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Ada');
    await user.click(button('Buy for $12.50'));
    await waitFor(() => expect(address()).toBe(AT));
    expect(prices).toEqual([11.25, 12.5]);
  });

  it('not if the price has changed, which is said where it was confirmed', async () => {
    const { user } = await openPurchase({
      buyDomain: () => {
        throw refusal('PRICE_CHANGED', 'The price has changed: it is $12.50 now. Nothing was ordered.');
      },
    });
    await fill(user, { ...owner, 'Type “nuova.com” to buy it': 'nuova.com' });
    await user.click(button('Buy for $11.25'));
    expect((await screen.findByRole('alert')).textContent).toContain('it is $12.50 now');
  });
});

describe('a domain is used for a restaurant', patient, () => {
  const restaurant: Answers['searchRestaurants']['restaurants'][number] = {
    ...{ tenantId: 10_000_001, restaurantId: 20_000_001, guid: guidOf(1), slug: 'bella', status: 'active' },
    ...{ name: 'Bella Napoli', concept: 'Pizza', tenantName: 'bella', tenantDisplayName: 'Bella Group' },
    ...{ city: 'New York', state: 'NY' },
  };
  const mail = { ...aRecord, recordId: 'rec-2', type: 'MX', value: '10 mail.example.com' };
  const done: Answers['connectRegisteredDomain'] = {
    ...{ mappingGuid: guidOf(910_001), records: 'written', added: [], replaced: [], isSwitchedOff: false },
  };
  const choose = async (more: Handlers) => {
    const entered = enter(`${AT}/${NAME}`, {
      searchRestaurants: () => ({ restaurants: [restaurant] }),
      listDnsRecords: () => ({ records: [aRecord, mail] }),
      ...more,
    });
    await entered.user.click(await screen.findByRole('button', { name: 'Use it for a restaurant' }));
    await entered.user.type(await screen.findByRole('searchbox', { name: 'Restaurant' }), 'bella');
    await entered.user.click(await screen.findByRole('button', { name: /Bella Napoli/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Use .*pizza-bella\.com.* for/ }));
    return { ...entered, dialog };
  };

  it('I4-22 I3.11-04 after it was said which records are replaced, and goes on to its set-up there', async () => {
    const { user, platform, dialog, address } = await choose({ connectRegisteredDomain: () => done });
    const replaced = await dialog.findByRole('list', { name: 'Records that are replaced' });
    expect(replaced.textContent).toBe('A @ 203.0.113.7');
    await user.click(dialog.getByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(address()).toBe(`/t/10000001/r/20000001/domains/${done.mappingGuid}`));
    expect(sent(platform, 'connectRegisteredDomain')).toMatchObject([
      {
        parameters: { domain: NAME },
        body: {
          ...{ tenantId: 10_000_001, restaurantId: 20_000_001 },
          replaces: [{ type: 'A', name: '', value: '203.0.113.7' }],
        },
      },
    ]);
  });

  it.each([
    [false, /It goes live by itself/],
    [true, /It is switched off there\. Guests find the restaurant at it once it is switched on/],
  ])(
    'says how it goes on there, where the restaurant has it switched off: %j',
    async (isSwitchedOff, next) => {
      const { user, dialog } = await choose({ connectRegisteredDomain: () => ({ ...done, isSwitchedOff }) });
      await dialog.findByRole('list', { name: 'Records that are replaced' });
      await user.click(dialog.getByRole('button', { name: 'Use it' }));
      await screen.findByText(next);
    },
  );

  it('says where not all records were written, and tries again', async () => {
    let tries = 0;
    const { user, dialog, address } = await choose({
      connectRegisteredDomain: () => {
        tries += 1;
        return tries > 1 ? done : { ...done, records: 'failed', problem: 'The registrar does not answer.' };
      },
    });
    await dialog.findByText(/These lead elsewhere, and are replaced/);
    await user.click(dialog.getByRole('button', { name: 'Use it' }));
    const message = await dialog.findByRole('alert');
    expect(message.textContent).toMatch(
      /Bella Napoli.* has the domain, but .*The registrar does not answer\./,
    );
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toContain(done.mappingGuid));
  });

  it('not before its records were read', async () => {
    const { dialog } = await choose({
      listDnsRecords: () => {
        throw refusal('CONFLICT', 'The registrar does not answer.');
      },
    });
    await dialog.findByRole('alert');
    expect((dialog.getByRole('button', { name: 'Use it' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('which is shown with the way to its set-up, and whether it is proven', async () => {
    const mapping = {
      ...{
        mappingGuid: 'm',
        restaurantGuid: 'r',
        restaurantName: 'Bella Napoli',
        isProven: false,
        isSwitchedOff: false,
        names: [''],
        wanted: [],
      },
      place: { tenantId: 10_000_001, restaurantId: 20_000_001 },
    };
    enter(`${AT}/${NAME}`, { getRegisteredDomain: () => ({ domain: aDomain(), purchases: [], mapping }) });
    await screen.findByText(/has claimed it, and has not proven to have it/);
    expect(screen.getByRole('link', { name: 'To its set-up' }).getAttribute('href')).toBe(
      '/t/10000001/r/20000001/domains/m',
    );
    await screen.findByRole('button', { name: 'Add its records' });
  });

  it('whose records are all there once it is proven, so that none is to be added', async () => {
    const wanted = [{ type: 'A', name: '', value: aRecord.value }];
    const mapping = {
      ...{ mappingGuid: 'm', restaurantGuid: 'r', restaurantName: 'Bella Napoli', isProven: true },
      ...{
        isSwitchedOff: false,
        names: [''],
        wanted,
        place: { tenantId: 10_000_001, restaurantId: 20_000_001 },
      },
    };
    enter(`${AT}/${NAME}`, { getRegisteredDomain: () => ({ domain: aDomain(), purchases: [], mapping }) });
    await screen.findByText('203.0.113.7');
    expect(screen.getByText(/It is an address of/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add its records' })).toBeNull();
  });

  it('which is told where it has switched the domain off', async () => {
    const mapping = {
      ...{ mappingGuid: 'm', restaurantGuid: 'r', restaurantName: 'Bella Napoli', isProven: true },
      ...{ isSwitchedOff: true, names: [''], wanted: [] },
    };
    enter(`${AT}/${NAME}`, { getRegisteredDomain: () => ({ domain: aDomain(), purchases: [], mapping }) });
    await screen.findByText(/It is an address of .*Bella Napoli.*\. It is switched off there/);
  });

  it('as soon as it was bought, from the list of orders', async () => {
    const endedAt = new Date().toISOString();
    const { user } = enter(AT, {
      listDomainPurchases: () => ({
        purchases: [
          aPurchase({ name: NAME, state: 'done', endedAt }),
          aPurchase({
            purchaseId: 'buy-used.com',
            name: 'used.com',
            state: 'done',
            endedAt,
            hasRestaurant: true,
          }),
        ],
      }),
      searchRestaurants: () => ({ restaurants: [restaurant] }),
    });
    const use = await screen.findByRole('button', { name: `Use it for a restaurant: ${NAME}` });
    expect(screen.queryByRole('button', { name: 'Use it for a restaurant: used.com' })).toBeNull();
    await user.click(use);
    await screen.findByRole('dialog', { name: 'Use it for which restaurant?' });
  });
});

describe('a domain is brought in', patient, () => {
  it('I5.6-08 I5.6-12 by a token of its owner', async () => {
    const { user, platform } = enter(AT, { registerDomain: () => ({ purchase: null }) });
    await user.click(await screen.findByRole('button', { name: 'Bring one in' }));
    await user.click(screen.getByRole('radio', { name: /Move it from another Vercel account/ }));
    await fill(user, { Domain: 'moved.com', 'Type the name again to confirm': 'moved.com' });
    await user.click(button('Move in'));
    expect(await screen.findByText('Token is required')).toBeTruthy();
    await fill(user, { Token: 'a-token' });
    await user.click(button('Move in'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'registerDomain')[0]?.body).toEqual({
      registration: { method: 'move-in', name: 'moved.com', token: 'a-token' },
      confirm: 'moved.com',
    });
  });
});

describe('one registered domain', patient, () => {
  const at = `${AT}/${NAME}`;

  it('I3.11-01 with an umlaut is read as people write it, beside how the DNS has it, and typed so to confirm', async () => {
    const coded = 'xn--mller-kva.com';
    const shown = aDomain({ name: coded });
    const { user, platform } = enter(AT, {
      listRegisteredDomains: () => ({ isConfigured: true, domains: [shown] }),
      getRegisteredDomain: () => ({ domain: shown, renewal: { price: 11.25, years: 1 }, purchases: [] }),
      renewDomain: () => aPurchase({ what: 'renew', name: coded }),
    });
    await user.click(await screen.findByRole('link', { name: /müller\.com/ }));
    await screen.findByRole('heading', { level: 1, name: /müller\.com/ });
    screen.getByText(coded);
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    await user.type(await screen.findByLabelText('Type “müller.com” to go on'), 'müller.com');
    await user.click(screen.getByRole('button', { name: 'Renew for $11.25' }));
    await waitFor(() =>
      expect(sent(platform, 'renewDomain')).toMatchObject([
        { parameters: { domain: coded }, body: { confirm: coded } },
      ]),
    );
  });

  it.each(['MÜLLER.com', 'mu\u0308ller.com', 'xn--mller-kva.com', ' Xn--Mller-Kva.COM. '])(
    'I5.6-06 with an umlaut is renewed once its name was typed as “%s”',
    async (typed) => {
      const shown = aDomain({ name: 'xn--mller-kva.com' });
      const { user, platform } = enter(`${AT}/xn--mller-kva.com`, {
        getRegisteredDomain: () => ({ domain: shown, renewal: { price: 11.25, years: 1 }, purchases: [] }),
        renewDomain: () => aPurchase({ what: 'renew' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Renew' }));
      await user.type(await screen.findByLabelText('Type “müller.com” to go on'), typed);
      await user.click(screen.getByRole('button', { name: 'Renew for $11.25' }));
      await waitFor(() => expect(sent(platform, 'renewDomain')).toHaveLength(1));
    },
  );

  it.each([
    ['ending', /does not sell names with this ending/, true],
    ['price', /names no price for it/, false],
    ['unknown', /could not be asked just now/, false],
  ] as const)('I3.11-03 says why it cannot be renewed: %s', async (noRenewal, words, isImpossible) => {
    enter(at, {
      getRegisteredDomain: () => ({ domain: aDomain({ warning: 14 }), noRenewal, purchases: [] }),
    });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
    const automatic = screen.getByRole<HTMLInputElement>('checkbox', { name: /Renew it automatically/ });
    expect(automatic.disabled).toBe(isImpossible);
  });

  it('is renewed after its name was typed, for the price and the end that were shown', async () => {
    const { user, platform } = enter(at, { renewDomain: () => aPurchase({ what: 'renew' }) });
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Renew .*pizza-bella\.com/ }));
    const confirm = dialog.getByRole('button', { name: 'Renew for $11.25' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), NAME);
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'renewDomain')[0]?.body).toEqual({
      ...{ expectedPrice: 11.25, years: 1, expiresAt: END, confirm: NAME },
    });
  });

  it('I3.11-03 shows by itself what became of its renewal, and its new end', async () => {
    let isDone = false;
    const renewal = aPurchase({ purchaseId: `renew-${NAME}`, what: 'renew', name: NAME });
    enter(at, {
      getRegisteredDomain: () => ({
        domain: aDomain({ expiresAt: isDone ? Date.parse('2027-12-24T12:00:00.000Z') : END }),
        purchases: [isDone ? { ...renewal, state: 'done' } : renewal],
      }),
      lookAtDomainPurchase: () => {
        isDone = true;
        return { ...renewal, state: 'done' };
      },
    });
    await screen.findByText('Done');
    await screen.findByText(/2027/);
  });

  it('I7.3-08 does not say that it is ordered where the registrar’s answer was lost', async () => {
    const { user } = enter(at, { renewDomain: () => aPurchase({ what: 'renew', state: 'unclear' }) });
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Renew .*pizza-bella\.com/ }));
    await user.type(dialog.getByRole('textbox'), NAME);
    await user.click(dialog.getByRole('button', { name: 'Renew for $11.25' }));
    await screen.findByText('The answer was lost');
    expect(screen.queryByText('The renewal is ordered')).toBeNull();
  });

  it('renews itself where that is switched on, after its name was typed', async () => {
    const { user, platform } = enter(at, { changeRegisteredDomain: () => null });
    await user.click(await screen.findByRole('checkbox', { name: /Renew it automatically/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Renew .* automatically/ }));
    const confirm = dialog.getByRole('button', { name: 'Renew automatically' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), NAME);
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'changeRegisteredDomain').map(({ body }) => body)).toEqual([
      { change: { op: 'update', renew: true }, confirm: NAME },
    ]);
  });

  it('gets name servers of one’s own, one of which is not enough', async () => {
    const { user, platform } = enter(at, { changeRegisteredDomain: () => null });
    const card = within(await screen.findByRole('region', { name: 'Name servers' }));
    await user.click(card.getByRole('button', { name: 'Change' }));
    await fill(user, { 'Name servers': 'ns1.example.com' });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Two to 13 name servers, or none')).toBeTruthy();
    await fill(user, { 'Name servers': 'ns1.example.com{Enter}NS2.example.com' });
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Type the name of the domain to confirm')).toBeTruthy();
    await fill(user, { [`Type “${NAME}” to change them`]: NAME });
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'changeRegisteredDomain')[0]?.body).toEqual({
      change: { op: 'update', customNameservers: ['ns1.example.com', 'ns2.example.com'] },
      confirm: NAME,
    });
  });

  it('I3.11-04 I5.6-12 gets DNS records, whose values have to fit their type', async () => {
    const { user, platform } = enter(at, {
      createDnsRecord: ({ body }) => ({ ...aRecord, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a record' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'MX');
    await fill(user, { Value: 'mail.example.com' });
    await fill(user, { 'TTL (seconds)': '5' });
    await user.click(button('Add'));
    expect(await screen.findByText('A priority and a mail server, such as 10 mail.example.com')).toBeTruthy();
    expect(screen.getByText('TTL must be between 60 and 604800 seconds')).toBeTruthy();
    await fill(user, { Value: '10 mail.example.com' });
    await fill(user, { 'TTL (seconds)': '3600' });
    await user.click(button('Add'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'createDnsRecord')[0]?.body).toEqual({
      ...{ type: 'MX', name: '', value: '10 mail.example.com', ttl: 3600 },
    });
  });

  it('I3.11-04 I5.6-06 has records with umlauts, which are read as they are typed', async () => {
    const name = 'xn--bcher-kva.com';
    const coded = { ...aRecord, type: 'CNAME', name: 'xn--kche-0ra', value: 'shop.xn--bcher-kva.com' };
    const { user, platform } = enter(`${AT}/${name}`, {
      getRegisteredDomain: () => ({ domain: aDomain({ name }), purchases: [] }),
      listDnsRecords: () => ({ records: [coded] }),
      createDnsRecord: () => coded,
    });
    const present = await screen.findByRole('row', { name: /küche/ });
    expect(present.textContent).toContain('shop.bücher.com');
    await user.click(button('Add a record'));
    screen.getByText(/^The part before bücher\.com: www\./);
    await user.selectOptions(screen.getByLabelText('Type'), 'MX');
    await fill(user, { Name: 'küche', Value: '10 mail.bücher.com' });
    await user.click(button('Add'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'createDnsRecord')[0]?.body).toMatchObject({
      ...{ name: 'küche', value: '10 mail.bücher.com' },
    });
    await user.click(button('Actions for CNAME küche'));
    await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    await screen.findByRole('dialog', { name: 'Change the record CNAME küche' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('shop.bücher.com');
  });

  it('I3.11-04 gets no alias of itself, which is said at the field', async () => {
    const { user, platform } = enter(at, { createDnsRecord: () => aRecord });
    await user.click(await screen.findByRole('button', { name: 'Add a record' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'ALIAS');
    await fill(user, { Value: NAME });
    await user.click(button('Add'));
    await screen.findByText('It cannot lead to itself: enter another host');
    expect(sent(platform, 'createDnsRecord')).toEqual([]);
  });

  it('I3.11-04 loses a record only after a question', async () => {
    const { user, platform } = enter(at, { deleteDnsRecord: () => null });
    await user.click(await screen.findByRole('button', { name: 'Actions for A @' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'deleteDnsRecord')[0]?.parameters).toEqual({ domain: NAME, recordId: 'rec-1' });
  });

  it('I5.6-12 is given away only with a destination, and after its name was typed', async () => {
    const { user, platform, address } = enter(at, { changeRegisteredDomain: () => null });
    await user.click(await screen.findByRole('button', { name: 'Move it out' }));
    await user.click(button('Move out'));
    expect(await screen.findByText('Destination is required')).toBeTruthy();
    await fill(user, { 'The other account': 'team_2', 'Type “pizza-bella.com” to move it out': NAME });
    await user.click(button('Move out'));
    await waitFor(() => expect(address()).toBe(AT));
    expect(sent(platform, 'changeRegisteredDomain')[0]?.body).toEqual({
      ...{ change: { op: 'move-out', destination: 'team_2' }, confirm: NAME },
    });
  });

  it('I3.11-01 has a history in plain words', async () => {
    const entry = (entryId: string, more: Partial<AuditEntry>) =>
      anAuditEntry({ entryId, kind: 'registered_domains', recordId: NAME, by: 'uid-9', ...more });
    enter(at, {
      listRegisteredDomainHistory: () => ({
        entries: [
          entry('4', {
            ...{ kind: 'domain_purchases', recordId: `renew-${NAME}`, by: 'system' },
            changes: [{ field: 'state', from: 'ordered', to: 'done' }],
          }),
          entry('3', {
            ...{ kind: 'domain_purchases', recordId: `buy-${NAME}` },
            changes: [{ field: 'state', from: 'unclear', to: 'failed' }],
          }),
          entry('2', {
            action: 'create',
            changes: [
              { field: 'type', to: 'TXT' },
              { field: 'recordName', to: '_dmarc.xn--kche-0ra' },
            ],
          }),
          entry('1', { changes: [{ field: 'renew', from: false, to: true }] }),
        ].map((one) => ({ ...one, byName: 'Sam' })),
      }),
    });
    const history = within(await screen.findByRole('list', { name: 'Changes' }));
    const lines = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const words of [
      /Bite.* saw that the renewal was carried out/,
      /Sam.* released the purchase, so that it can be ordered anew/,
      /Sam.* added the DNS record TXT _dmarc\.küche/,
      /Sam.* changed the domain.*Renews itself: no .*yes/,
    ])
      expect(lines.some((line) => words.test(line ?? ''))).toBe(true);
  });

  it('says why the registrar does not show it, and is asked again', async () => {
    let isDown = true;
    const { user } = enter(at, {
      getRegisteredDomain: () => {
        if (isDown) throw refusal('CONFLICT', 'The registrar does not accept this installation’s key.');
        return { domain: aDomain(), purchases: [] };
      },
    });
    expect(await screen.findByText(/does not accept this installation’s key/)).toBeTruthy();
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeTruthy();
  });
});
