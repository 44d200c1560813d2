// Writes one appointment as an iCalendar file (RFC 5545): lines end in CRLF, are folded at 75 octets, and times are in UTC.

export interface Appointment {
  /** The same for each file of one appointment, so that a second import changes the first. */
  uid: string;
  /** Instants in milliseconds; `stamp` is when the file is made. */
  start: number;
  end: number;
  stamp: number;
  title: string;
  place: string;
  notes: string;
}

export function calendarFile({ uid, start, end, stamp, title, place, notes }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bite//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20251121T182000Z' */
const utc = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** TEXT, section 3.3.11. Other control characters are not allowed in it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const MAX_OCTETS = 75;
const octets = new TextEncoder();

/** Section 3.1: what follows a line break and a space continues the line. Never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      // The space at the start counts.
      length = 1;
    }
    part += character;
    length += size;
  }
  return [...parts, part].join('\r\n ');
}
