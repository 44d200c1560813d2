const GMAIL = /^(.*)@(?:gmail|googlemail)\.com$/;

/**
 * An email address without what mail services ignore: capitals, tags behind a plus sign, and Gmail's dots and second name. To compare,
 * not to write to.
 */
export function plainAddress(email: string): string {
  const plain = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
  const [, name] = GMAIL.exec(plain) ?? [];
  return name === undefined ? plain : `${name.replaceAll('.', '')}@gmail.com`;
}
