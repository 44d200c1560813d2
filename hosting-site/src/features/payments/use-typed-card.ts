// A card that is typed: the token of the gateway's field, and our own fields beside it.
import { message, t } from '@bite/shared/kernel/translate';
import type { CardMessage, CardPart } from '@bite/shared/payments/card-message';
import { useRef, useState } from 'react';
import type { CardToPay } from '../../lib/order-payment.ts';
import type { FieldState } from './hosted-card-field.tsx';

type NewCard = Extract<CardToPay['card'], { token: string }>;

export interface TypedCard {
  name: string;
  setName: (name: string) => void;
  postal: string;
  setPostal: (postal: string) => void;
  errors: { card?: string | undefined; name?: string | undefined; postal?: string | undefined };
  hear: (message: CardMessage) => void;
  setState: (state: FieldState) => void;
  touch: () => void;
  /** Increases as the gateway's field is emptied. */
  turn: number;
  read: () => Promise<NewCard | undefined>;
  clear: () => void;
}

/** The field makes its token half a second after the last key; then it goes once to the gateway. */
const TOKEN_WITHIN = 5_000;
/** Where nobody seems to have typed there is nothing to wait for; browsers do not tell of every way into a frame. */
const SAID_WITHIN = 700;

const partErrors: Record<CardPart, string> = {
  number: message('This card number is not right. Please check it.'),
  expiry: message('Please check the expiry date of the card.'),
  securityCode: message('Please check the security code: three digits on the back, or four on the front.'),
};
const MISSING = message('Please fill in the number, the expiry date and the security code of the card.');
const NOT_SHOWN = message('The card fields are not there yet. Load them again, or pay another way.');

const POSTAL = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/;

/**
 * @param refused The server's message of each field.
 * @param guestName The name on the card until the guest edits it.
 */
export function useTypedCard(refused: Readonly<Record<string, string>>, guestName: string): TypedCard {
  const [ownName, setName] = useState<string>();
  const name = ownName ?? guestName;
  const [postal, setPostal] = useState('');
  const [mistakes, setMistakes] = useState<TypedCard['errors']>({});
  const [turn, setTurn] = useState(1);
  const said = useRef<CardMessage>(undefined);
  const state = useRef<FieldState>('loading');
  const isTouched = useRef(false);
  const waiting = useRef<() => void>(undefined);
  const forgive = (field: keyof TypedCard['errors']) => setMistakes(({ [field]: _, ...others }) => others);

  const settled = async (): Promise<void> => {
    if (said.current || state.current !== 'shown') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isTouched.current ? TOKEN_WITHIN : SAID_WITHIN);
      waiting.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    waiting.current = undefined;
  };

  const cardError = (): string | undefined => {
    if (state.current !== 'shown') return t(NOT_SHOWN);
    const heard = said.current;
    if (heard?.kind === 'token') return undefined;
    return t(heard?.kind === 'invalid' && heard.part ? partErrors[heard.part] : MISSING);
  };

  return {
    name,
    setName: (next) => {
      setName(next);
      forgive('name');
    },
    postal,
    setPostal: (next) => {
      setPostal(next);
      forgive('postal');
    },
    errors: {
      card: mistakes.card ?? refused['card.token'] ?? refused['card.expiry'] ?? refused['card'],
      // The guest's own name may have filled it since.
      name: (name.trim() === '' ? mistakes.name : undefined) ?? refused['card.name'],
      postal: mistakes.postal ?? refused['card.postal'],
    },
    hear: (heard) => {
      said.current = heard;
      if (heard.kind === 'token') forgive('card');
      // What is only not complete yet is no mistake until somebody wants to pay.
      else if (heard.kind === 'invalid' && heard.part)
        setMistakes((now) => ({ ...now, card: t(partErrors[heard.part ?? 'number']) }));
      waiting.current?.();
    },
    setState: (next) => {
      state.current = next;
      if (next !== 'shown') said.current = undefined;
    },
    touch: () => {
      isTouched.current = true;
    },
    turn,
    read: async () => {
      await settled();
      const heard = said.current;
      const found: TypedCard['errors'] = {
        card: cardError(),
        name: name.trim() === '' ? t('Please enter the name on the card') : undefined,
        postal: POSTAL.test(postal.trim())
          ? undefined
          : t('Please enter the postal code of your bank statement'),
      };
      const kept = Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
      setMistakes(kept);
      if (heard?.kind !== 'token' || Object.keys(kept).length > 0) return undefined;
      return { token: heard.token, expiry: heard.expiry, name: name.trim(), postal: postal.trim() };
    },
    clear: () => {
      said.current = undefined;
      state.current = 'loading';
      isTouched.current = false;
      setTurn((count) => count + 1);
    },
  };
}
