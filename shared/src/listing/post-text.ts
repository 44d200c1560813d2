// What the listing service does not take in the text of a post.

const CANDIDATE = /\+?[\d(][\d\s().-]{7,}\d/g;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Ten to fifteen digits that are written as one number. Days and prices are none. */
export const hasPhoneNumber = (text: string): boolean =>
  (text.match(CANDIDATE) ?? []).some((found) => {
    const { length } = found.replace(/\D/g, '');
    return length >= 10 && length <= 15 && !DATE.test(found);
  });
