import { CallError } from '@bite/shared/api/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aSetupRecord, aWorkingSetup } from '../lib/testing/payment-setup-records.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const AT = '/t/10000001/r/20000001/payments/setup';
const enter = (handlers: MemoryPlatform['handlers'], profile = withRole('owner')) =>
  visit({ at: AT, profile, handlers: { listAuditEntries: () => ({ entries: [] }), ...handlers } });

const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);
const button = (name: string) => screen.findByRole('button', { name }, slowly);

/** Frames load nothing in a test: one that says only what the test says for it. */
function standInForFrames(): void {
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement');
  spy.mockImplementation((name: string, options?: ElementCreationOptions) => {
    if (name !== 'iframe') return create(name, options);
    const frame = create('div');
    return Object.defineProperties(frame, {
      contentWindow: { value: {} },
      src: { get: () => frame.getAttribute('src') },
    });
  });
  onTestFinished(() => spy.mockRestore());
}

const aWalletsRecord = {
  wallets: { applePayHosts: [], googlePayHosts: [] },
  ...{ version: 'v1', hasAppleIdentity: false },
};

describe('the payment set-up', { timeout: 60_000 }, () => {
  const fill = async ({ user }: ReturnType<typeof enter>, dialog: HTMLElement, values: object) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(within(dialog).getByLabelText(label));
      await user.type(within(dialog).getByLabelText(label), value);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
  };

  it('connects an account with its login, never shows that, and says how cards are switched on', async () => {
    const entered = enter({
      getPaymentSetup: () => aSetupRecord(),
      connectGateway: () => aWorkingSetup({ cards: false }),
    });
    const { user, platform } = entered;
    const noCards = 'Guests pay at the counter or the door. No cards are taken on the website.';
    await screen.findByText(noCards, {}, slowly);
    expect(screen.queryByRole('button', { name: 'Check the connection' })).toBeNull();
    await user.click(await button('Connect the account'));
    const dialog = await screen.findByRole('dialog');
    await fill(entered, dialog, { Site: 'FTS-uat', 'Merchant id': '800000000101' });
    expect(within(dialog).getByText('Please enter the user name')).toBeTruthy();
    await fill(entered, dialog, { 'User name': 'luigis', Password: 'sandbox' });
    await screen.findByText(/It works/);
    expect(screen.getByText('To take cards, switch on “Cards on the website” below and save.')).toBeTruthy();
    expect(sent(platform, 'connectGateway')[0]).toMatchObject({
      body: { site: 'fts-uat', merchantId: '800000000101', username: 'luigis', password: 'sandbox' },
    });
    expect(screen.getByText(/by Ann Lee. Nobody can read it here./)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sandbox');
  });

  it('says nothing of switching cards on to a restaurant that has chosen none', async () => {
    enter({ getPaymentSetup: () => aWorkingSetup({ cards: false }) });
    await screen.findByText(/It works/, {}, slowly);
    expect(screen.queryByText(/To take cards/)).toBeNull();
  });

  it('changes the account alone, with the login that is there', async () => {
    const entered = enter({ getPaymentSetup: () => aWorkingSetup(), connectGateway: () => aWorkingSetup() });
    await entered.user.click(await button('Change the account or login'));
    await fill(entered, await screen.findByRole('dialog'), { 'Merchant id': '800000000102' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(entered.platform, 'connectGateway')[0]?.body).toEqual({
      site: 'fts-uat',
      merchantId: '800000000102',
    });
  });

  it.each([
    [
      { fields: { password: 'The gateway refuses this login.' } },
      'VALIDATION_FAILED',
      'The gateway refuses this login.',
    ],
    [undefined, 'CONFLICT', 'The gateway was asked too often. The account before stays.'],
  ] as const)(
    'says in the dialog why an account is not taken, and keeps what was typed',
    async (details, code, message) => {
      const entered = enter({
        getPaymentSetup: () => aWorkingSetup(),
        connectGateway: () => {
          throw new CallError(code, message, 400, { details });
        },
      });
      await entered.user.click(await button('Change the account or login'));
      const dialog = await screen.findByRole('dialog');
      await fill(entered, dialog, { 'User name': 'luigis', Password: 'mistyped' });
      await within(dialog).findByText(new RegExp(message));
      expect(within(dialog).getByLabelText<HTMLInputElement>('User name').value).toBe('luigis');
      expect(screen.getByText('Guests can pay by card on the website.')).toBeTruthy();
    },
  );

  it('removes a login once its merchant id was typed, and says which orders still need it', async () => {
    const message = 'The login is still needed: money of order #1042 waits to be charged.';
    let isNeeded = true;
    const { user, platform } = enter({
      getPaymentSetup: () => aWorkingSetup({ counter: false }),
      removeGatewayLogin: () => {
        if (!isNeeded) return aSetupRecord();
        isNeeded = false;
        throw new CallError('CONFLICT', message, 409);
      },
    });
    await user.click(await button('Remove the login'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Guests cannot order at all then');
    const confirm = within(question).getByRole<HTMLButtonElement>('button', { name: 'Remove the login' });
    expect(confirm.disabled).toBe(true);
    await user.type(within(question).getByRole('textbox'), '800000000101');
    await user.click(confirm);
    await within(question).findByText(message);
    await user.click(confirm);
    await button('Connect the account');
    expect(sent(platform, 'removeGatewayLogin')[0]?.parameters).toMatchObject({
      site: 'fts-uat',
      merchantId: '800000000101',
    });
  });

  it('lists the logins that are kept for earlier accounts', async () => {
    const kept = {
      site: 'fts',
      merchantId: '496160873888',
      setAt: '2026-05-01T12:00:00.000Z',
      setBy: 'Ann Lee',
    };
    const { user } = enter({ getPaymentSetup: () => ({ ...aWorkingSetup(), otherLogins: [kept] }) });
    const earlier = await screen.findByRole('region', { name: 'Earlier accounts' }, slowly);
    expect(earlier.textContent).toContain('Merchant id 496160873888 at fts: set on');
    await user.click(within(earlier).getByRole('button'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).not.toContain('No cards are taken any more');
  });

  it('saves choices with the version that was read, and shows a refusal at its field', async () => {
    let isRefused = true;
    const { user, platform } = enter({
      getPaymentSetup: () => aSetupRecord(),
      putPaymentSetup: () => {
        if (!isRefused) return aWorkingSetup();
        isRefused = false;
        const message = 'Cards can be switched on later';
        throw new CallError('VALIDATION_FAILED', message, 400, {
          details: { fields: { 'choices.cards': message } },
        });
      },
    });
    await user.click(await screen.findByLabelText('Cards on the website', {}, slowly));
    await user.type(screen.getByLabelText('Cards alone from a total of (USD)'), '50');
    await user.click(await button('Save'));
    expect(await screen.findAllByText('Cards can be switched on later')).not.toEqual([]);
    await user.click(await button('Save'));
    await screen.findByText('Guests can pay by card on the website.');
    expect(sent(platform, 'putPaymentSetup')[1]).toMatchObject({
      body: {
        version: 'v1',
        choices: {
          cards: true,
          counter: true,
          cardOnlyFrom: 50,
        },
      },
    });
  });

  it('switches wallets on, and says where guests see them and what is missing', async () => {
    const { user, platform } = enter({
      getPaymentSetup: () => aWorkingSetup(),
      putPaymentSetup: () => aWorkingSetup({ googlePay: true }),
    });
    const google = await screen.findByLabelText('Google Pay', {}, slowly);
    screen.getByText(
      'Guests can see it on luigis.example. order.bite.example is not registered for Google Pay: please ask the platform’s administrators.',
    );
    screen.getByText(/The platform is not set up for Apple Pay yet/);
    await user.click(google);
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'putPaymentSetup')).toHaveLength(1));
    expect(sent(platform, 'putPaymentSetup')[0]).toMatchObject({
      body: { choices: { googlePay: true, applePay: false } },
    });
  });

  it('takes no cards for now after a question, and takes them again', async () => {
    const off = { at: '2026-06-10T12:30:00.000Z', by: 'uid-1' };
    const { user, platform } = enter({
      getPaymentSetup: () => aWorkingSetup(),
      switchCards: ({ body }) =>
        (body as { off: boolean }).off ? aWorkingSetup({ switchedOff: off }) : aWorkingSetup(),
    });
    await user.click(await button('Take no cards for now'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('They can still pay at the counter or the door.');
    await user.click(within(question).getByRole('button', { name: 'Take no cards' }));
    await screen.findByText(/No cards are taken since/);
    await user.click(await button('Take cards again'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take cards again' }),
    );
    await screen.findByText('Guests can pay by card on the website.');
    expect(sent(platform, 'switchCards').map(({ body }) => body)).toEqual([{ off: true }, { off: false }]);
  });

  it('checks the connection again, and says what is wrong', async () => {
    const problem = 'The gateway refuses this login for this merchant id.';
    const { user } = enter({
      getPaymentSetup: () => aWorkingSetup(),
      verifyPaymentSetup: () => aWorkingSetup({ cards: false, verifiedAt: undefined, problem }),
    });
    await user.click(await button('Check the connection'));
    await screen.findByText(problem);
    expect(screen.queryByRole('button', { name: 'Make a test payment' })).toBeNull();
  });

  it('makes a test payment with the token of the gateway’s own field, and says what the bank said', async () => {
    standInForFrames();
    const { user, platform } = enter({
      getPaymentSetup: () => aWorkingSetup(),
      makeTestPayment: () => ({
        ...{ outcome: 'approved', amount: 1, currency: 'USD', isReturned: true, reference: '288002073633' },
        ...{ postal: 'mismatch', securityCode: 'match' },
      }),
    });
    await user.click(await button('Make a test payment'));
    await user.click(await button('Reserve $1.00 and release it'));
    await screen.findByText('Please fill in the number, the expiry date and the security code');
    const frame = screen.getByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
    expect(frame.src).toContain('https://fts-uat.gateway.example/field?useexpiry=true');
    const say = (origin: string) =>
      act(() => {
        const data = JSON.stringify({ token: '9418594164541111', expiry: '203012' });
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
      });
    say('https://evil.example');
    expect(screen.queryByText('The card was read.')).toBeNull();
    say('https://fts-uat.gateway.example');
    await screen.findByText('The card was read.');
    await user.type(screen.getByLabelText('Postal code of the bank statement'), '11201');
    await user.click(await button('Reserve $1.00 and release it'));
    await screen.findByText('It works: the payment was approved and released.');
    expect(screen.getByText('It does not belong to the card')).toBeTruthy();
    expect(sent(platform, 'makeTestPayment')[0]).toMatchObject({
      body: { card: { token: '9418594164541111', expiry: '203012', postal: '11201' } },
    });
  });

  it('is only looked at by those who may not change it, and hidden from managers', async () => {
    enter({ getPaymentSetup: () => aWorkingSetup() }, withRole('manager'));
    await screen.findByText(/Owners and administrators of Bella Napoli set up payments/, {}, slowly);
    expect(screen.queryByRole('link', { name: 'Set-up' })).toBeNull();
  });
});

describe('cards for all restaurants', { timeout: 60_000 }, () => {
  it('are switched off with a reason, and on again', async () => {
    const { user, platform } = visit({
      at: '/platform/card-payments',
      profile: aProfile({ isSiteAdmin: true }),
      handlers: {
        getPlatformCards: () => ({ off: false }),
        getPlatformWallets: () => aWalletsRecord,
        putPlatformCards: ({ body }) => body as { off: boolean },
      },
    });
    await user.click(await button('Switch cards off for all'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Switch cards off' }));
    expect(within(dialog).getByText('Please say why: restaurants read it')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason'), 'The gateway is down');
    await user.click(within(dialog).getByRole('button', { name: 'Switch cards off' }));
    await screen.findByText(/Cards are off for all restaurants. “The gateway is down”/);
    await user.click(await button('Switch cards on again'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch cards on' }),
    );
    await waitFor(() =>
      expect(sent(platform, 'putPlatformCards').map(({ body }) => body)).toEqual([
        { off: true, reason: 'The gateway is down' },
        { off: false },
      ]),
    );
  });

  it('name the hosts on which guests may pay with a wallet', async () => {
    const { user, platform } = visit({
      at: '/platform/card-payments',
      profile: aProfile({ isSiteAdmin: true }),
      handlers: {
        getPlatformCards: () => ({ off: false }),
        getPlatformWallets: () => aWalletsRecord,
        putPlatformWallets: () => aWalletsRecord,
      },
    });
    await screen.findByText(/Bite has no certificate of a merchant from Apple/, {}, slowly);
    await user.type(screen.getByLabelText('Hosts for Google Pay'), 'order.example.com,');
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'putPlatformWallets')).toHaveLength(1));
    expect(sent(platform, 'putPlatformWallets')[0]).toMatchObject({
      body: { version: 'v1', wallets: { googlePayHosts: ['order.example.com'], applePayHosts: [] } },
    });
  });
});
