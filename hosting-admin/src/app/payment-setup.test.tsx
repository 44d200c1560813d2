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

describe('the payment set-up', { timeout: 60_000 }, () => {
  it('says what is missing, takes the login without showing it, and says that it works', async () => {
    const { user, platform } = enter({
      getPaymentSetup: () => aSetupRecord({ site: 'fts-uat', merchantId: '800000000101' }),
      putGatewayLogin: () => aWorkingSetup({ cards: false }),
    });
    await screen.findByText(
      'Guests pay at the counter or the door. No cards are taken on the website.',
      {},
      slowly,
    );
    expect(screen.queryByRole('button', { name: 'Check the connection' })).toBeNull();
    await user.click(await button('Enter the login'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save the login' }));
    expect(within(dialog).getByText('Please enter the user name')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('User name'), 'luigis');
    await user.type(within(dialog).getByLabelText('Password'), 'sandbox');
    await user.click(within(dialog).getByRole('button', { name: 'Save the login' }));
    await screen.findByText(/It works/);
    expect(screen.getByText(/Cards are off\. The account works: to take cards, switch on/)).toBeTruthy();
    expect(sent(platform, 'putGatewayLogin')[0]).toMatchObject({
      body: { username: 'luigis', password: 'sandbox' },
    });
    expect(screen.getByText(/by Ann Lee. Nobody can read it here./)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sandbox');
  });

  it.each([
    [
      { fields: { password: 'The gateway refuses this login. The one before stays.' } },
      'VALIDATION_FAILED',
      'The gateway refuses this login. The one before stays.',
    ],
    [
      undefined,
      'CONFLICT',
      'The gateway was asked too often. This login is not saved. The one before stays.',
    ],
  ] as const)(
    'says in the dialog why a login is not taken, and keeps what was typed',
    async (details, code, message) => {
      const { user } = enter({
        getPaymentSetup: () => aWorkingSetup(),
        putGatewayLogin: () => {
          throw new CallError(code, message, 400, { details });
        },
      });
      await user.click(await button('Replace the login'));
      const dialog = await screen.findByRole('dialog');
      await user.type(within(dialog).getByLabelText('User name'), 'luigis');
      await user.type(within(dialog).getByLabelText('Password'), 'mistyped');
      await user.click(within(dialog).getByRole('button', { name: 'Save the login' }));
      await within(dialog).findByText(new RegExp(message));
      expect(within(dialog).getByLabelText<HTMLInputElement>('User name').value).toBe('luigis');
      expect(screen.getByText('Guests can pay by card on the website.')).toBeTruthy();
    },
  );

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
    await user.type(screen.getByLabelText('Site'), 'fts-uat');
    await user.type(screen.getByLabelText('Merchant id'), '800000000101');
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
          site: 'fts-uat',
          merchantId: '800000000101',
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
});
