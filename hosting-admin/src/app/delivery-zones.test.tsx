// The screens of delivery zones.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/delivery-zones';

const downtown = aRecord('deliveryZones', 1, {
  name: 'Downtown',
  postalCodes: ['11201', '11205..11217'],
  fee: 5,
  feeTiers: [{ from: 20, fee: 3 }],
  freeFrom: 40,
  minimumOrder: 15,
});
const bridge = aRecord('deliveryZones', 2, {
  name: 'Over the bridge',
  position: 2,
  area: 'outline',
  outline: [
    { latitude: 40.7, longitude: -74 },
    { latitude: 40.7, longitude: -73.9 },
    { latitude: 40.6, longitude: -73.9 },
  ],
  fee: 7,
});
type Zone = typeof downtown;

function open(zones: readonly Zone[], more: Parameters<typeof visit>[0] = {}) {
  const records = memoryRecords('deliveryZones', zones, 9);
  const handlers = { ...records.handlers, listAuditEntries: () => ({ entries: [] }), ...more.handlers };
  return { ...records, ...visit({ at: LIST, profile: withRole('manager'), ...more, handlers }) };
}

const box = () => screen.findByRole('region', { name: 'Try an address' }, slowly);
const answer = async () => within(await box()).getByRole('status').textContent;

