// JSON of unknown origin: parsed, and refused if it is nested deeper than any menu.
import { isDeeperThan } from '../square/leaves.ts';
import { aFault, type FileFault } from './menu-file.ts';

const DEEPEST = 50;

export type JsonReading = { ok: true; value: unknown } | { ok: false; fault: FileFault };

export function parseJson(text: string): JsonReading {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, fault: aFault('The file is not JSON: export it again, and do not edit it by hand') };
  }
  if (isDeeperThan(DEEPEST, value))
    return { ok: false, fault: aFault(`The file is nested more than ${DEEPEST} levels deep`) };
  return { ok: true, value };
}
