// A diner's account on the site: signing in by a mailed code, the profile, and signing out.
import type { DinerProfile } from '@bite/shared/api/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aStorefront } from '../testing/a-storefront.ts';
import { aTrackedOrder } from '../testing/a-tracked-order.ts';
import { fakeApi, lost, ok, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const ada: DinerProfile = {
  uid: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  phone: '+1 518 555 0100',
  addresses: [],
  marketing: [],
};
const signedOut = () => refused(401, { code: 'UNAUTHENTICATED' });
const noSessions = () => ok('listDinerSessions', { sessions: [] });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const rememberSignIn = () => window.localStorage.setItem('bite-signed-in', 'true');
const heading = () => screen.findByRole('heading', { level: 1 });

describe('signing in', () => {
  it('O2.3-05 begins with the button of the header and asks nothing of the server', async () => {
    const { asked } = fakeApi();
    const { user } = renderSite();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect((await heading()).textContent).toBe('Sign in');
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    // Which providers there are is the same for everybody.
    expect(asked.map(({ path }) => path).filter((path) => path.startsWith('/diner'))).toEqual([
      '/diner/providers',
    ]);
  });

  it('takes the address, then the code, and shows the account', async () => {
    const { asked } = fakeApi({
      requestSignInCode: () => ok('requestSignInCode', { requestId: 'request' }),
      signInDiner: () => ok('signInDiner', { diner: ada }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(screen.getByText(/We have mailed a code to/).textContent).toContain('ada@example.com');
    await user.type(code, '12 34 56{Enter}');
    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked.find(({ path }) => path === '/diner/session')?.body).toEqual({
      requestId: 'request',
      code: '123456',
      rememberMe: true,
    });
    expect(screen.getByRole('link', { name: 'Account' })).toBeTruthy();
    expect(window.localStorage.getItem('bite-signed-in')).toBe('true');
  });

  it('takes a pasted code with everything around it, and no seventh digit', async () => {
    fakeApi({ requestSignInCode: () => ok('requestSignInCode', { requestId: 'request' }) });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    await user.click(code);
    await user.paste(' Code: 123 456 7');
    expect(code.value).toBe('123456');
  });

  it('says what is wrong with a code, at its field, and lets another one be sent', async () => {
    let sent = 0;
    const next = () => {
      sent += 1;
      return `request-${sent}`;
    };
    fakeApi({
      requestSignInCode: () => ok('requestSignInCode', { requestId: next() }),
      signInDiner: () => refused(401, { code: 'UNAUTHENTICATED', message: 'This code is not right.' }),
    });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    const code = await screen.findByLabelText('Code');
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('This code is not right.')).toBeTruthy();
    expect(document.activeElement).toBe(code);
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await screen.findByText(/another code/, { selector: 'p' });
    expect(sent).toBe(2);
    expect((code as HTMLInputElement).value).toBe('');
  });

  it('asks whose account the link of a mail opens, uses it by a press, and takes it out of the address at once', async () => {
    const { asked } = fakeApi({
      readSignInLink: () => ok('readSignInLink', { email: 'ada@example.com' }),
      signInDiner: () => ok('signInDiner', { diner: ada }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account#sign-in=id.secret' });
    const question = await screen.findByText(/^Sign in as/);
    expect(question.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
      "Sign in as ada@example.com at Luigi's Pizzeria?",
    );
    expect(window.location.hash).toBe('');
    expect(asked.some(({ path }) => path === '/diner/session')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked.find(({ path }) => path === '/diner/session')?.body).toEqual({
      link: 'id.secret',
      rememberMe: true,
    });
  });

  it('says that the link of a mail is over, and leads to another code', async () => {
    const message = 'This code is not valid any more. Please ask for another one.';
    fakeApi({ readSignInLink: () => refused(401, { code: 'UNAUTHENTICATED', message }) });
    const { user } = renderSite({ at: '/account#sign-in=id.secret' });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Ask for another code' }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it('asks for no code where the mail has a link alone', async () => {
    fakeApi({ requestSignInCode: () => ok('requestSignInCode', { requestId: 'request', isLinkOnly: true }) });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    expect((await screen.findByText(/We have mailed a link to/)).textContent).toContain('ada@example.com');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it('says that a file of all that is kept is cut, where it is', async () => {
    rememberSignIn();
    const at = '2025-11-20T12:00:00.000Z';
    const { uid, email, name, phone } = ada;
    const account = { uid, email, name, phone, addresses: [], marketing: {}, createdAt: at, updatedAt: at };
    const lists = {
      sessions: [],
      orders: [],
      messages: [],
      carts: [],
      points: [],
      favourites: [],
      cards: [],
    };
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      exportDiner: () => ok('exportDiner', { exportedAt: at, account, ...lists, cut: ['orders'] }),
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect((await screen.findByText(/There is more than one file may hold/)).textContent).toBeTruthy();
  });

  it('keeps what was typed when the mail could not be sent', async () => {
    fakeApi({ requestSignInCode: lost });
    const { user } = renderSite({ at: '/account' });
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'ada@example.com{Enter}');
    await screen.findByText(/We could not reach the restaurant/);
    expect((email as HTMLInputElement).value).toBe('ada@example.com');
  });
});

describe('signing in with a provider', () => {
  const offering = {
    listSignInProviders: () => ok('listSignInProviders', { providers: ['google', 'apple'] }),
  } as const;
  const begun = { provider: 'google', requestId: 'request', back: '/luigis/checkout?lang=es' };
  const rememberBegun = (change: object = {}) =>
    window.sessionStorage.setItem('bite-provider-sign-in', JSON.stringify({ ...begun, ...change }));

  it('O1-02 leads to the provider, and keeps the secret and the page for the way back in this tab', async () => {
    const { asked } = fakeApi({
      ...offering,
      beginProviderSignIn: () =>
        ok('beginProviderSignIn', { requestId: 'request', url: 'https://order.bite.example/start' }),
    });
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    onTestFinished(() => left.mockRestore());
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://order.bite.example/start'));
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeTruthy();
    expect(asked.find(({ path }) => path === '/diner/provider-sign-ins')?.body).toMatchObject({
      provider: 'google',
    });
    expect(JSON.parse(window.sessionStorage.getItem('bite-provider-sign-in') ?? '')).toEqual({
      provider: 'google',
      requestId: 'request',
      back: '/luigis/account',
    });
  });

  it('is not offered where no provider is set up, or nobody can tell', async () => {
    fakeApi({ listSignInProviders: lost });
    renderSite({ at: '/account' });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  it('says so at the button if it cannot begin', async () => {
    fakeApi({ ...offering, beginProviderSignIn: lost });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Continue with Apple' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the restaurant');
  });

  it('O1-02 is finished with the code and the tab’s secret, and leads back to where it began', async () => {
    rememberBegun({ back: '/luigis/contact' });
    const { asked } = fakeApi({ signInDiner: () => ok('signInDiner', { diner: ada }) });
    renderSite({ at: '/account#provider-code=id.secret' });
    await waitFor(() => expect(window.location.pathname).toBe('/luigis/contact'));
    expect(asked.find(({ path }) => path === '/diner/session')?.body).toEqual({
      requestId: 'request',
      providerCode: 'id.secret',
      rememberMe: true,
    });
    expect(window.location.hash).toBe('');
    expect(window.sessionStorage.getItem('bite-provider-sign-in')).toBeNull();
    expect(window.localStorage.getItem('bite-signed-in')).toBe('true');
  });

  it.each([
    ['#provider-failed=denied', 'You did not sign in with Google. Nothing has changed.'],
    ['#provider-failed=expired', 'This sign-in is over. Please begin again.'],
    [
      '#provider-failed=failed',
      'Google could not sign you in at the moment. Please try again, or use a code by mail.',
    ],
    ['#provider-code=used.up', 'This sign-in is over. Please begin again.'],
  ])('that ended with %s says what happened, with the way back and another try', async (hash, sentence) => {
    rememberBegun();
    fakeApi({ ...offering, signInDiner: () => refused(401, { code: 'UNAUTHENTICATED' }) });
    renderSite({ at: `/account${hash}` });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(sentence)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'Back to where you were' }).getAttribute('href')).toBe(begun.back);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('that was begun in another tab signs nobody in, and sends the code nowhere', async () => {
    const { asked } = fakeApi();
    renderSite({ at: '/account#provider-code=id.secret' });
    expect(await screen.findByText('This sign-in is over. Please begin again.')).toBeTruthy();
    expect(asked.some(({ path }) => path === '/diner/session')).toBe(false);
  });

  it('leads to no other site, whatever the tab remembers', async () => {
    rememberBegun({ back: '//evil.example/' });
    fakeApi();
    renderSite({ at: '/account#provider-failed=denied' });
    expect(await screen.findByText('This sign-in is over. Please begin again.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
  });
});

describe('paying with points and saved addresses', () => {
  const points = (balance: number) => () => ok('getDinerPoints', { balance, entries: [] });

  it('O2.5-04 asks guests to sign in to pay with points, over the dish, and then says what there is', async () => {
    fakeApi({
      requestSignInCode: () => ok('requestSignInCode', { requestId: 'request' }),
      signInDiner: () => ok('signInDiner', { diner: ada }),
      getDinerPoints: points(1200),
    });
    const { user } = renderSite({ at: `/?item=${aStorefront().items[0]?.guid}` });
    await user.click(await screen.findByRole('button', { name: 'Sign in to pay with points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com{Enter}');
    await user.type(await dialog.findByLabelText('Code'), '123456{Enter}');
    const panel = within(await screen.findByRole('region', { name: 'Pay with points' }));
    expect(await panel.findByText('1,200 points, worth $1.20 at checkout')).toBeTruthy();
  });

  const home = { street: '1 Main St', city: 'Brooklyn', region: 'NY', postalCode: '11201', country: 'US' };
  const saved = (change: object = {}) => ({
    addressId: '99999999-0000-4000-8000-000000000009',
    label: 'Home',
    address: home,
    isDefault: true,
    ...change,
  });
  const mother = saved({
    addressId: '99999999-0000-4000-8000-000000000008',
    label: 'Mother',
    address: { ...home, street: '7 Hill Rd' },
    isDefault: false,
  });
  const withAddresses = (...addresses: DinerProfile['addresses']) => ({
    getDiner: () => ok('getDiner', { diner: { ...ada, addresses } }),
  });

  it('O2.7-05 begins a delivery with the usual one of the saved addresses, and offers the others', async () => {
    rememberSignIn();
    fakeApi(withAddresses(mother, saved()));
    const storefront = aStorefront();
    rememberDetails(storefront, { orderType: 'delivery' });
    const { user, site } = renderSite({ storefront });
    const [bar] = await screen.findAllByRole('button', { name: /^Delivery address: .*1 Main St/ });
    if (bar) await user.click(bar);
    await user.click(await screen.findByRole('button', { name: 'Change the delivery address' }));
    const choice = await screen.findByLabelText<HTMLSelectElement>('Saved addresses');
    expect(choice.selectedOptions[0]?.textContent).toBe('Home · 1 Main St, Brooklyn');
    await user.selectOptions(choice, 'Mother · 7 Hill Rd, Brooklyn');
    expect(site.details.get().deliveryAddress).toMatchObject({ street: '7 Hill Rd', postalCode: '11201' });
  });

  it('O2.7-05 keeps an address that was typed, and leaves empty what was emptied', async () => {
    rememberSignIn();
    fakeApi(withAddresses(saved()));
    const storefront = aStorefront();
    const typed = { ...home, street: '9 Bay Ave' };
    rememberDetails(storefront, { orderType: 'delivery', deliveryAddress: typed });
    const { site } = renderSite({ storefront });
    await waitFor(() => expect(site.diner.get()).toMatchObject({ uid: 'ada' }));
    expect(site.details.get().deliveryAddress).toEqual(typed);
    act(() => site.details.forgetAddress());
    expect(site.details.get().deliveryAddress.street).toBe('');
    act(() => site.details.choose({ orderType: 'pickup' }));
    act(() => site.details.choose({ orderType: 'delivery' }));
    expect(site.details.get().deliveryAddress).toEqual(home);
  });

  it('O2.7-05 asks guests to sign in for saved addresses', async () => {
    fakeApi();
    const storefront = aStorefront();
    rememberDetails(storefront, { orderType: 'delivery' });
    const { user } = renderSite({ storefront });
    const [bar] = await screen.findAllByRole('button', { name: 'Enter delivery address' });
    if (bar) await user.click(bar);
    await user.click(await screen.findByRole('button', { name: 'Sign in for saved addresses' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('the account', () => {
  it('O2.7-05 keeps addresses: a wrong one is refused at its field, a good one saved', async () => {
    rememberSignIn();
    const { asked } = fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      putDinerAddress: () => ok('putDinerAddress', { diner: ada }),
    });
    const { user } = renderSite({ at: '/account' });
    const region = within(await screen.findByRole('region', { name: 'Saved addresses' }));
    await user.click(region.getByRole('button', { name: 'Add an address' }));
    await user.type(region.getByLabelText('Name (optional)'), 'Home');
    await user.click(region.getByRole('button', { name: 'Save address' }));
    const street = region.getByLabelText('Delivery address');
    expect(document.activeElement).toBe(street);
    await user.type(street, '1 Main St');
    await user.type(region.getByLabelText('City'), 'Brooklyn');
    await user.type(region.getByLabelText('ZIP code'), '11201');
    await user.click(region.getByRole('button', { name: 'Save address' }));
    await region.findByRole('button', { name: 'Add an address' });
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      label: 'Home',
      address: { street: '1 Main St', city: 'Brooklyn', postalCode: '11201', country: 'US' },
    });
  });

  it('O1-02, O9-14 lists the orders with their pages, and the points with what they came from', async () => {
    rememberSignIn();
    const orderGuid = '99999999-0000-4000-8000-000000000007';
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      listDinerOrders: () =>
        ok('listDinerOrders', { orders: [{ orderGuid, order: aTrackedOrder({ status: 'completed' }) }] }),
      getDinerPoints: () =>
        ok('getDinerPoints', {
          balance: 420,
          entries: [
            { orderGuid, orderNumber: '#101', cause: 'earned', points: 420, at: '2025-11-20T12:00:00.000Z' },
          ],
        }),
    });
    renderSite({ at: '/account' });
    const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
    const link = await orders.findByRole('link', { name: 'Order #101' });
    expect(link.getAttribute('href')).toBe(`/luigis/track/${orderGuid}`);
    expect(orders.getByText(/Completed/)).toBeTruthy();
    expect(orders.getByRole('button', { name: 'Order again' })).toBeTruthy();
    const points = within(await screen.findByRole('region', { name: 'Your points' }));
    expect(points.getByText('420 points')).toBeTruthy();
    expect(points.getByText('+420')).toBeTruthy();
  });

  it.each([
    ['asks how an order was', undefined, 'How did you like it?'],
    ['has the thumbs of an order whose dishes are all judged', 'up', 'Your ratings'],
  ] as const)('O2.5-03 %s, in the list of orders', async (_, thumb, words) => {
    rememberSignIn();
    const orderGuid = '99999999-0000-4000-8000-000000000007';
    const judgeUntil = new Date(Date.now() + 3_600_000).toISOString();
    const order = aTrackedOrder({ status: 'completed', judgeUntil });
    const items = order.items.map((item) => ({ ...item, ...(thumb && { thumb }) }));
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      listDinerOrders: () => ok('listDinerOrders', { orders: [{ orderGuid, order: { ...order, items } }] }),
    });
    renderSite({ at: '/account' });
    const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
    expect((await orders.findByText(/How did you like it|Your ratings/)).textContent).toBe(words);
  });

  it('says of an order in the list what of it was refunded, and where it stands', async () => {
    rememberSignIn();
    const orderGuid = '99999999-0000-4000-8000-000000000007';
    const payment = { state: 'refunded', amount: 43.63 } as const;
    const order = aTrackedOrder({ status: 'inProgress', paymentStatus: 'refunded', payment });
    const partly = aTrackedOrder({ status: 'completed', refundedAmount: 5 });
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      listDinerOrders: () =>
        ok('listDinerOrders', {
          orders: [
            { orderGuid, order },
            { orderGuid: orderGuid.replace('7', '8'), order: partly },
          ],
        }),
    });
    renderSite({ at: '/account' });
    const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
    expect((await orders.findByText(/In progress/)).textContent).toMatch(
      / · In progress · \$43\.63 refunded$/,
    );
    expect(orders.getByText(/Completed/).textContent).toMatch(/ · Completed · \$5\.00 refunded$/);
  });

  it('asks for consent to offers apart, and never assumes it', async () => {
    rememberSignIn();
    const { asked } = fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      updateDiner: () => ok('updateDiner', { diner: { ...ada, name: 'Ada Lovelace' } }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    const details = within(await screen.findByRole('region', { name: 'Your details' }));
    const offers = details.getByRole('checkbox', { name: /may mail me offers/ });
    expect((offers as HTMLInputElement).checked).toBe(false);
    await user.type(details.getByLabelText('Name'), ' Lovelace');
    await user.click(details.getByRole('button', { name: 'Save' }));
    await details.findByText('Saved.');
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      name: 'Ada Lovelace',
      phone: ada.phone,
      marketing: { isAgreed: false },
    });
  });

  it('shows the other devices and signs one of them out', async () => {
    rememberSignIn();
    const at = '2025-11-20T12:00:00.000Z';
    const session = { host: 'luigis.example', createdAt: at, expiresAt: at };
    const here = {
      ...session,
      sessionToken: 'a'.repeat(64),
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
      isCurrent: true,
    };
    const other = {
      ...session,
      sessionToken: 'b'.repeat(64),
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      isCurrent: false,
    };
    let sessions = [here, other];
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: () => ok('listDinerSessions', { sessions }),
      revokeDinerSession: () => {
        sessions = [here];
        return ok('revokeDinerSession', null);
      },
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
    await screen.findByText('Signed out: Firefox on Linux.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull());
    expect(screen.getByText('Chrome on Android · this device')).toBeTruthy();
  });

  it('forgets the person on this device when signing out', async () => {
    rememberSignIn();
    window.localStorage.setItem('bite-diner', '{"version":1,"name":"Ada","phone":"1","email":"a@b.c"}');
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      signOutDiner: () => ok('signOutDiner', { signedOut: true }),
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Email');
    expect(window.localStorage.getItem('bite-diner')).toBeNull();
    expect(window.localStorage.getItem('bite-signed-in')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('gives all that is kept as a file', async () => {
    rememberSignIn();
    const at = '2025-11-20T12:00:00.000Z';
    const { uid, email, name, phone } = ada;
    const account = { uid, email, name, phone, addresses: [], marketing: {}, createdAt: at, updatedAt: at };
    const kept = {
      exportedAt: at,
      account,
      sessions: [],
      orders: [],
      messages: [],
      carts: [],
      points: [],
      favourites: [],
      cards: [],
    };
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      exportDiner: () => ok('exportDiner', kept),
    });
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:data';
    });
    // The stand-in for a browser would leave the page for the file.
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => {
      made.mockRestore();
      clicked.mockRestore();
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(kept);
  });

  it('deletes itself once that is confirmed, says what becomes of an order under way, and why it failed', async () => {
    rememberSignIn();
    const sentence = 'Too many requests. Please wait a moment and try again.';
    let isBusy = true;
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      deleteDiner: () =>
        isBusy ? refused(429, { code: 'RATE_LIMITED', message: sentence }) : ok('deleteDiner', null),
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(/Your name is erased from it once it is over/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    isBusy = false;
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(window.localStorage.getItem('bite-signed-in')).toBeNull();
  });

  it('leads to the privacy page, which names the restaurant and how long it keeps what', async () => {
    rememberSignIn();
    fakeApi({ getDiner: () => ok('getDiner', { diner: ada }), listDinerSessions: noSessions });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('link', { name: 'What is kept, and for how long' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Privacy');
    const { restaurant } = aStorefront();
    expect(screen.getByRole('main').textContent).toContain(restaurant.name);
    expect(screen.getByText(/are erased after 24 months/)).toBeTruthy();
  });

  it('asks to sign in again once the session has ended', async () => {
    rememberSignIn();
    fakeApi({ getDiner: signedOut });
    renderSite({ at: '/account' });
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(window.localStorage.getItem('bite-signed-in')).toBeNull();
  });

  it('says when nobody can be reached, and tries again', async () => {
    rememberSignIn();
    let isDown = true;
    fakeApi({
      getDiner: () => (isDown ? lost() : ok('getDiner', { diner: ada })),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    await screen.findByText('We cannot reach the restaurant right now.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
  });
});
