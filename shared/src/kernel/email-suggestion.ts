// Suggests corrections of mistyped email addresses, such as 'gmail.con'. Loaded lazily.
import spelling from '@zootools/email-spell-checker';

/** Domains that the library would wrongly correct. */
const alsoKnown = 'hotmail.com yahoo.com outlook.com live.com mail.com mac.com gmx.com gmx.net gmx.de'.split(
  ' ',
);
const known = [...spelling.POPULAR_DOMAINS, ...alsoKnown];

/** The address that was probably meant; undefined if nothing looks wrong. Only suggests well-known providers. */
export function suggestedEmail(email: string): string | undefined {
  const typed = email.trim();
  const suggestion = spelling.run({ email: typed, domains: known });
  if (!suggestion || !known.includes(suggestion.domain)) return undefined;
  return `${typed.slice(0, typed.lastIndexOf('@'))}@${suggestion.domain}`;
}