describe('the delivery zones of a restaurant', () => {
  it('begin with what holds without any: it delivers anywhere for nothing', async () => {
    open([]);
    expect(
      await screen.findByText(
        /Without zones you deliver to every address in your country, for no fee/,
        {},
        slowly,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Try an address' })).toBeNull();
  });

  it('are listed in their order with area, fee and smallest order', async () => {
    open([downtown, bridge]);
    const row = await screen.findByRole('row', { name: /Downtown/ }, slowly);
    expect(row.textContent).toContain('11201, 11205–11217');
    expect(row.textContent).toContain('$3.00–$5.00; free from $40.00');
    expect(row.textContent).toContain('$15.00');
    expect(screen.getByRole('row', { name: /Over the bridge/ }).textContent).toContain('Outline of 3 points');
  });

  it('that are all switched off deliver nowhere, which the list says', async () => {
    open([{ ...downtown, isActive: false }]);
    expect(await screen.findByText(/Nobody can order a delivery/, {}, slowly)).toBeTruthy();
  });

  it('say so where the restaurant does not deliver at all', async () => {
    open([downtown], { restaurants: [aRestaurant({ offersDelivery: false })] });
    expect(
      await screen.findByText(/Delivery is switched off in the restaurant settings/, {}, slowly),
    ).toBeTruthy();
  });

  it('are created with pasted postal codes; what is no code stays in the field with the reason, and is not saved over', async () => {
    const { user, stored } = open([], { at: `${LIST}/new` });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Downtown');
    const field = screen.getByRole('textbox', { name: 'Postal codes' }) as HTMLInputElement;
    await user.click(field);
    await user.paste('11201, 11205-11217\n1120, 112*');
    const tags = within(screen.getByRole('list', { name: 'Added: Postal codes' }));
    expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '11201',
      '11205–11217',
      '112…',
    ]);
    expect(field.value).toBe('1120');
    expect(screen.getByText('“1120” is no postal code here')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create delivery zone' }));
    expect(stored.size).toBe(0);
    await user.clear(field);
    await user.type(field, '11220{Enter}');
    const fee = screen.getByRole('spinbutton', { name: /^Delivery fee/ });
    await user.clear(fee);
    await user.type(fee, '4.5');
    await user.click(screen.getByRole('button', { name: 'Create delivery zone' }));
    await waitFor(() => expect(stored.size).toBe(1), slowly);
    expect([...stored.values()][0]).toMatchObject({
      name: 'Downtown',
      area: 'postalCodes',
      postalCodes: ['11201', '11205..11217', '112*', '11220'],
      fee: 4.5,
    });
  });

  it('begin behind those that are there, since an address belongs to the first', async () => {
    open([downtown, bridge], { at: `${LIST}/new` });
    const field = await screen.findByRole<HTMLInputElement>(
      'spinbutton',
      { name: /^Place in the list/ },
      slowly,
    );
    const last = Math.max(downtown.position, bridge.position);
    expect(field.value).toBe(String(last + 1));
  });

  it('are circles around a point, measured as people do in the restaurant’s country', async () => {
    const { user, stored } = open([], { at: `${LIST}/new` });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Near');
    await user.click(screen.getByRole('radio', { name: /^Circle/ }));
    const point = screen.getByRole('textbox', { name: 'Point of your restaurant' });
    await user.type(point, 'Court Street');
    await user.type(screen.getByRole('spinbutton', { name: 'Distance' }), '2');
    expect(screen.getByText(/Write a latitude and a longitude/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create delivery zone' }));
    expect(stored.size).toBe(0);
    await user.clear(point);
    await user.type(point, '40.6943, -73.9866');
    expect(screen.getByRole('img', { name: 'A circle of 3.2 km around your restaurant' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create delivery zone' }));
    await waitFor(() => expect(stored.size).toBe(1), slowly);
    expect([...stored.values()][0]).toMatchObject({
      area: 'radius',
      centre: { latitude: 40.6943, longitude: -73.9866 },
      distance: 2,
      distanceUnit: 'mi',
    });
  });

  it('are outlines from GeoJSON, which are drawn', async () => {
    const { user, stored } = open([], { at: `${LIST}/new` });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Bridge');
    await user.click(screen.getByRole('radio', { name: /^Outline/ }));
    const field = screen.getByRole('textbox', { name: 'Outline' }) as HTMLTextAreaElement;
    await user.click(field);
    await user.paste('{"type":"Polygon","coordinates":[[[-74,40.7],[-73.9,40.7],[-73.9,40.6],[-74,40.7]]]}');
    expect(field.value).toBe('40.7, -74\n40.7, -73.9\n40.6, -73.9');
    expect(screen.getByRole('img', { name: 'An outline of 3 points' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create delivery zone' }));
    await waitFor(() => expect(stored.size).toBe(1), slowly);
    expect([...stored.values()][0]).toMatchObject({ area: 'outline', outline: bridge.outline });
  });
});

describe('trying an address', () => {
  it('says which zone a postal code lies in, and none', async () => {
    const { user } = open([downtown]);
    const code = within(await box()).getByRole('textbox', { name: 'ZIP code' });
    await user.type(code, '11210-1234{Enter}');
    expect(await answer()).toContain('Downtown. Fee: $5.00; from $20.00: $3.00; free from $40.00');
    await user.clear(code);
    await user.type(code, '10025{Enter}');
    expect(await answer()).toContain('In no zone.');
    await user.clear(code);
    await user.type(code, '1002{Enter}');
    expect(within(await box()).getByText('Write a whole one, as a guest would')).toBeTruthy();
  });

  it('finds an outline by a point, or asks the server for an address', async () => {
    const { user } = open([{ ...downtown, position: 3 }, bridge], {
      handlers: {
        checkDelivery: () => ({ outcome: 'inside', deliveryZoneId: 2, storefrontVersion: '1' }),
      },
    });
    const form = within(await box());
    await user.type(form.getByRole('textbox', { name: 'ZIP code' }), '11201');
    const point = form.getByRole('textbox', { name: 'Or its coordinates' });
    await user.type(point, '40.68, -73.92{Enter}');
    expect(await answer()).toContain('Over the bridge.');
    await user.clear(point);
    await user.type(point, '40.61, -73.99{Enter}');
    expect(await answer()).toContain('Downtown.');
    await user.clear(point);
    await user.click(form.getByRole('button', { name: 'Try it' }));
    expect(await answer()).toContain('Circles and outlines were left out');
    await user.type(form.getByRole('textbox', { name: 'Street and number' }), '12 Court Street');
    await user.click(form.getByRole('button', { name: 'Try it' }));
    await waitFor(async () => expect(await answer()).toContain('Over the bridge.'), slowly);
  });
});
