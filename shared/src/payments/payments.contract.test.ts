import { expect, it } from 'vitest';
import { payOrderInput } from './payments.contract.ts';

it('a card number in the field for the name is refused, so that it is stored nowhere', () => {
  const typed = (name: string) =>
    payOrderInput.safeParse({ card: { token: '9418594164541111', expiry: '203012', name } });
  expect(typed('Ada Lovelace').success).toBe(true);
  const refused = typed('4111 1111 1111 1111');
  expect(JSON.stringify(refused.error?.issues)).toContain('This looks like a card number');
});
