import { describe, expect, it } from 'vitest';
import { plainAddress } from './plain-address.ts';

describe('an email address to compare', () => {
  it.each([
    ['Ada@Example.com ', 'ada@example.com'],
    ['ada+pizza@example.com', 'ada@example.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['A.da+1@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ada@gmail.com.example', 'ada@gmail.com.example'],
  ])('%s is %s', (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
  });
});
