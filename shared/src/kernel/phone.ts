// Validates phone numbers. Small, since the diner's checkout uses it while the diner types.

/** Digits with common separators, and an extension, which is not part of the number: '+1 (518) 555-0100 x12'. */
const dialled = /^(?<number>\+?[\d\s()./-]+)(?:(?:x|ext\.?|#)\s*(?<extension>\d{1,6}))?$/i;

/** The number as typed, and the digits of its extension; undefined if it is not a number. */
export function phoneParts(text: string): { number?: string; extension?: string } | undefined {
  return dialled.exec(text.trim())?.groups;
}

/** Whether it has at least seven digits before any extension, and no invalid characters. */
export function isPhone(text: string): boolean {
  return (phoneParts(text)?.number ?? '').replace(/\D/g, '').length >= 7;
}
