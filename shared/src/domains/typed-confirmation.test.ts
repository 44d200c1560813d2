import { describe, expect, it } from 'vitest';
import { isConfirmed } from './typed-confirmation.ts';

describe('a domain that is typed to confirm', () => {
  it.each([
    'bücher.com',
    ' Bücher.COM ',
    'BÜCHER.com.',
    'bu\u0308cher.com',
    'xn--bcher-kva.com',
    'XN--BCHER-KVA.com',
  ])('I5.6-06 is recognized as “%s”', (typed) => {
    expect(isConfirmed(typed, 'xn--bcher-kva.com')).toBe(true);
  });

  it.each(['', 'bucher.com', 'buecher.com', 'bücher', 'www.bücher.com', 'bücher.com/'])(
    'I5.6-06 is another one as “%s”',
    (typed) => {
      expect(isConfirmed(typed, 'xn--bcher-kva.com')).toBe(false);
    },
  );
});
