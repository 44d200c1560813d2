// The screens of a restaurant's addresses on the web.
import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DomainSetUp } from '../features/domains/domain-queries.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import {
  aDomain,
  aDomainList,
  addressRecord,
  aLiveSetUp,
  aSetUp,
  aSubdomain,
  found,
  live,
  ownershipRecord,
} from '../lib/testing/domain-records.ts';
import { aRestaurant, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/domains';
const ONE = `${LIST}/${guidOf(910_001)}`;
const parameters = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const ofOne = { ...parameters, mappingGuid: guidOf(910_001) };

const enter = (handlers: MemoryPlatform['handlers'], at = LIST, profile = withRole('owner')) =>
  visit({
    at,
    profile,
    handlers: {
      getRestaurant: () => aRestaurantRecord(),
      listAuditEntries: () => ({ entries: [] }),
      listDomains: () => aDomainList(),
      ...handlers,
    },
  });

const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, slowly);
const patient = { timeout: 60_000 };

beforeEach(() => localStorage.clear());

describe('the addresses of a restaurant', patient, () => {
  it('I1-05 are its subdomain and its own domains, each with its state, and the one that guests get', async () => {
    enter({
      listDomains: () =>
        aDomainList({
          domains: [
            aSubdomain(),
            aSubdomain({
              guid: guidOf(3),
              domain: 'bella.bite.example',
              renamedTo: 'bella-napoli.bite.example',
            }),
            aDomain({ ...live, isPrimary: true }),
            aDomain({ guid: guidOf(4), domain: 'bella.pizza', verificationStatus: 'verified' }),
          ],
          siteAddress: 'https://bella.com',
        }),
    });
    await screen.findByText('Where guests find you now', {}, slowly);
    screen.getByText(/This is your primary address/);
    expect(screen.getByRole('link', { name: 'Open bella.com' }).getAttribute('href')).toBe(
      'https://bella.com',
    );
    const former = within(screen.getByRole('list', { name: 'Former names' }));
    former.getByText('bella.bite.example');
    const [first, second] = within(screen.getByRole('list', { name: 'Domains of your own' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toMatch(/bella\.com.*Primary.*Live/);
    expect(second?.textContent).toMatch(/bella\.pizza.*Certificate on its way/);
  });

  it('I3.10-02 say that the primary one is not used while it is not reachable, and why', async () => {
    enter({
      listDomains: () =>
        aDomainList({ domains: [aSubdomain(), aDomain({ ...live, health: 'unhealthy', isPrimary: true })] }),
    });
    await screen.findByText(
      /bella.com is your primary address, but cannot be used at present: not reachable/,
      {},
      slowly,
    );
    screen.getByText(/It changes back by itself/);
  });

  it.each([
    ['bella.com', 'bella.com', 'We add bella.com, and keep www.bella.com for you.'],
    [' https://www.Bella.com/menu ', 'www.bella.com', 'We add www.bella.com, and keep bella.com for you.'],
    ['order.bella.com', 'order.bella.com', 'We add order.bella.com.'],
  ])('I4-22 one of its own is added as people type it: %s', async (typed, domain, hint) => {
    const { platform, user, address } = enter({
      createDomain: () => aSetUp(),
      getDomain: () => aSetUp(),
    });
    await user.click(await button('Add a domain'));
    await user.type(await screen.findByLabelText('Your domain'), typed);
    await screen.findByText(hint);
    await user.click(await button('Add domain'));
    await screen.findByRole('heading', { level: 1, name: 'bella.com' }, slowly);
    expect(sent(platform, 'createDomain')).toMatchObject([{ parameters, body: { domain } }]);
    expect(address()).toBe(ONE);
  });

  it.each([
    ['', 'Please enter your domain'],
    ['bella', 'Please enter the whole name, such as bella.com'],
    ['info@bella.com', 'This is an email address: enter what comes after the @'],
    ['bella_pizza.com', 'Invalid domain format'],
    ['10.0.0.1', 'Invalid domain format'],
    ['pizza🍕.com', 'No domain has “🍕” in its name. Please use letters, digits and hyphens'],
    ['bella.c', 'No domain ends in “.c”. Please check the ending, such as “.com”'],
  ])('I5.6-01 what is no domain is refused at its field before it is sent: “%s”', async (typed, message) => {
    const { platform, user } = enter({});
    await user.click(await button('Add a domain'));
    if (typed) await user.type(await screen.findByLabelText('Your domain'), typed);
    await user.click(await button('Add domain'));
    await screen.findByText(message);
    expect(sent(platform, 'createDomain')).toEqual([]);
  });

  it.each([
    ['bella_pizza.com', 'Invalid domain format', /no underscores/],
    ['bella.com bella.de', 'Invalid domain format', /one domain at a time/],
    ['xn--zzzzzz.com', 'Invalid domain format', /stands for no name/],
    ['http://', 'Domain is required', /what comes after “\/\/”/],
  ])('I5.6-01 says what is wrong beside the refusal: “%s”', async (typed, message, hint) => {
    const { user } = enter({});
    await user.click(await button('Add a domain'));
    const input = await screen.findByLabelText<HTMLInputElement>('Your domain');
    await user.type(input, typed);
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(await button('Add domain'));
    await screen.findByText(message);
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      expect.stringMatching(hint),
      message,
    ]);
  });

  it('I4-22 one is added with hyphens where a phone has written dashes', async () => {
    const { platform, user } = enter({ createDomain: () => aSetUp(), getDomain: () => aSetUp() });
    await user.click(await button('Add a domain'));
    await user.type(await screen.findByLabelText('Your domain'), 'bella–napoli.com');
    await screen.findByText('We add bella-napoli.com, and keep www.bella-napoli.com for you.');
    await user.click(await button('Add domain'));
    await waitFor(() =>
      expect(sent(platform, 'createDomain')).toMatchObject([{ body: { domain: 'bella-napoli.com' } }]),
    );
  });

  it.each([
    [live, 'bella.com leads to this restaurant now'],
    [
      { ...live, isActive: false },
      'bella.com belongs to this restaurant now. It is switched off, and stays so until you switch it on.',
    ],
    [
      { ...live, sslStatus: 'pending' as const },
      'bella.com belongs to this restaurant now. It leads there once it has its certificate.',
    ],
  ])('I4-24 one that is taken over leads here only if it does: %j', async (change, words) => {
    const setUp = aLiveSetUp({ domain: aDomain(change) });
    const { user } = enter({ acceptDomain: () => setUp, getDomain: () => setUp });
    await user.click(await button('Take over a domain'));
    await user.type(await screen.findByLabelText('Domain'), 'bella.com');
    await user.type(screen.getByLabelText('Code'), 'right');
    await user.click(await button('Take over'));
    await screen.findByText(words);
  });

  it('says at the field that somebody else has a domain, and keeps what was typed', async () => {
    const { user } = enter({
      createDomain: () => {
        throw new CallError('CONFLICT', 'This domain belongs to another restaurant', 409);
      },
    });
    await user.click(await button('Add a domain'));
    const input = await screen.findByLabelText<HTMLInputElement>('Your domain');
    await user.type(input, 'taken.com');
    await user.click(await button('Add domain'));
    await screen.findByText('This domain belongs to another restaurant');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('taken.com');
  });

  it('says at the field what the server says of a domain that the restaurant itself has', async () => {
    const message = 'www.bella.com belongs to bella.com, which is an address of this restaurant already';
    const { user } = enter({
      listDomains: () => aDomainList({ domains: [aSubdomain(), aDomain(live)] }),
      createDomain: () => {
        throw new CallError('CONFLICT', message, 409);
      },
    });
    await user.click(await button('Add a domain'));
    await user.type(await screen.findByLabelText('Your domain'), 'www.bella.com');
    await user.click(await button('Add domain'));
    await screen.findByText(message);
  });

  it('I3.10-02 are in doubt while the last look at one found a fault that does not count yet', async () => {
    enter({ listDomains: () => aDomainList({ domains: [{ ...aDomain(live), lastFault: 'notOurs' }] }) });
    const [own] = within(
      await screen.findByRole('list', { name: 'Domains of your own' }, slowly),
    ).getAllByRole('listitem');
    expect(own?.textContent).toMatch(/bella\.com.*Looking again.*the last look found a problem/);
    expect(own?.textContent).not.toContain('Guests can use it');
  });

  it('says politely where the installation cannot add domains, and offers nothing', async () => {
    enter({ listDomains: () => aDomainList({ isHostingConfigured: false }) });
    await screen.findByText(/are not set up on this installation/, {}, slowly);
    expect(screen.queryByRole('button', { name: 'Add a domain' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take over a domain' })).toBeNull();
  });

  it('I9-12 I5.6-02 says that umlauts are not possible in the free address, and how it could be written', async () => {
    const { platform, user } = enter({});
    await user.click(await button('Rename'));
    const input = await screen.findByLabelText('New name');
    await user.clear(input);
    await user.type(input, 'Bücher & Café');
    await screen.findByText(
      'Umlauts, accents and other scripts are not possible in the free address. You could write “bucher-cafe”.',
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
    await screen.findByText(/^Subdomain must contain only letters, numbers, and hyphens/);
    screen.getByText(/You could write “bucher-cafe”/);
    expect(sent(platform, 'renameSubdomain')).toEqual([]);
  });

  it('I1-05 the free address is said to go on opening the website, not to lead to the primary domain', async () => {
    enter({});
    await screen.findByText(
      /always opens your website.* search engines are told the primary one/,
      {},
      slowly,
    );
    expect(screen.queryByText(/leads to your primary domain/)).toBeNull();
  });

  it('I9-12 renames the subdomain, with an answer while it is typed whether the name is free', async () => {
    let renamed = false;
    const { platform, user } = enter({
      listDomains: () =>
        aDomainList(renamed ? { domains: [aSubdomain({ domain: 'bella.bite.example' })] } : {}),
      checkSubdomain: ({ query }) =>
        query?.['name'] === 'bella' ? { isFree: true } : { isFree: false, message: 'This name is reserved' },
      renameSubdomain: () => {
        renamed = true;
        return aSubdomain({ domain: 'bella.bite.example' });
      },
    });
    await user.click(await button('Rename'));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/stays yours and redirects to the new one/);
    const input = within(dialog).getByLabelText('New name');
    await user.clear(input);
    await user.type(input, 'admin');
    await within(dialog).findByText('This name is reserved');
    await user.clear(input);
    await user.type(input, 'Bella');
    await within(dialog).findByText('bella.bite.example is free.');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'renameSubdomain')).toMatchObject([{ parameters, body: { name: 'bella' } }]);
    await screen.findByText('bella.bite.example', {}, slowly);
  });

  it('I9-12 says once why a name cannot be had', async () => {
    const message = 'This name is taken. Please choose another one';
    const { user } = enter({
      checkSubdomain: () => ({ isFree: false, message }),
      renameSubdomain: () => {
        throw new CallError('CONFLICT', message, 409);
      },
    });
    await user.click(await button('Rename'));
    const dialog = within(await screen.findByRole('dialog'));
    const input = dialog.getByLabelText('New name');
    await user.clear(input);
    await user.type(input, 'taken');
    await dialog.findByText(message);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText(message)).toHaveLength(1);
    await user.type(input, 's');
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('false'));
    await dialog.findByText(message);
  });

  it('I4-24 takes over a domain by its code, and says at the code what is wrong with it', async () => {
    let isRight = false;
    const { platform, user } = enter({
      acceptDomain: () => {
        if (!isRight) throw new CallError('CONFLICT', 'This code is wrong or has ended', 409);
        return aLiveSetUp();
      },
      getDomain: () => aLiveSetUp(),
    });
    await user.click(await button('Take over a domain'));
    await user.type(await screen.findByLabelText('Domain'), 'Bella.com');
    await user.type(screen.getByLabelText('Code'), 'wrong');
    await user.click(await button('Take over'));
    await screen.findByText('This code is wrong or has ended');
    isRight = true;
    await user.click(await button('Take over'));
    await screen.findByRole('heading', { level: 1, name: 'bella.com' }, slowly);
    expect(sent(platform, 'acceptDomain').at(-1)).toMatchObject({
      body: { domain: 'bella.com', code: 'wrong' },
    });
  });

  it('are only looked at by support, and not seen by managers', async () => {
    enter({}, LIST, { ...withRole('owner'), access: {}, siteRole: 'support' });
    await screen.findByText('Your free address', {}, slowly);
    for (const name of ['Rename', 'Add a domain', 'Take over a domain'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are not seen by managers', async () => {
    const { platform } = enter({}, LIST, withRole('manager'));
    await screen.findByText(/see its domains/, {}, slowly);
    expect(sent(platform, 'listDomains')).toEqual([]);
  });
});

describe('the set-up of a domain', patient, () => {
  const at = (setUp: DomainSetUp, more: MemoryPlatform['handlers'] = {}) =>
    enter({ getDomain: () => setUp, ...more }, ONE);
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'Set-up of bella.com' }, slowly))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it('I4-22 goes in three steps, with the name of each record as DNS hosts want it, and in full', async () => {
    at(aSetUp());
    expect(await steps()).toEqual([
      'Prove that it is yours: now',
      'Point it to your website: later',
      'Get a certificate: later',
    ]);
    const proof = within(screen.getByRole('list', { name: 'Records: prove that it is yours' }));
    proof.getByText('_bite');
    proof.getByText('in full: _bite.bella.com');
    proof.getByText('bite-verification=abc');
    within(screen.getByRole('list', { name: 'Records: point it to your website' })).getByText('@');
    screen.getByText(/We give up on/);
  });

  it('I4-22 has every record to copy once it is live, or says why one is not there', async () => {
    const { user } = at(aLiveSetUp());
    await user.click(await button('Show the records'));
    within(screen.getByRole('list', { name: 'Records: prove that it is yours' })).getByText('_bite');
    within(screen.getByRole('list', { name: 'Records: point it to your website' })).getByText(
      addressRecord.value,
    );
    expect(screen.queryByText(/names them no more/)).toBeNull();
  });

  it('I4-22 says of records that are known no more where to find them', async () => {
    const { user } = at(aLiveSetUp({ records: [found(ownershipRecord)] }));
    await user.click(await button('Show the records'));
    screen.getByText(/names them no more\. Before you change your DNS host, note/);
  });

  it('I4-22 names records as the zone has them that the server knows', async () => {
    at(aSetUp({ zone: 'com' }));
    await screen.findByText('_bite.bella', {}, slowly);
  });

  it('I4-22 says that a domain is in use by the operator of the installation', async () => {
    at(aSetUp({ serviceTrouble: 'byHand' }));
    await screen.findByText(/operator of Bite uses this domain already.* ask the support/, {}, slowly);
  });

  it('I5.6-06 is named as people write it, with the coded name where it is to be copied', async () => {
    const coded = 'xn--caf-dma.com';
    const records = [
      { ...ownershipRecord, name: `_bite.${coded}` },
      { ...addressRecord, name: coded },
    ];
    at(aSetUp({ domain: aDomain({ domain: coded }), records }));
    await screen.findByRole('heading', { level: 1, name: 'café.com' }, slowly);
    screen.getByText(coded, { selector: 'code' });
    screen.getByRole('list', { name: 'Set-up of café.com' });
    screen.getByText(`in full: _bite.${coded} (_bite.café.com)`);
    screen.getByText(/It may be listed there as xn--caf-dma\.com/);
  });

  it('I5.6-01 stays in its coded spelling where its letters look like others', async () => {
    const coded = 'xn--pypal-4ve.com';
    at(aSetUp({ domain: aDomain({ domain: coded }) }));
    await screen.findByRole('heading', { level: 1, name: coded }, slowly);
  });

  it('I4-23 says of addresses where an alias is wanted what stands there and what has to', async () => {
    const alias = { type: 'CNAME', name: 'www.bella.com', value: 'demo.web.app' } as const;
    at(aSetUp({ records: [{ ...addressRecord, ...alias, state: 'wrong', seen: ['203.0.113.7'] }] }));
    await screen.findByText(
      /An A record stands at www\.bella\.com, where a CNAME record has to be/,
      {},
      slowly,
    );
    expect(screen.getByText(/We see:/).textContent).toBe('We see: A 203.0.113.7We want: CNAME demo.web.app');
    expect(screen.queryByText(/of this type/)).toBeNull();
  });

  it('copies names and values', async () => {
    const { user } = at(aSetUp());
    await user.click(await button('Copy the value of TXT _bite'));
    expect(await navigator.clipboard.readText()).toBe('bite-verification=abc');
    await user.click(await button('Copy the name of A @'));
    expect(await navigator.clipboard.readText()).toBe('@');
    await screen.findAllByText('Copied');
  });

  it('says how to copy by hand where the browser does not allow it', async () => {
    const { user } = at(aSetUp());
    await button('Copy the value of TXT _bite');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await button('Copy the value of TXT _bite'));
    await screen.findByText('It could not be copied');
  });

  it('speaks the words of the DNS host that is chosen, and remembers it', async () => {
    const { user } = at(aSetUp());
    const chooser = await screen.findByLabelText('Where is your domain?', {}, slowly);
    await user.selectOptions(chooser, 'Cloudflare');
    screen.getByText('IPv4 address');
    screen.getByText(/a grey cloud/);
    expect(screen.getByText('Content')).toBeTruthy();
    expect(localStorage.getItem('dns-host')).toBe('cloudflare');
  });

  it('I4-23 shows what is seen beside what is wanted, what is in the way, and what could not be asked', async () => {
    const { user } = at(
      aSetUp({
        records: [
          found(ownershipRecord),
          { ...addressRecord, state: 'wrong', seen: ['203.0.113.7'] },
          { ...addressRecord, type: 'AAAA', value: '2001:db8::1', state: 'extra', seen: ['2001:db8::1'] },
          { ...addressRecord, type: 'CNAME', name: 'www.bella.com', value: 'bite.example', state: 'unknown' },
        ],
      }),
    );
    expect(await steps()).toEqual([
      'Prove that it is yours: done',
      'Point it to your website: now',
      'Get a certificate: later',
    ]);
    screen.getByText('203.0.113.7');
    screen.getByText(/Delete it at your DNS host/);
    screen.getByText('Not known.');
    screen.getByText('www');
    // What is right is folded away.
    expect(screen.queryByText('bite-verification=abc')).toBeNull();
    await user.click(await button('The record is right'));
    screen.getByText('bite-verification=abc');
  });

  it('I3.10-05 keeps the hosting service’s words behind plain ones', async () => {
    at(aSetUp({ problem: 'CAA record forbids issuance' }));
    await screen.findByText(/Something is still in the way/, {}, slowly);
    screen.getByText(/The hosting service says: “CAA record forbids issuance”/);
  });

  it('says what can be done where another account has the domain at the hosting service', async () => {
    at(aSetUp({ records: [], serviceTrouble: 'taken' }));
    await screen.findByText(/knows this domain from another account/, {}, slowly);
    screen.getByText(/stand here as soon as the hosting service has named them/);
  });

  it('I4-23 looks at once when asked, and says how many records are not right', async () => {
    const { platform, user } = at(aSetUp(), {
      checkDomain: () => aSetUp({ records: [found(ownershipRecord), addressRecord] }),
    });
    await user.click(await button('Check now'));
    await screen.findByText('One record is not right yet');
    expect(sent(platform, 'checkDomain')).toMatchObject([{ parameters: ofOne }]);
    expect((await steps())[1]).toBe('Point it to your website: now');
  });

  it('keeps what is shown where it could not look', async () => {
    const { user } = at(aSetUp(), {
      checkDomain: () => {
        throw new CallError('RATE_LIMITED', 'Please wait a minute', 429);
      },
    });
    await user.click(await button('Check now'));
    await screen.findByText('Please wait a minute');
    screen.getByText('bite-verification=abc');
  });

  it('I4-23 follows by itself while it is under way, and rests once it is live', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let setUp = aSetUp({ domain: aDomain({ verificationStatus: 'verified' }), records: [] });
      const { platform } = enter({ getDomain: () => setUp }, ONE);
      await screen.findByText(/It is being issued/, {}, slowly);
      setUp = aLiveSetUp();
      await vi.advanceTimersByTimeAsync(16_000);
      await screen.findByText('All is set up. Keep these records as they are.');
      const asked = sent(platform, 'getDomain').length;
      await vi.advanceTimersByTimeAsync(45_000);
      expect(sent(platform, 'getDomain')).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('I4-22 says when it was given up, what to set first, and that looking again begins anew', async () => {
    const { user } = at(aSetUp({ domain: aDomain({ verificationStatus: 'failed' }) }), {
      checkDomain: () => aSetUp(),
    });
    await screen.findByText(/We gave up on/, {}, slowly);
    await screen.findByText(/its name is free again\. Set the TXT record .* first, then press “Check again”/);
    await user.click(await button('Check again'));
    await screen.findByText(/We give up on/);
  });
});

