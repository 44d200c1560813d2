// Limits of user searches and lists, and the fields that are searched (C5-12, I5.1-12, I9-04).
import type { SearchFields } from '../kernel/search-grams.ts';
import type { User } from './user.schema.ts';

export const USER_SEARCH_LIMIT = 20;
export const USER_SEARCH_LIMIT_MAX = 100;
export const USER_SEARCH_MIN_CHARACTERS = 2;
export const USER_LIST_LIMIT = 50;

/** Scripts written without spaces, in which one character is often a whole name. */
const wholeWord = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u;

/** Surrounding spaces do not count. */
export function canSearchUsers(term: string): boolean {
  const wanted = term.trim();
  return wanted.length >= USER_SEARCH_MIN_CHARACTERS || wholeWord.test(wanted);
}

export const userSearchFields = ({
  displayName,
  firstName,
  lastName,
  email,
  phoneNumber,
}: User): SearchFields => ({
  texts: [displayName, [firstName, lastName].filter(Boolean).join(' '), email],
  phones: [phoneNumber && phoneNumber.countryCode + phoneNumber.number],
});
