// The guids of the demo data never change, so that links and tests made with them keep working.
import { createHash } from 'node:crypto';

/** Returns the same guid for the same name, in the form of a version 4 UUID. */
export function guidOf(name: string): string {
  const hex = createHash('sha256').update(`bite demo: ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
