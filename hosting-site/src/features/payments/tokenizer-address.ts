// The address of the gateway's card field, with the words of the page.
import { type CardFieldLook, cardFieldAddress } from '@bite/shared/payments/card-field';
import { fieldWords } from './card-words.ts';

export const tokenizerAddress = (tokenizer: string, look: CardFieldLook): string =>
  cardFieldAddress(tokenizer, look, {
    sendcssloadedevent: 'true',
    cardnumbernumericonly: 'true',
    ...fieldWords(),
    placeholder: '1234 1234 1234 1234',
  });
