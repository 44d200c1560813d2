/** An email address without what mail services ignore: capitals, and tags behind a plus sign. To compare, not to write to. */
export const plainAddress = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
