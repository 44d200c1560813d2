// What a card's first digits say about it (I3.6-10).
import { z } from 'zod';
import { said, saidFlag, saidWord } from './answer-fields.schema.ts';
import { binBound, merchantNumber, token } from './fields.schema.ts';
import { binProductLetters } from './gateway-words.ts';

export const binRequest = z.strictObject({ merchid: merchantNumber, token });

export const binAnswer = z.looseObject({
  country: said,
  product: saidWord(binProductLetters),
  bin: said,
  binlo: said,
  binhi: said,
  cardusestring: said,
  subtype: said,
  issuer: said,
  gsa: saidFlag,
  corporate: saidFlag,
  fsa: saidFlag,
  purchase: saidFlag,
  prepaid: saidFlag,
  errormsg: said,
});

/** The range of cards that an answer speaks of (I5.2-23). Answers may leave it out or write it shorter. */
export const binRange = z.strictObject({ binlo: binBound, binhi: binBound });

export type BinAnswer = z.output<typeof binAnswer>;
export type BinRange = z.output<typeof binRange>;
