// Deliveries to zones, from the address to the order.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import type { PublicZone } from '@bite/shared/ordering/delivery-zones';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshLive } from '../lib/live-storefront.ts';
import { withLine } from '../lib/ordering-engine.ts';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const downtown: PublicZone = {
  deliveryZoneId: 1,
  name: 'Downtown',
  area: { kind: 'postalCodes', postalCodes: ['10012'] },
  fee: 5,
  feeTiers: [{ from: 26, fee: 3 }],
  freeFrom: 50,
  minimumOrder: 15,
  deliveryMinutes: 40,
};
const bridge: PublicZone = {
  deliveryZoneId: 2,
  name: 'Over the bridge',
  area: { kind: 'outline', outline: [] },
  fee: 7,
  minimumOrder: 0,
};
const luigis = aStorefront({ deliveryZones: [downtown] });
const elm = { street: '5 Elm Street', city: 'New York', region: 'NY', postalCode: '10012', country: 'US' };

Element.prototype.scrollIntoView = () => undefined;

atLunch();

beforeEach(() => {
  fakeApi();
});

async function open(storefront = luigis, { knots = 0, at = '/', address = elm } = {}) {
  rememberDetails(storefront, { orderType: 'delivery', deliveryAddress: address });
  if (knots > 0) {
    const line = { menuItemId: 2, quantity: knots, modifiers: [] };
    const cart = withLine(indexStorefront(storefront), emptyCart(storefront.restaurant, LUNCH), line, LUNCH);
    window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
  }
  const rendered = renderSite({ storefront, at });
  await act(() => refreshLive(rendered.site));
  return rendered;
}

async function openCart(storefront = luigis, knots = 1, address = elm) {
  const rendered = await open(storefront, { knots, address });
  const [button] = await screen.findAllByRole('button', { name: /cart/i });
  await rendered.user.click(button as HTMLElement);
  const box = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  await box.findByText('Subtotal');
  return { ...rendered, box };
}

async function openDetails(storefront = luigis) {
  const rendered = await open(storefront);
  const [address] = screen.getAllByRole('button', { name: /^Delivery address:/ });
  await rendered.user.click(address as HTMLElement);
  return { ...rendered, box: within(await screen.findByRole('dialog', { name: 'Order details' })) };
}

const retype = async ({ user, box }: Awaited<ReturnType<typeof openDetails>>, code: string) => {
  await user.click(box.getByRole('button', { name: 'Change the delivery address' }));
  const field = box.getByRole('textbox', { name: 'ZIP code' });
  await user.clear(field);
  await user.type(field, code);
  return field;
};

