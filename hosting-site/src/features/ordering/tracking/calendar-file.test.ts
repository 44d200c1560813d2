import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  uid: 'order-101@luigis',
  start: Date.parse('2025-11-21T18:20:00.123Z'),
  end: Date.parse('2025-11-21T18:35:00Z'),
  stamp: Date.parse('2025-11-21T18:00:00Z'),
  title: 'Pick up order #101',
  place: "Luigi's, 12 Court Street",
  notes: 'One',
};

/** As a calendar reads it: folded lines joined, TEXT unescaped. */
function read(file: string, name: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

describe('a calendar file', () => {
  it('is one event with times in UTC, in lines that end as the standard says', () => {
    expect(calendarFile(appointment)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Bite//Order//EN',
        'BEGIN:VEVENT',
        'UID:order-101@luigis',
        'DTSTAMP:20251121T180000Z',
        'DTSTART:20251121T182000Z',
        'DTEND:20251121T183500Z',
        'SUMMARY:Pick up order #101',
        "LOCATION:Luigi's\\, 12 Court Street",
        'DESCRIPTION:One',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['what separates values', 'Fish; chips, peas \\ mash'],
    ['line breaks', 'One\nTwo'],
    ['what looks like another property', 'One\nEND:VEVENT'],
    ['names without a Latin letter', '寿司 🍣 '.repeat(30)],
  ])('gives back %s as written', (_what, notes) => {
    expect(read(calendarFile({ ...appointment, notes }), 'DESCRIPTION')).toBe(notes);
  });

  it('takes every kind of line break for one, and leaves out other control characters', () => {
    const file = calendarFile({ ...appointment, notes: 'One\r\nTwo\rThree\u0007' });
    expect(read(file, 'DESCRIPTION')).toBe('One\nTwo\nThree');
    expect(file.match(/END:VEVENT/g)).toHaveLength(1);
  });

  it('folds at 75 octets, never within a character', () => {
    const file = calendarFile({ ...appointment, title: 'Crème brûlée 🍮 '.repeat(20) });
    const lines = file.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(file).not.toContain('\uFFFD');
    expect(file.isWellFormed()).toBe(true);
  });
});
