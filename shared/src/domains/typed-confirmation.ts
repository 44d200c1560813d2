// What cannot be taken back, or costs money, is confirmed by typing the domain's name: by screens, and by the server once more.
import { normalizeDomain } from './domain-name.ts';

export const NOT_CONFIRMED = 'Type the name of the domain to confirm';

/** However it is spelled: with umlauts or in its coded spelling, in capital letters, or as a computer takes letters apart. */
export const isConfirmed = (typed: string, domain: string): boolean =>
  normalizeDomain(typed) === normalizeDomain(domain);