describe('a delivery to a zone', () => {
  it('O2.7-04 says at the address what it costs, when it comes, and from what order on', async () => {
    const { box } = await openDetails();
    const said = await box.findByText('We deliver there.');
    expect(said.parentElement?.textContent).toBe(
      'We deliver there. $5.00 delivery fee · about 60 min · orders from $15.00',
    );
    expect(box.getByText(/costs less with more/).textContent).toContain(
      '$3.00 from $26.00 and free from $50.00',
    );
  });

  it('O2.7-04 shows an address that it delivers to in one line, and its fields on request, the first with the focus', async () => {
    const { box, user } = await openCart();
    expect(await box.findByText('5 Elm Street, New York, NY 10012')).toBeTruthy();
    expect(box.queryByRole('textbox', { name: 'ZIP code' })).toBeNull();
    await user.click(box.getByRole('button', { name: 'Change the delivery address' }));
    expect(box.getByRole('textbox', { name: 'ZIP code' })).toBeTruthy();
    expect(box.getByRole('group', { name: 'Delivery address' }).contains(document.activeElement)).toBe(true);
  });

  it('O2.7-04 asks in the cart for an address that is not whole, until the cart is closed', async () => {
    const { box, user } = await openCart(luigis, 1, { ...elm, postalCode: '' });
    await user.type(await box.findByRole('textbox', { name: 'ZIP code' }), '10012');
    expect(await box.findByText('We deliver there.')).toBeTruthy();
    expect(box.getByRole('textbox', { name: 'ZIP code' })).toBeTruthy();
  });

  it('O2.7-04 outside of all zones offers pickup instead, and no time', async () => {
    const opened = await openDetails();
    const { user, box, site } = opened;
    await retype(opened, '10025');
    expect(await box.findByText('We don’t deliver to 10025 yet.')).toBeTruthy();
    for (const name of ['Deliver ASAP', 'Schedule delivery']) {
      const button = box.getByRole<HTMLButtonElement>('button', { name });
      expect(button.disabled).toBe(true);
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Choose another address, or pickup.');
    }
    await user.click(box.getByRole('button', { name: 'Pick up instead' }));
    expect(site.details.get().orderType).toBe('pickup');
  });

  it('says nothing while the postal code is being typed', async () => {
    const opened = await openDetails();
    await retype(opened, '1002');
    expect(opened.box.queryByText(/deliver to|deliver there/)).toBeNull();
  });

  it('below the minimum of its zone cannot be checked out, and the cart says what is missing', async () => {
    const { box, user } = await openCart();
    expect(box.getByText('Deliveries to this address begin at $15.00: $8.50 to go')).toBeTruthy();
    const checkout = box.getByRole('button', { name: 'Go to checkout' });
    expect(checkout.hasAttribute('disabled')).toBe(true);
    await user.click(box.getByText('Pickup', { exact: true }));
    await waitFor(() => expect(checkout.hasAttribute('disabled')).toBe(false));
    expect(box.queryByText(/to go/)).toBeNull();
  });

  it('shows its fee in the totals, and how much more lowers it', async () => {
    const { box } = await openCart(luigis, 3);
    expect(box.getByText('Delivery fee').nextElementSibling?.textContent).toBe('$5.00');
    expect(box.getByText('$6.50 more for delivery at $3.00')).toBeTruthy();
  });

  it('shows how much more brings it for nothing', async () => {
    const { box } = await openCart(luigis, 4);
    expect(box.getByText('Delivery fee').nextElementSibling?.textContent).toBe('$3.00');
    expect(box.getByText('$24.00 more for free delivery')).toBeTruthy();
  });

  it('O2.6-10 is free where the restaurant has no zones, and where the order is large enough', async () => {
    const { box, unmount } = await openCart(aStorefront());
    expect(box.getByText('Delivery fee').nextElementSibling?.textContent).toBe('Free');
    expect(box.getByRole('button', { name: 'Go to checkout' }).hasAttribute('disabled')).toBe(false);
    unmount();
    const large = await openCart(luigis, 8);
    expect(large.box.getByText('Delivery fee').nextElementSibling?.textContent).toBe('Free');
  });

  it('says no fee while it is not known where it goes', async () => {
    const { box } = await openCart(luigis, 8, { ...elm, postalCode: '' });
    expect(box.queryByText('Delivery fee')).toBeNull();
  });

  it('is promised by the minutes of its zone', async () => {
    const { box } = await openDetails();
    await box.findByText('We deliver there.');
    const [time] = screen.getAllByRole('combobox', { name: 'Delivery time', hidden: true });
    expect(time?.textContent).toContain('60 min');
  });

  it('to an outline is looked up by the server, once the address is whole', async () => {
    const answer = Promise.withResolvers<Reply<'checkDelivery'>>();
    const api = fakeApi({ checkDelivery: () => answer.promise });
    const { box } = await openDetails(aStorefront({ deliveryZones: [bridge] }));
    expect(await box.findByText('Checking whether we deliver there…')).toBeTruthy();
    answer.resolve(ok('checkDelivery', { outcome: 'inside', deliveryZoneId: 2, storefrontVersion: '1' }));
    const said = await box.findByText('We deliver there.');
    expect(said.parentElement?.textContent).toContain('$7.00 delivery fee');
    const [asked, ...others] = api.asked.filter(({ path }) => path === '/orders/delivery-check');
    expect(asked?.body).toMatchObject({ address: elm });
    expect(others).toEqual([]);
  });

  describe('ordered before the answer is there', () => {
    async function pressAtOnce() {
      const answer = Promise.withResolvers<Reply<'checkDelivery'>>();
      fakeApi({ checkDelivery: () => answer.promise });
      const opened = await openDetails(aStorefront({ deliveryZones: [bridge] }));
      await opened.user.click(opened.box.getByRole('button', { name: 'Deliver ASAP' }));
      const reply = (outcome: { outcome: 'inside'; deliveryZoneId: number } | { outcome: 'outside' }) =>
        act(async () => answer.resolve(ok('checkDelivery', { ...outcome, storefrontVersion: '1' })));
      const isOpen = () => screen.queryByRole('dialog', { name: 'Order details' }) !== null;
      return { ...opened, reply, isOpen };
    }

    it('O2.7-04 waits for it, and goes on if it is good', async () => {
      const { box, reply, isOpen } = await pressAtOnce();
      expect(box.getByRole('button', { name: 'One moment…' })).toBeTruthy();
      expect(isOpen()).toBe(true);
      await reply({ outcome: 'inside', deliveryZoneId: 2 });
      await waitFor(() => expect(isOpen()).toBe(false));
    });

    it('O2.7-04 stays where the address is if nobody delivers there', async () => {
      const { box, reply, isOpen } = await pressAtOnce();
      await reply({ outcome: 'outside' });
      expect(await box.findByText('We don’t deliver to this address yet.')).toBeTruthy();
      expect(box.getByRole<HTMLButtonElement>('button', { name: 'Deliver ASAP' }).disabled).toBe(true);
      expect(isOpen()).toBe(true);
    });

    it('goes on with nothing if the guest chooses pickup meanwhile', async () => {
      const { box, user, reply, isOpen } = await pressAtOnce();
      await user.click(box.getByText('Pickup', { exact: true }));
      await reply({ outcome: 'inside', deliveryZoneId: 2 });
      expect(box.getByRole('button', { name: 'Pickup ASAP' })).toBeTruthy();
      expect(isOpen()).toBe(true);
    });
  });

  it('O2.7-04 outside of all zones is said on the menu, too, where the address stands', async () => {
    await open(luigis, { address: { ...elm, postalCode: '10025' } });
    const [bar] = await screen.findAllByRole('button', { name: /5 Elm Street.*No delivery there$/ });
    expect(bar?.textContent).toMatch(/^5 Elm Street.*No delivery there$/);
  });

  it('that could not be looked up is checked again on request', async () => {
    let attempts = 0;
    fakeApi({
      checkDelivery: () => {
        attempts += 1;
        return attempts === 1 ? lost() : ok('checkDelivery', { outcome: 'outside', storefrontVersion: '1' });
      },
    });
    const { box, user } = await openDetails(aStorefront({ deliveryZones: [bridge] }));
    await user.click(await box.findByRole('button', { name: 'Check it again' }));
    // Another street of the same postal code may be served.
    expect(await box.findByText('We don’t deliver to this address yet.')).toBeTruthy();
  });

  it('asks for the street before it says anything of a postal code of which only a part may be served', async () => {
    const checked = aStorefront({ deliveryZones: [downtown, bridge] });
    const { box, user } = await openCart(checked, 3, { ...elm, street: '', postalCode: '' });
    await user.type(await box.findByRole('textbox', { name: 'ZIP code' }), '11201');
    expect(await box.findByText('Enter your street, too: we look up whether we deliver there.')).toBeTruthy();
    expect(box.queryByText(/don’t deliver/)).toBeNull();
    await user.type(box.getByRole('textbox', { name: 'Delivery address' }), '5 Elm Street');
    expect(box.queryByText(/^Enter your street/)).toBeNull();
  });

  it('refused by the server at checkout shows the reason at the postal code, and keeps the cart', async () => {
    const message = 'This restaurant does not deliver to 10012 yet';
    fakeApi({
      placeOrder: () =>
        refused(409, {
          code: 'OUTSIDE_DELIVERY_AREA',
          message,
          details: { fields: { 'address.postalCode': message } },
        }),
      getStorefront: () => ok('getStorefront', luigis),
    });
    const { user, site } = await open(luigis, { knots: 3, at: '/checkout' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Diner');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '(212) 555-0123');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.click(await screen.findByRole('button', { name: /^Place order/ }));
    expect(await screen.findByText('Your cart is kept. Choose pickup, or another address.')).toBeTruthy();
    const field = await screen.findByRole('textbox', { name: 'ZIP code' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(site.cart.get()?.items).toHaveLength(1);
  });
});

describe('where the guest is', () => {
  const nearby: PublicZone = {
    ...bridge,
    area: { kind: 'radius', centre: { latitude: 40.72, longitude: -74 }, kilometres: 2 },
    minimumOrder: 10,
  };
  type Position = Parameters<PositionCallback>[0];
  const at = (latitude: number, accuracy = 20) =>
    ({ coords: { latitude, longitude: -74, accuracy } }) as unknown as Position;

  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  /** Presses the button; `answer` is what the device says. */
  async function ask(answer: (told: PositionCallback, failed: PositionErrorCallback) => void) {
    const getCurrentPosition = vi.fn(answer);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user, box } = await openDetails(aStorefront({ deliveryZones: [nearby] }));
    await user.click(box.getByRole('button', { name: 'Change the delivery address' }));
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(box.getByRole('button', { name: 'Use my location' }));
    return { user, box };
  }

  const isInside = (told: PositionCallback) => told(at(40.721));

  it('O2.7-04 is no answer any more once an address has its own', async () => {
    const outside = { outcome: 'outside', storefrontVersion: '1' } as const;
    const isKnown = Promise.withResolvers<void>();
    fakeApi({ checkDelivery: () => isKnown.promise.then(() => ok('checkDelivery', outside)) });
    const { user, box } = await ask(isInside);
    // The address stood there before.
    isKnown.resolve();
    expect(await box.findByText('We deliver where you are, but not to the address below.')).toBeTruthy();
    await user.type(box.getByRole('textbox', { name: 'Delivery address' }), ' B');
    expect(await box.findByText('We don’t deliver to this address yet.')).toBeTruthy();
    expect(box.queryByText(/^We deliver where you are/)).toBeNull();
  });

  it.each([
    ['in the zone', at(40.721), /^We deliver where you are\. \$7\.00 delivery fee · orders from \$10\.00/],
    ['out of it', at(41.72), 'We don’t deliver where you are yet.'],
    ['known by the town alone', at(40.721, 5000), /could not be found exactly enough/],
  ])('O2.7-04 tells by a press whether it delivers there: %s', async (_, position, words) => {
    const { box } = await ask((told) => told(position));
    const said = box.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  });

  it.each([
    ['the guest or the browser refuses', 1, /does not share your location here/],
    ['it cannot be found', 2, /could not be found exactly enough/],
  ])('O2.7-04 is told in words, and the address is typed, where %s', async (_, code, words) => {
    const { box } = await ask((_told, failed) =>
      failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    expect(box.getByText(words)).toBeTruthy();
    expect(box.getByRole('textbox', { name: 'Delivery address' })).toBeTruthy();
  });
});
