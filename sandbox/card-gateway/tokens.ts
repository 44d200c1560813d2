// Cards become tokens: 16 digits that begin with 9 and the card's first two, end with its last four, and never pass for the number of
// a card.
import { createHmac, randomBytes } from 'node:crypto';
import { type Card, passesLuhn, readCard } from './card-numbers.ts';
import type { GatewayState, KnownCard } from './gateway-state.ts';
import { securityCodeVerdict } from './test-cards.ts';

export interface Tokenized {
  token: string;
  card: KnownCard;
}

export interface TokenOptions {
  cvv?: string;
  /** Another token each time. */
  unique?: boolean;
}

/** Undefined for what is no card number. The number itself is not kept. */
export function tokenOf(
  state: GatewayState,
  number: string,
  { cvv, unique }: TokenOptions = {},
): Tokenized | undefined {
  const card = readCard(number);
  if (!card) return undefined;
  const known: KnownCard = cvv ? { ...card, cvvresp: securityCodeVerdict(cvv) } : card;
  const token = tokenFor(
    card,
    unique ? randomBytes(16).toString('hex') : number.replace(/\D/g, ''),
    state.tokenKey,
  );
  state.cards[token] = known;
  return { token, card: known };
}

function tokenFor({ start, lastFour }: Card, secret: string, key: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const hash = createHmac('sha256', key).update(`${attempt}/${secret}`).digest();
    const middle = String(hash.readUIntBE(0, 6) % 10 ** 9).padStart(9, '0');
    const token = `9${start}${middle}${lastFour}`;
    if (!passesLuhn(token)) return token;
  }
}

/** A token, or what it stands for if it was made here. Anything else is read as a card's number. */
export function cardOf(state: GatewayState, account: string): Tokenized | undefined {
  const card = state.cards[account];
  return card ? { token: account, card } : tokenOf(state, account);
}
