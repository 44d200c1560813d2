// Why a guest cannot be texted at the number they gave, as checkout says it.
import { message } from '../kernel/translate.ts';

export const textRefusals = {
  noAddress: message(
    'We cannot text this number: please write it with its country, such as +44. Or untick this, and read your mails.',
  ),
  otherCountry: message(
    'This restaurant does not text numbers of that country. Please untick this: mails tell you the same.',
  ),
} as const;
