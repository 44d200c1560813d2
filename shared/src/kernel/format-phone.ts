// Formats phone numbers. Only those of North America, which have a fixed form, are reformatted: other countries group digits
// differently, and a library that knows them all is larger than a page. Others stay as typed.

/** Three digits of area and three of exchange, neither beginning with 0 or 1, and four more. */
const northAmerican = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** Separators that people type; anything else, such as an extension, has a meaning. */
const separators = /[\s().-]/g;

/** '+1 (518) 555-0100' in whatever form it was typed; anything else trimmed, with single spaces. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = northAmerican.exec(phone.replace(separators, '')) ?? [];
  if (area && exchange && line) return `+1 (${area}) ${exchange}-${line}`;
  return phone.trim().replace(/\s+/g, ' ');
}
