/**
 * 'd…a@example.com' of 'dora@example.com': enough for its owner to recognize, and for nobody else to write to. Of a short name
 * only the first letter stays.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = [...email.slice(0, at)];
  const last = rest.length > 2 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
