// What the first digits of a card's number (BIN) say about the card (I3.6-10).
import { z } from 'zod';
import { answerFlag, answerText, answerWord } from './answer-fields.schema.ts';
import { binBound, merchantNumber, token } from './fields.schema.ts';
import { binProductLetters } from './gateway-words.ts';

export const binRequest = z.strictObject({ merchid: merchantNumber, token });

export const binAnswer = z.looseObject({
  country: answerText,
  product: answerWord(binProductLetters),
  bin: answerText,
  binlo: answerText,
  binhi: answerText,
  cardusestring: answerText,
  subtype: answerText,
  issuer: answerText,
  gsa: answerFlag,
  corporate: answerFlag,
  fsa: answerFlag,
  purchase: answerFlag,
  prepaid: answerFlag,
  success: answerFlag,
  errormsg: answerText,
});

/** The range of cards that an answer is about (I5.2-23); may be missing or shortened. */
export const binRange = z.strictObject({ binlo: binBound, binhi: binBound });

export type BinAnswer = z.output<typeof binAnswer>;
