// Reads the postal codes that staff type or paste for a delivery zone: one by one, beginnings and ranges, in the forms of the
// restaurant's country.
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { BEGINNING, plainPostalCode, RANGE } from './postal-codes.ts';

export interface ReadPostalCodes {
  /** As stored, without duplicates, in the order of the text. */
  entries: string[];
  faults: { text: string; message: string }[];
}

/** The forms of a district, where a zone may be made of districts. Five digits of the United States are a whole code. */
const britishDistrict = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const districtForms: Readonly<Record<string, RegExp>> = {
  CA: /^[A-Z]\d[A-Z]$/,
  IE: /^(D6W|[A-Z]\d\d)$/,
  NL: /^\d{4}$/,
  PT: /^\d{4}$/,
  GB: britishDistrict,
  GG: britishDistrict,
  IM: britishDistrict,
  JE: britishDistrict,
};

/** An example for the field's hint, by country. */
const examples: Readonly<Record<string, string>> = {
  US: '11201, 11205–11217 or 112*',
  CA: 'M5V, M5V 2T6 or M5*',
  GB: 'SW1A, SW1A 1AA or SW1*',
  IE: 'D02, D02 X285 or D0*',
  NL: '1012, 1012 AB or 10*',
  PT: '1000, 1000-001 or 10*',
  JP: '100-0001 or 100*',
};
export const postalCodeExample = (country: string): string =>
  examples[country] ?? '10115, 10115–10119 or 101*';

const MESSAGES = {
  unknown: 'is no postal code here',
  everything: 'would match every code: choose “Everywhere” instead',
  backwards: 'begins after its end',
  noNumbers:
    'is no range: ranges are of codes that are numbers. Name each district, or use a beginning such as M5*',
} as const;

export function readPostalCodes(text: string, country: string): ReadPostalCodes {
  const entries = new Set<string>();
  const faults: ReadPostalCodes['faults'] = [];
  for (const piece of text.split(/[,;\n\r\t]+/).map((one) => one.trim())) {
    if (piece === '') continue;
    for (const result of readPiece(piece, country)) {
      if ('entry' in result) entries.add(result.entry);
      else faults.push(result);
    }
  }
  return { entries: [...entries], faults };
}

type Reading = { entry: string } | { text: string; message: string };

/** A space is part of a code in some countries, and between two codes in lists of others. */
function readPiece(piece: string, country: string): Reading[] {
  const whole = readEntry(piece, country);
  if ('entry' in whole) return [whole];
  const parts = piece.split(/\s+/).map((part) => readEntry(part, country));
  return parts.length > 1 && parts.every((part) => 'entry' in part) ? parts : [whole];
}

function readEntry(text: string, country: string): Reading {
  const fault = (message: string): Reading => ({ text, message });
  if (/[*…]$/.test(text)) {
    const beginning = plainPostalCode(text);
    if (beginning === '') return fault(MESSAGES.everything);
    return beginning.length <= 10 ? { entry: `${beginning}${BEGINNING}` } : fault(MESSAGES.unknown);
  }
  const code = codeOf(text, country);
  if (code !== undefined) return { entry: code };
  const range = rangeIn(text, country);
  if (!range) return fault(MESSAGES.unknown);
  const [from, to] = range;
  if (!/^\d+$/.test(from + to) || from.length !== to.length) return fault(MESSAGES.noNumbers);
  return from <= to ? { entry: from === to ? from : `${from}${RANGE}${to}` } : fault(MESSAGES.backwards);
}

/** A whole code or a district in its plain form. */
function codeOf(text: string, country: string): string | undefined {
  const plain = plainPostalCode(text);
  return isWholeCode(text, country) || districtForms[country]?.test(plain) ? plain : undefined;
}

/** With or without the space or hyphen that belongs into it. */
export function isWholeCode(text: string, country: string): boolean {
  const plain = plainPostalCode(text);
  if (plain === '' || !postcodeValidatorExistsForCountry(country)) return false;
  const separated = [...plain.slice(1)].flatMap((_, index) =>
    [' ', '-'].map((separator) => plain.slice(0, index + 1) + separator + plain.slice(index + 1)),
  );
  return [plain, ...separated].some((written) => postcodeValidator(written, country));
}

/** The two codes around a dash, '..' or 'to'; a hyphen may also stand within either. */
function rangeIn(text: string, country: string): [from: string, to: string] | undefined {
  const separators = [...text.matchAll(/\s*(?:[-–—]|\.{2,3}|…|\bto\b)\s*/gi)];
  for (const { index, 0: separator } of separators) {
    const from = codeOf(text.slice(0, index), country);
    const to = codeOf(text.slice(index + separator.length), country);
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return undefined;
}
