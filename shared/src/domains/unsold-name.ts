// Names that hosts may have and that no registry sells: with symbols, with dashes that are no hyphens, or below an ending that cannot be.
import { domainMessages } from './domain-name.ts';
import { isLookalike, LOOKALIKE } from './lookalike-name.ts';
import { decodedDomain } from './shown-domain.ts';

/**
 * Letters, marks and digits of every script, and the few signs that names of some languages have among them: the Catalan l·l, the Hebrew
 * geresh, the Japanese ・, the Tibetan ་, the zero of Chinese years, and joiners of Persian and Indian scripts.
 */
const sold = /\u200d|[\p{L}\p{Mn}\p{Mc}\p{Nd}\u0375\u05f3\u05f4\u0f0b\u200c\u3007\u30fb-]/u;

const isDash = (character: string): boolean => /[\p{Pd}\u2212]/u.test(character);

const unsoldCharacter = (name: string): string | undefined =>
  [...name.replaceAll('l·l', 'll').replaceAll('.', '')].find((character) => !sold.test(character));

/** No top-level domain has one letter or a digit, except in code. */
const isEnding = (label: string): boolean => /^([a-z]{2,63}|xn--.+)$/.test(label);

/** Why nobody can own a name that is well formed; undefined if somebody may. @param domain Normalised, with an ending. */
export function unsoldFault(domain: string): string | undefined {
  const name = decodedDomain(domain);
  if (name === undefined) return domainMessages.format;
  const character = unsoldCharacter(name);
  if (character !== undefined && isDash(character))
    return `No domain has the dash “${character}”. Please write a hyphen instead: “-”`;
  if (character !== undefined)
    return `No domain has “${character}” in its name. Please use letters, digits and hyphens`;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  if (!isEnding(ending)) return `No domain ends in “.${ending}”. Please check the ending, such as “.com”`;
  return isLookalike(name) ? LOOKALIKE : undefined;
}
