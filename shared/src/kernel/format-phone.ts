// How phone numbers are written. Only North America's, whose shape is fixed, are set anew: every other country groups digits
// in its own way, and knowing them all takes a library larger than a page. Those stay as they were typed.

/** Three digits of area and three of exchange, neither beginning with 0 or 1, and four more. */
const northAmerican = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** Separators that people type; anything else, such as an extension, has a meaning. */
const separators = /[\s().-]/g;

/** '+1 (518) 555-0100' however it was typed; anything else trimmed, with single spaces. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = northAmerican.exec(phone.replace(separators, '')) ?? [];
  if (area && exchange && line) return `+1 (${area}) ${exchange}-${line}`;
  return phone.trim().replace(/\s+/g, ' ');
}
