// A diner's cards and bank accounts as stored by the gateway: we never store a number (I3.6-07).
import { z } from 'zod';
import { answerFlag, answerText, verdictFields } from './answer-fields.schema.ts';
import { NO_EXPIRY } from './expiry.ts';
import {
  account,
  accountId,
  bankAba,
  checkPostal,
  country,
  flag,
  merchantId,
  merchantNumber,
  postal,
  profileExpiry,
  profileId,
} from './fields.schema.ts';

const fields = {
  merchid: merchantId,
  /** The number, or the token of one. */
  account,
  expiry: profileExpiry,
  accttype: z
    .string()
    .regex(/^[A-Z]{2,6}$/, 'accttype must be 2-6 uppercase letters')
    .optional(),
  bankaba: bankAba.optional(),
  name: z.string().optional(),
  company: z.string().optional(),
  address: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: country.default('US'),
  postal: postal.optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  defaultacct: flag.optional(),
  cofpermission: flag.default('N'),
  auoptout: flag.default('N'),
};

type Fields = z.output<z.ZodObject<typeof fields>>;
type Check = (value: Fields, context: z.RefinementCtx) => void;

const ACH = 'ACH';

const checkAch: Check = (value, context) => {
  const reject = (field: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (value.accttype !== ACH) reject('accttype', 'accttype must be ACH for an ACH profile');
  if (!value.bankaba) reject('bankaba', 'bankaba is required for an ACH profile');
  if (!value.name?.trim()) reject('name', 'name is required for an ACH profile');
  if (value.expiry !== NO_EXPIRY) reject('expiry', 'expiry must be 0000 for an ACH profile');
  checkPostal(value, context);
};

const checkCard: Check = (value, context) => {
  const reject = (field: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (value.accttype === ACH) reject('accttype', 'accttype must not be ACH for a card profile');
  if (value.expiry === NO_EXPIRY) reject('expiry', 'expiry must not be 0000 for a card profile');
  checkPostal(value, context);
};

const checkEither: Check = (value, context) =>
  (value.accttype === ACH ? checkAch : checkCard)(value, context);

export const achProfileRequest = z.strictObject(fields).superRefine(checkAch);
export const cardProfileRequest = z.strictObject(fields).superRefine(checkCard);

/** A new profile of either kind. */
export const profileRequest = z.strictObject(fields).superRefine(checkEither);

/** One more card or bank account for a profile that exists (I5.3-10). */
export const addProfileAccountRequest = z
  .strictObject({
    ...fields,
    profile: z
      .string('Profile is required')
      .refine((text) => !text.includes('/'), 'Profile must not contain a slash when adding an account')
      .pipe(profileId),
  })
  .superRefine(checkEither);

export const updateProfileAccountRequest = z
  .strictObject({
    ...fields,
    profile: z
      .string('Profile is required')
      .regex(
        /^\d{1,20}\/\d{1,3}$/,
        'Profile must have the form profileid/accountid when updating an account',
      ),
    profileupdate: z.literal('Y').default('Y'),
  })
  .superRefine(checkEither);

/** Reads or deletes one account of a profile: all three stand in the path. */
export const storedProfileRequest = z.strictObject({
  profileid: profileId,
  acctid: accountId,
  merchid: merchantNumber,
});

export const profileAnswer = z.looseObject({
  ...verdictFields,
  profileid: answerText,
  acctid: answerText,
  accttype: answerText,
  token: answerText,
  expiry: answerText,
  name: answerText,
  company: answerText,
  address: answerText,
  address2: answerText,
  city: answerText,
  region: answerText,
  country: answerText,
  postal: answerText,
  phone: answerText,
  email: answerText,
  defaultacct: answerFlag,
  auoptout: answerFlag,
  cofpermission: answerFlag,
  gsacard: answerFlag,
});

/** Deleting: responseMeaning of its respstat says what came of it (I4-08). */
export const profileDeletedAnswer = z.looseObject({
  ...verdictFields,
  profileid: answerText,
  acctid: answerText,
});

export type ProfileAnswer = z.output<typeof profileAnswer>;
