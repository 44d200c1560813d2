import { mergePatch } from '@bite/shared/kernel/entity';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aRestaurantRecord } from '../../../lib/testing/tenancy-records.ts';
import {
  asStored,
  blankRestaurant,
  changesBetween,
  newRestaurant,
  restaurantChanges,
  valuesOf,
} from './restaurant-form.ts';

const { restaurant } = aRestaurantRecord();
const form = valuesOf(restaurant);
const messages = (values: unknown, schema: z.ZodType = restaurantChanges) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the form of a restaurant', () => {
  it('C9-03 speaks of rates in percent, and stores fractions', () => {
    expect(form.settings.taxRate).toBe(8.75);
    const after = restaurantChanges.parse({ ...form, settings: { ...form.settings, taxRate: 7 } });
    expect(changesBetween(form, after)).toEqual({ settings: { taxRate: 0.07 } });
  });

  it('changes nothing where nothing was changed', () => {
    expect(changesBetween(form, restaurantChanges.parse(form))).toEqual({});
  });

  it('changes exactly what was changed, and what it sends the record takes', () => {
    const { website: _, ...contact } = { website: undefined, ...form.contact };
    const after = restaurantChanges.parse({
      ...form,
      slug: 'Bella Due!',
      contact: { ...contact, phone: '+44 20 7946 0018' },
      operatingHours: { ...form.operatingHours, mon: { open: '10:00', close: '01:00', closed: false } },
      specialHours: [{ date: '2026-12-25', closed: true }],
    });
    const changes = changesBetween(form, after);
    expect(changes).toEqual({
      slug: 'bella-due',
      contact: { phone: '+44 20 7946 0018' },
      operatingHours: { mon: { open: '10:00', close: '01:00' } },
      specialHours: [{ date: '2026-12-25', closed: true }],
    });
    expect(restaurantEntity.update.safeParse(changes).success).toBe(true);
    expect(restaurantEntity.parse(mergePatch(restaurant, changes)).slug).toBe('bella-due');
  });

  it('takes away a limit that is gone', () => {
    const limited = {
      ...form,
      settings: {
        ...form.settings,
        ordering: { ...form.settings.ordering, slotCapacity: 4 },
      },
    };
    expect(changesBetween(limited, restaurantChanges.parse(form))).toEqual({
      settings: { ordering: { slotCapacity: null } },
    });
  });

  it('C5-13 says in the given words what is missing', () => {
    const blank = blankRestaurant('USD');
    expect(
      messages(
        {
          ...blank,
          concept: '',
          address: { ...blank.address, country: '' },
          settings: { ...blank.settings, taxRate: 101, serviceCharge: Number.NaN },
        },
        newRestaurant,
      ),
    ).toEqual([
      'name: Restaurant name is required',
      'concept: Restaurant concept is required',
      'address.street: Street address is required',
      'address.city: City is required',
      'address.state: State is required',
      'address.zipCode: ZIP code is required',
      'address.country: Country is required',
      'contact.phone: Phone number is required',
      'contact.email: Valid email is required',
      'settings.taxRate: Tax rate must be between 0 and 100',
      'settings.serviceCharge: Service charge must be between 0 and 100',
    ]);
  });

  it('C3-06 C3-07 a new one begins with the usual hours, and what it sends can be created', () => {
    const blank = blankRestaurant('EUR');
    expect(blank.operatingHours.fri).toEqual({ open: '09:00', close: '23:00', closed: false });
    const filled = newRestaurant.parse({
      ...blank,
      name: 'Bella',
      address: form.address,
      contact: form.contact,
    });
    expect(filled.slug).toBeUndefined();
    const stored = asStored(filled);
    expect(stored.settings).toMatchObject({ taxRate: 0.0875, currency: 'EUR' });
    expect(restaurantEntity.create.omit({ tenantId: true }).safeParse(stored).success).toBe(true);
  });

  it('points are not to pay guests for ordering', () => {
    const worth = (pointsForOne: number) => {
      const ordering = { ...form.settings.ordering, pointsForOne };
      return messages({ ...form, settings: { ...form.settings, ordering } });
    };
    expect(worth(19)).toEqual([
      'settings.ordering.pointsForOne: Must be at least 20: guests earn 10 for each one they spend',
    ]);
    expect(worth(20)).toEqual([]);
  });

  it('an existing one without an address on the web is refused', () => {
    expect(messages({ ...form, slug: '!!!' })).toEqual(['slug: Slug must contain a letter or a digit']);
  });

  it('a weekday that was never given is shown as closed', () => {
    const { restaurant: bare } = aRestaurantRecord({
      operatingHours: { mon: { open: '09:00', close: '17:00' } },
    });
    expect(valuesOf(bare).operatingHours.tue?.closed).toBe(true);
  });
});
