import { expect, it } from 'vitest';
import { account, aPayingRestaurant, place } from '../testing/a-paying-restaurant.ts';
import { gatewayLoginOf, merchantOf } from './merchant-of.ts';

it.each(['bella secret-of-bella', '{"username":"bella","password":["secret-of-bella"]}'])(
  'a login that cannot be read is not quoted by its error: %s',
  async (kept) => {
    const at = await aPayingRestaurant();
    await at.vault.put(gatewayLoginOf(place, account), kept, 'owner');
    const error = await merchantOf(at, place).catch((thrown: unknown) => thrown);
    expect(error).toEqual(new Error('The login at the gateway cannot be read'));
    expect(error).not.toHaveProperty('cause');
  },
);
