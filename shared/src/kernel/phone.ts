// What can be dialled. Lean, since the diner's checkout asks it while somebody types.

/** Digits with the separators people type, and an extension, which has no digits of the number: '+1 (518) 555-0100 x12'. */
const dialled = /^(?<number>\+?[\d\s()./-]+)(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;

/** Whether it has at least seven digits before any extension, and nothing that no phone number has. */
export function isPhone(text: string): boolean {
  const { number = '' } = dialled.exec(text)?.groups ?? {};
  return number.replace(/\D/g, '').length >= 7;
}
