// What must never reach a log, an audit entry or an error report, whatever record it stands in.
import { maskCardNumber } from './card-number.ts';

/** Of these the last four may show, so that people can tell two cards apart. */
const numbers = ['account', 'token', 'cardnumber'] as const;

export const secretFields = [
  ...numbers,
  'cvv2',
  'expiry',
  'track',
  'devicedata',
  'bankaba',
  'abanumber',
  'ddanumber',
  'signature',
  'securevalue',
  'securexid',
  'emvtagdata',
  'ssnl4',
  'license',
  'password',
  'authorization',
] as const;

const secret: ReadonlySet<string> = new Set(secretFields);
const shownInPart: ReadonlySet<string> = new Set(numbers);
const HIDDEN = '•••';

/** A copy in which every secret field, at any depth and in any case, is masked. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, maskField(name.toLowerCase(), field)]),
  );
}

function maskField(name: string, field: unknown): unknown {
  if (!secret.has(name)) return maskSecrets(field);
  if (field === null || field === undefined || field === '') return field;
  const isText = typeof field === 'string' || typeof field === 'number';
  return isText && shownInPart.has(name) ? maskCardNumber(String(field)) : HIDDEN;
}
