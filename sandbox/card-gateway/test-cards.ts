// The card numbers that the gateway publishes for tests, and what each brings about. Any other number with a right check digit is
// approved.

export interface Decline {
  code: string;
  text: string;
  /** 1: never again, 2: later, 3: with corrected data. */
  category: '1' | '2' | '3';
}

export interface TestCard {
  number: string;
  /** For people. */
  about: string;
  /** Approved without one. */
  trigger?: { decline: Decline } | { timeout: true } | { partial: true };
}

const declined = (number: string, code: string, text: string, category: Decline['category']): TestCard => ({
  number,
  about: `Declined: ${text}`,
  trigger: { decline: { code, text, category } },
});

export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', about: 'Visa, approved' },
  { number: '5454545454545454', about: 'Mastercard, approved' },
  { number: '371449635398431', about: 'American Express, approved' },
  { number: '6011000995500000', about: 'Discover, approved' },
  declined('4387751111111020', '107', 'Call for authorization', '2'),
  declined('4387751111111038', '100', 'Do not honor', '2'),
  declined('4387751111111046', '101', 'Expired card', '3'),
  declined('4387751111111053', '500', 'Decline', '1'),
  {
    number: '4999006200620062',
    about: 'Times out: after half a minute it is not known whether it was charged',
    trigger: { timeout: true },
  },
  {
    number: '4387750101010101',
    about: 'From $6.00 on, only $5.00 are approved',
    trigger: { partial: true },
  },
];

/** In minor units: what the card of partial approvals is good for, and from what amount on. */
export const partialApproval = { from: 600, approved: 500 } as const;

const postalEndings: Readonly<Record<string, string>> = {
  '111': 'A',
  '112': 'N',
  '113': 'Z',
  '201': 'A',
  '204': 'D',
  '207': 'G',
  '214': 'N',
  '216': 'P',
  '218': 'R',
  '219': 'S',
  '221': 'U',
  '223': 'W',
  '224': 'X',
  '225': 'Y',
  '226': 'Z',
};

/** The verdict on an address: by the end of its postal code; not checked without one. */
export function addressVerdict(postal: string | undefined): string {
  if (!postal) return 'U';
  return postalEndings[postal.replace(/\D/g, '').slice(0, 5).slice(-3)] ?? 'Y';
}

const securityCodes: Readonly<Record<string, string>> = { '111': 'N', '112': 'M', '222': 'P', '333': 'U' };

/** The verdict on a security code; 'X' without one. */
export const securityCodeVerdict = (cvv: string | undefined): string =>
  cvv ? (securityCodes[cvv] ?? 'M') : 'X';

/** Answers that an amount of 1nnn in the major unit brings about, by nnn: those that mean something else than a decline. */
const amountCodes: Readonly<
  Record<string, { respstat: 'A' | 'B' | 'C'; text: string; category?: Decline['category'] }>
> = {
  '000': { respstat: 'A', text: 'Approval' },
  '100': { respstat: 'C', text: 'Do not honor', category: '2' },
  '101': { respstat: 'C', text: 'Expired card', category: '3' },
  '107': { respstat: 'C', text: 'Call for authorization', category: '2' },
  '116': { respstat: 'C', text: 'Not sufficient funds', category: '2' },
  '332': { respstat: 'C', text: 'Account locked', category: '1' },
  '500': { respstat: 'C', text: 'Decline', category: '1' },
  '505': { respstat: 'B', text: 'Please retry' },
  '508': { respstat: 'B', text: 'Try again later - Declined' },
  '516': { respstat: 'B', text: 'Please retry' },
  '517': { respstat: 'C', text: 'CVV2 Declined', category: '3' },
};

export interface AmountVerdict {
  respstat: 'A' | 'B' | 'C';
  respcode: string;
  resptext: string;
  category?: Decline['category'];
}

/** The answer that an amount asks for. @param major The whole part in the major unit. */
export function amountVerdict(major: number): AmountVerdict | undefined {
  if (major < 1000 || major > 1999) return undefined;
  const respcode = String(major).slice(1);
  const known = amountCodes[respcode];
  if (!known) return { respstat: 'C', respcode, resptext: 'Decline', category: '2' };
  return {
    respstat: known.respstat,
    respcode,
    resptext: known.text,
    ...(known.category && { category: known.category }),
  };
}