describe('a domain that is set up', patient, () => {
  const at = (setUp: DomainSetUp, more: MemoryPlatform['handlers'] = {}) =>
    enter({ getDomain: () => setUp, ...more }, ONE);

  it('I3.10-02 shows its health as our own looks found it, with certificate and history', async () => {
    const good = aLiveSetUp().probes;
    const probes = [
      { at: '2026-06-10T12:15:00.000Z', addresses: ['203.0.113.7'], fault: 'notOurs' as const },
      ...good,
    ];
    const { user } = at(
      aLiveSetUp({
        domain: aDomain({ ...live, health: 'unhealthy' }),
        lastProbe: { ...probes[0], at: probes[0]?.at ?? '', addresses: ['203.0.113.7'] },
        probes,
      }),
    );
    await screen.findByText(/Another website answers at this name/, {}, slowly);
    screen.getByText('Unhealthy');
    screen.getByText('1 of the last 2 looks found something wrong.');
    await user.click(await button(/The latest looks/));
    const looks = within(screen.getByRole('list', { name: 'The latest looks' })).getAllByRole('listitem');
    expect(looks.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Another website answers'),
      expect.stringContaining('It opened as it should.'),
    ]);
  });

  const broken = (fault: 'noAddress' | 'notOurs' | 'failing', change: Partial<DomainSetUp> = {}) => {
    const addresses = fault === 'noAddress' ? [] : ['203.0.113.7'];
    const lastProbe = { at: '2026-06-10T13:00:00.000Z', addresses, fault };
    return aLiveSetUp({ lastProbe, probes: [lastProbe], ...change });
  };
  const unhealthy = { domain: aDomain({ ...live, health: 'unhealthy' as const }) };

  it('I3.10-02 says what is missing where it does not open any more, and takes no such step for done', async () => {
    at(broken('noAddress', unhealthy));
    await screen.findByText(
      /The last look at your website found a problem\. Records are missing/,
      {},
      slowly,
    );
    expect(screen.queryByText(/All is set up/)).toBeNull();
    within(screen.getByRole('list', { name: 'Records to correct' })).getByText('A bella.com: Missing.');
    screen.getByRole('heading', { name: /Point it to your website.*now/ });
    within(screen.getByRole('list', { name: 'Records: point it to your website' })).getByText('Missing.');
  });

  it('I3.10-02 shows what is seen beside what is wanted where another website answers', async () => {
    at(broken('notOurs', unhealthy));
    await screen.findByText(/A bella\.com: Different\. bella\.com leads elsewhere\./, {}, slowly);
    const records = screen.getByRole('list', { name: 'Records: point it to your website' });
    expect(records.textContent).toMatch(/We see: 203\.0\.113\.7.*We want: 199\.36\.158\.100/);
  });

  it('shows its records also where the fault is not theirs', async () => {
    at(broken('failing', unhealthy));
    await screen.findByText(/found a problem. Compare the records at your DNS host/, {}, slowly);
    screen.getByRole('list', { name: 'Records: point it to your website' });
    expect(screen.queryByRole('list', { name: 'Records to correct' })).toBeNull();
  });

  it('I4-23 does not say that records are right while those of a further name are missing', async () => {
    const redirectConfig = { wwwRedirect: 'www_to_apex' as const };
    const www = { ...addressRecord, name: 'www.bella.com' };
    at(
      aLiveSetUp({
        domain: aDomain({ ...live, sslStatus: 'pending', redirectConfig }),
        records: [found(ownershipRecord), found(addressRecord), www],
      }),
    );
    await screen.findByText(/waits for records that are missing or differ/, {}, slowly);
    expect(screen.queryByText(/need not do anything/)).toBeNull();
    expect(screen.queryByText(/The records are right/)).toBeNull();
  });

  it('I3.10-03 says that a redirect waits for the other name, and that the website stays where it is', async () => {
    const redirectConfig = { wwwRedirect: 'apex_to_www' as const };
    at(aLiveSetUp({ domain: aDomain({ ...live, redirectConfig, redirectPending: true }) }));
    await screen.findByText(/waits until the other name has its records and certificate/, {}, slowly);
    expect(screen.queryByText(/cannot be used at present/)).toBeNull();
  });

  it('I3.10-02 is neither plainly live nor healthy while its last look found a fault that does not count yet', async () => {
    at(broken('notOurs'));
    await screen.findByText('Looking again', {}, slowly);
    screen.getByText(/It is live, but the last look found a problem/);
    screen.getByText('Problem at the last look');
    expect(screen.queryByText('Healthy')).toBeNull();
    expect(screen.queryByText(/Guests can use it/)).toBeNull();
  });

  it('I3.10-02 says when it is opened next, and is opened at once when asked', async () => {
    const { platform, user } = at(aLiveSetUp({ nextProbeAt: '2026-06-10T12:15:00.000Z' }), {
      checkDomain: () => broken('notOurs'),
    });
    await screen.findByText(/Next look:/, {}, slowly);
    await user.click(await button('Look now'));
    await screen.findByText('bella.com does not open as it should');
    expect(sent(platform, 'checkDomain')).toMatchObject([{ parameters: ofOne }]);
    await screen.findByText('Looking again');
  });

  it.each<[string, Partial<DomainSetUp['domain']>, RegExp]>([
    ['has no certificate', { sslStatus: 'pending' }, /cannot become it: it has no certificate yet/],
    ['is not reachable', { health: 'unhealthy' }, /cannot become it: it is not reachable/],
    ['is switched off', { isActive: false }, /cannot become it: it is switched off/],
    [
      'redirects',
      { redirectConfig: { wwwRedirect: 'none', redirectTo: 'https://bella.pizza' } },
      /cannot become it: it redirects/,
    ],
  ])('I3.10-01 is not offered to become primary while it %s', async (_case, change, words) => {
    at(aLiveSetUp({ domain: aDomain({ ...live, ...change }) }));
    await screen.findByText(words, {}, slowly);
    expect(screen.queryByRole('button', { name: 'Make it primary' })).toBeNull();
  });

  it('forgets that it could not become primary once its state says why', async () => {
    let setUp = aLiveSetUp();
    const { user } = enter(
      {
        getDomain: () => setUp,
        makeDomainPrimary: () => {
          setUp = aLiveSetUp({ domain: aDomain({ ...live, health: 'unhealthy' }) });
          throw new CallError('CONFLICT', 'Guests cannot open this domain yet', 409);
        },
      },
      ONE,
    );
    await user.click(await button('Make it primary'));
    await screen.findByText(/cannot become it: it is not reachable/, {}, slowly);
    expect(screen.queryByText('Guests cannot open this domain yet')).toBeNull();
  });

  it('warns of a certificate that ends soon', async () => {
    const [probe] = aLiveSetUp().probes;
    const validTo = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const lastProbe = {
      at: '2026-06-10T12:00:00.000Z',
      ...probe,
      addresses: [],
      certificate: { issuer: 'Example Trust', validFrom: '2026-06-01T00:00:00.000Z', validTo },
    };
    at(aLiveSetUp({ lastProbe }));
    await screen.findByText(/was not renewed yet/, {}, slowly);
  });

  it('I3.10-01 becomes the primary one', async () => {
    const { platform, user } = at(aLiveSetUp(), {
      makeDomainPrimary: () => aLiveSetUp({ domain: aDomain({ ...live, isPrimary: true }) }),
    });
    await user.click(await button('Make it primary'));
    await screen.findByText(/It is the primary address/);
    expect(sent(platform, 'makeDomainPrimary')).toMatchObject([{ parameters: ofOne }]);
  });

  it('I3.10-03 I3.10-04 redirects and says to search engines what its staff set, only to the restaurant’s own', async () => {
    const { platform, user } = at(aLiveSetUp(), {
      updateDomain: () =>
        aLiveSetUp({
          domain: aDomain({
            ...live,
            redirectConfig: { wwwRedirect: 'www_to_apex', redirectTo: 'https://bella-napoli.bite.example' },
            seoConfig: { noIndex: true },
            updatedAt: '2026-06-11T12:00:00.000Z',
          }),
        }),
    });
    await user.click(await screen.findByLabelText('www.bella.com redirects to bella.com', {}, slowly));
    const target = screen.getByLabelText<HTMLSelectElement>('Redirect everything to');
    expect([...target.options].map(({ text }) => text)).toEqual([
      'Nowhere: it opens the website',
      'bella-napoli.bite.example',
    ]);
    await user.selectOptions(target, 'bella-napoli.bite.example');
    await user.click(screen.getByLabelText('Keep it out of search engines'));
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'updateDomain')).toHaveLength(1));
    expect(sent(platform, 'updateDomain')[0]).toMatchObject({
      parameters: ofOne,
      body: {
        redirectConfig: { wwwRedirect: 'www_to_apex', redirectTo: 'https://bella-napoli.bite.example' },
        seoConfig: { noIndex: true },
      },
    });
  });

  it('sends only what was changed here: what somebody else has changed meanwhile stays', async () => {
    const { platform, user } = at(aLiveSetUp(), { updateDomain: () => aLiveSetUp() });
    await user.click(await screen.findByLabelText('Keep it out of search engines', {}, slowly));
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'updateDomain')).toHaveLength(1));
    expect(sent(platform, 'updateDomain')[0]?.body).toEqual({ seoConfig: { noIndex: true } });
  });

  it.each([
    ['a live one', {}],
    ['the primary one', { isPrimary: true }],
  ])(
    'is switched off only after a question where it is %s, and nothing is lost without',
    async (_case, change) => {
      const domain = aDomain({ ...live, ...change });
      const { platform, user } = at(aLiveSetUp({ domain }), {
        updateDomain: () =>
          aLiveSetUp({ domain: { ...domain, isActive: false, updatedAt: '2026-06-11T12:00:00.000Z' } }),
      });
      const inUse = await screen.findByRole<HTMLInputElement>('checkbox', { name: /In use/ }, slowly);
      await user.click(inUse);
      await user.click(await button('Save'));
      const question = await screen.findByRole('alertdialog', { name: 'Switch bella.com off?' });
      within(question).getByText(/Guests who use bella\.com.* find nothing there any more/);
      expect(question.textContent?.includes('primary address')).toBe('isPrimary' in change);
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect([inUse.checked, sent(platform, 'updateDomain')]).toEqual([false, []]);
      await user.click(await button('Save'));
      const again = await screen.findByRole('alertdialog');
      await user.click(within(again).getByRole('button', { name: 'Switch it off' }));
      await waitFor(() =>
        expect(sent(platform, 'updateDomain')).toMatchObject([{ body: { isActive: false } }]),
      );
    },
  );

  it('I3.10-04 says at its field what the server refuses', async () => {
    const message = 'The canonical address must be one of this restaurant';
    const { user } = at(aLiveSetUp(), {
      updateDomain: () => {
        const fields = { 'seoConfig.canonicalUrl': message };
        throw new CallError('VALIDATION_FAILED', message, 400, { details: { fields } });
      },
    });
    await user.type(await screen.findByLabelText('Canonical address', {}, slowly), 'https://other.example');
    await user.click(await button('Save'));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Canonical address'));
    await user.type(screen.getByLabelText('Canonical address'), 'bella');
    await user.click(await button('Save'));
    await screen.findByText('Invalid canonical URL');
    expect(screen.queryAllByText(message)).toEqual([]);
  });

  it('I4-24 is offered to another restaurant by a code that is shown once, and withdrawn', async () => {
    const offeredUntil = '2099-06-17T12:00:00.000Z';
    const { platform, user } = at(aLiveSetUp(), {
      offerDomain: () => ({ code: 'AB12-CD34', offeredUntil }),
      withdrawDomainOffer: () => aLiveSetUp(),
    });
    await user.click(await button('Get a code'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Get a code' }));
    await screen.findByText('AB12-CD34');
    await user.click(await button('Withdraw the code'));
    await waitFor(() => expect(screen.queryByText('AB12-CD34')).toBeNull());
    expect(sent(platform, 'withdrawDomainOffer')).toMatchObject([{ parameters: ofOne }]);
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('AB12');
  });

  describe('within its business', patient, () => {
    const beside = aRestaurant({
      restaurantId: 20_000_002,
      restaurantGuid: guidOf(2),
      name: 'Bella Brooklyn',
    });
    const elsewhere = aRestaurant({ tenantId: 10_000_002, restaurantId: 20_000_003, name: 'Trattoria Alba' });
    const handlers = (setUp = aLiveSetUp()): MemoryPlatform['handlers'] => ({
      getDomain: () => setUp,
      listMyRestaurants: () => ({ restaurants: [aRestaurant(), beside, elsewhere] }),
    });

    it('I4-24 moves to another restaurant of this person’s, whose code nobody has to enter', async () => {
      const { platform, user, address } = enter(
        {
          ...handlers(aLiveSetUp({ domain: aDomain({ ...live, isPrimary: true }) })),
          moveDomain: () => aDomain(live),
        },
        ONE,
      );
      await user.click(await button('Move it to one of yours'));
      const dialog = within(await screen.findByRole('alertdialog', { name: /Move bella\.com/ }));
      dialog.getByText(/guests find your website under your free address/);
      const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Move it' });
      expect(confirm.disabled).toBe(true);
      await user.click(dialog.getByRole('combobox', { name: 'Restaurant' }));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bella Brooklyn']);
      await user.click(screen.getByRole('option', { name: 'Bella Brooklyn' }));
      await user.click(confirm);
      await screen.findByText('bella.com leads to Bella Brooklyn now');
      await waitFor(() => expect(address()).toBe(LIST));
      expect(sent(platform, 'moveDomain')).toMatchObject([
        { parameters: ofOne, body: { toRestaurantId: 20_000_002 } },
      ]);
    });

    it('I4-24 stays off there if it is off, which the question and the answer say', async () => {
      const off = aDomain({ ...live, isActive: false });
      const { user } = enter({ ...handlers(aLiveSetUp({ domain: off })), moveDomain: () => off }, ONE);
      await user.click(await button('Move it to one of yours'));
      const dialog = within(await screen.findByRole('alertdialog', { name: /Move bella\.com/ }));
      dialog.getByText(/It is switched off, and stays so: guests who use bella\.com find nothing/);
      expect(dialog.queryByText(/From then on guests who use/)).toBeNull();
      await user.click(dialog.getByRole('combobox', { name: 'Restaurant' }));
      await user.click(screen.getByRole('option', { name: 'Bella Brooklyn' }));
      await user.click(dialog.getByRole('button', { name: 'Move it' }));
      await screen.findByText(/^bella\.com belongs to Bella Brooklyn now\. It is switched off, and stays so/);
      expect(screen.queryByText(/leads to Bella Brooklyn/)).toBeNull();
    });

    it('I4-24 stays where it is when the server refuses, which says why', async () => {
      const { user, address } = enter(
        {
          ...handlers(),
          moveDomain: () => {
            throw new CallError('CONFLICT', 'A restaurant may have 20 domains of its own', 409);
          },
        },
        ONE,
      );
      await user.click(await button('Move it to one of yours'));
      await user.click(await screen.findByRole('combobox', { name: 'Restaurant' }));
      await user.click(screen.getByRole('option', { name: 'Bella Brooklyn' }));
      await user.click(await button('Move it'));
      await screen.findByText(/A restaurant may have 20 domains of its own/);
      expect(address()).toBe(ONE);
    });

    it('I4-24 is not moved where this person has no other restaurant', async () => {
      enter({ getDomain: () => aLiveSetUp() }, ONE);
      await button('Get a code');
      expect(screen.queryByRole('button', { name: 'Move it to one of yours' })).toBeNull();
    });
  });

  it.each([
    ['says', true],
    ['says nothing of', false],
  ])('I4-24 %s what becomes of the website where it is the primary one: %s', async (_, isPrimary) => {
    const { user } = at(aLiveSetUp({ domain: aDomain({ ...live, isPrimary }) }));
    await user.click(await button('Get a code'));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/They enter it on their page of domains/);
    const words = question.queryByText(/guests find your website under your free address/);
    expect(words !== null).toBe(isPrimary);
  });

  it('is deleted once its name has been typed, and the list follows', async () => {
    const { platform, user, address } = at(aLiveSetUp(), { deleteDomain: () => null });
    await user.click(await button('Delete'));
    const question = await screen.findByRole('alertdialog', { name: 'Delete bella.com?' });
    const confirm = within(question).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(confirm.disabled).toBe(true);
    await user.type(within(question).getByRole('textbox'), 'bella.com');
    await user.click(confirm);
    await waitFor(() => expect(address()).toBe(LIST));
    expect(sent(platform, 'deleteDomain')).toMatchObject([{ parameters: ofOne }]);
  });

  it.each(['CAFÉ.com', 'cafe\u0301.com', 'xn--caf-dma.com'])(
    'I5.6-06 with an accent is deleted once its name has been typed as “%s”',
    async (typed) => {
      const { user, address } = at(aLiveSetUp({ domain: aDomain({ ...live, domain: 'xn--caf-dma.com' }) }), {
        deleteDomain: () => null,
      });
      await user.click(await button('Delete'));
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete café.com?' }));
      const input = question.getByLabelText('Type “café.com” to go on');
      await user.type(input, 'cafe.com');
      expect(question.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
      await user.clear(input);
      await user.type(input, typed);
      await user.click(question.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(address()).toBe(LIST));
    },
  );

  it('says where it is gone that it is not this restaurant’s any more, and leads back to the others', async () => {
    const getDomain = () => {
      throw new CallError('NOT_FOUND', `Domain mapping with GUID ${guidOf(910_001)} not found`, 404);
    };
    const { user, address } = enter({ getDomain }, ONE);
    const title = 'This domain is not this restaurant’s any more';
    await screen.findByRole('heading', { level: 1, name: title }, slowly);
    expect(screen.queryByText(/GUID|NOT_FOUND/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'To all domains of this restaurant' }));
    await waitFor(() => expect(address()).toBe(LIST));
  });

  it('I4-21 is neither set up, given away nor deleted where it is the subdomain', async () => {
    enter({ getDomain: () => aLiveSetUp({ domain: aSubdomain() }) }, `${LIST}/${guidOf(910_002)}`);
    await screen.findByRole('heading', { level: 1, name: 'bella-napoli.bite.example' }, slowly);
    expect(screen.queryByText('Where is your domain?')).toBeNull();
    for (const name of ['Delete', 'Get a code']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is only looked at by support', async () => {
    enter({ getDomain: () => aLiveSetUp() }, ONE, { ...withRole('owner'), access: {}, siteRole: 'support' });
    await screen.findByText(/You can look at this/, {}, slowly);
    for (const name of ['Delete', 'Get a code', 'Make it primary', 'Check now', 'Look now'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
