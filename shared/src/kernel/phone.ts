// What can be dialled. Lean, since the diner's checkout asks it while somebody types.

/** Digits with the separators people type, and an extension: '+1 (518) 555-0100 x12'. */
const dialled = /^\+?[\d\s()./-]+(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;

/** Whether it has at least seven digits and nothing that no phone number has. */
export const isPhone = (text: string): boolean => dialled.test(text) && text.replace(/\D/g, '').length >= 7;
