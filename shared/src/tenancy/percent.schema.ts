// A restaurant's rates as forms take them (C5-13, I5.1-11): percent, 0 to 100. percent.ts turns them into what is stored.
import { z } from 'zod';
import { rateMessages } from './percent.ts';

const percent = (message: string) => z.number(message).min(0, message).max(100, message);

export const ratesInPercent = z.strictObject({
  taxRate: percent(rateMessages.taxRate),
  serviceCharge: percent(rateMessages.serviceCharge),
});

export type RatesInPercent = z.output<typeof ratesInPercent>;
