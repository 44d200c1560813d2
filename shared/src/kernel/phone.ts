// What can be dialled. Lean, since the diner's checkout asks it while somebody types.

/** Digits with the separators people type, and an extension, which has no digits of the number: '+1 (518) 555-0100 x12'. */
const dialled = /^(?<number>\+?[\d\s()./-]+)(?:(?:x|ext\.?|#)\s*(?<extension>\d{1,6}))?$/i;

/** The number as it was typed, and the digits of its extension; undefined for what is no number. */
export function phoneParts(text: string): { number?: string; extension?: string } | undefined {
  return dialled.exec(text.trim())?.groups;
}

/** Whether it has at least seven digits before any extension, and nothing that no phone number has. */
export function isPhone(text: string): boolean {
  return (phoneParts(text)?.number ?? '').replace(/\D/g, '').length >= 7;
}
