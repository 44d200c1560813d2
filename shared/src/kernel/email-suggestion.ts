// Suggests corrections of mistyped e-mail addresses, such as 'gmail.con'. Loaded lazily.
import spelling from '@zootools/email-spell-checker';

/** The library finds some of these by other ways, and would ask back about the others. */
const alsoKnown = 'hotmail.com yahoo.com outlook.com live.com mail.com mac.com gmx.com gmx.net gmx.de'.split(
  ' ',
);
const known = [...spelling.POPULAR_DOMAINS, ...alsoKnown];

/** The address that was probably meant; undefined where nothing looks wrong. Only well-known providers are suggested. */
export function suggestedEmail(email: string): string | undefined {
  const typed = email.trim();
  const suggestion = spelling.run({ email: typed, domains: known });
  if (!suggestion || !known.includes(suggestion.domain)) return undefined;
  return `${typed.slice(0, typed.lastIndexOf('@'))}@${suggestion.domain}`;
}
