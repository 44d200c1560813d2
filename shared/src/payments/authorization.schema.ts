// The authorization of a payment: request and answer (I3.6-02, I3.6-03).
import { z } from 'zod';
import {
  answerText,
  answerUserFields,
  answerWord,
  declineFields,
  feeFields,
  receiptFields,
  verdictFields,
} from './answer-fields.schema.ts';
import { binAnswer } from './bin.schema.ts';
import {
  account,
  achEntryCode,
  amount,
  bankAba,
  cardOnFile,
  checkPostal,
  country,
  currency,
  cvv2,
  ecomInd,
  expiry,
  flag,
  merchantId,
  orderDate,
  orderId,
  postal,
  profileText,
  secureExemption,
  secureFlag,
  signature,
  terminalId,
  token,
  userFields,
} from './fields.schema.ts';
import { cardTypes, entryModes } from './gateway-words.ts';
import { checkTax, taxFields } from './tax-fields.schema.ts';

export const paymentAccountTypes = ['ECHK', 'ESAV', 'PPAL', 'PAID', 'GIFT', 'PDEBIT'] as const;
const achTypes: readonly (string | undefined)[] = ['ECHK', 'ESAV'];

const payer = {
  name: z.string().optional(),
  company: z.string().optional(),
  address: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: country.optional(),
  postal: postal.optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
};

const fields = {
  merchid: merchantId,
  /** A card or bank account number, or the token of one. */
  account: account.optional(),
  token: token.optional(),
  /** 'Y' stores the card; a profile pays with a stored one. */
  profile: profileText.optional(),
  amount,
  currency,
  expiry: expiry.optional(),
  cvv2: cvv2.optional(),
  orderid: orderId.optional(),
  capture: flag.optional(),
  tokenize: flag.optional(),
  receipt: flag.optional(),
  bin: flag.optional(),
  ecomind: ecomInd.optional(),
  cof: cardOnFile.optional(),
  cofscheduled: flag.optional(),
  cofpermission: flag.optional(),
  accttype: z.enum(paymentAccountTypes, 'accttype must be ECHK, ESAV, PPAL, PAID, GIFT or PDEBIT').optional(),
  bankaba: bankAba.optional(),
  achEntryCode: achEntryCode.optional(),
  achDescription: z.string().optional(),
  ...payer,
  ...taxFields,
  frtamnt: amount.optional(),
  dutyamnt: amount.optional(),
  orderdate: orderDate.optional(),
  userfields: userFields.optional(),
  signature: signature.optional(),
  termid: terminalId.optional(),
  track: z.string().optional(),
  authcode: z.string().min(1).optional(),
  secureflag: secureFlag.optional(),
  securevalue: z.string().optional(),
  securexid: z.string().optional(),
  secureexemption: secureExemption.optional(),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

function checkAuthorization(value: Fields, context: z.RefinementCtx): void {
  const reject = (field: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  const paysFromProfile = value.profile !== undefined && value.profile !== 'Y';
  if (!value.account && !value.token && !value.track && !paysFromProfile)
    reject('account', 'An account or a token is required');
  if (value.cof === 'M' && !value.cofscheduled)
    reject('cofscheduled', 'cofscheduled is required for merchant-initiated transactions (cof: M)');
  if (achTypes.includes(value.accttype) && value.account && !value.bankaba)
    reject('bankaba', 'bankaba is required for ACH accounts (accttype: ECHK or ESAV)');
  checkTax(value, context);
  checkPostal(value, context);
}

export const authorizationRequest = z.strictObject(fields).superRefine(checkAuthorization);

const authcodeMessage = 'authcode is required for voice authorizations';

/** An approval that was given by telephone, entered afterwards (I5.3-04). */
export const voiceAuthorizationRequest = z
  .strictObject({ ...fields, authcode: z.string(authcodeMessage).min(1, authcodeMessage) })
  .superRefine(checkAuthorization);

export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/**
 * Amounts count in the major unit (fromDecimals). An answer that is refused for its receipt may still be an approval:
 * read it again with gatewayVerdict, or inquire, before anything is charged a second time.
 */
export const authorizationAnswer = z.looseObject({
  ...verdictFields,
  ...declineFields,
  ...feeFields,
  ...receiptFields,
  token: answerText,
  account: answerText,
  amount: answerText,
  currency: answerText,
  expiry: answerText,
  orderid: answerText,
  orderId: answerText,
  authcode: answerText,
  batchid: answerText,
  avsresp: answerText,
  cvvresp: answerText,
  entrymode: answerWord(entryModes),
  bintype: answerWord(cardTypes),
  commcard: answerText,
  profileid: answerText,
  acctid: answerText,
  signature: answerText,
  emv: answerText,
  userfields: answerUserFields,
  binInfo: binAnswer.nullish().catch(undefined),
});
