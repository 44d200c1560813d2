import { describe, expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

describe('an address that is shown to whoever has a link', () => {
  it.each([
    ['dora@example.com', 'd…a@example.com'],
    ['bob@example.com', 'b…@example.com'],
    ['a@example.com', 'a…@example.com'],
    ['"odd@name"@example.com', '"…"@example.com'],
  ])('of %s is %s', (email, shown) => {
    expect(maskedAddress(email)).toBe(shown);
  });
});
