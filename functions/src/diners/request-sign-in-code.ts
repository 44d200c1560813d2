// Mails a diner a code and a link to sign in with. Known and unknown addresses are treated alike.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { plainAddress } from '@bite/shared/kernel/plain-address';
import { signInCodeMail } from '../mail/sign-in-code-mail.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { assertSigningIn } from './assert-signing-in.ts';
import { newSignInCode, signInCodes } from './sign-in-code.ts';
import { type SiteAtDeps, siteAt } from './site-at.ts';

export interface RequestSignInCodeDeps extends SiteAtDeps {
  records: Pick<RecordStore, 'transact'>;
  storefronts: Storefronts;
  mailer: Mailer;
  allowances: Allowances;
  now: () => number;
}

const CODES_A_DAY = 20;

/** Returns the secret of the asking browser. Throws as assertSigningIn does, and UNAVAILABLE if the mail cannot be sent. */
export async function requestSignInCode(
  deps: RequestSignInCodeDeps,
  { email, restaurantGuid, language }: BodyOf<'requestSignInCode'>,
  host: string,
): Promise<Answers['requestSignInCode']> {
  const { restaurant } = (await assertSigningIn(deps.storefronts, restaurantGuid)).storefront;
  const to = email.toLowerCase();
  const isLinkOnly = !(await mayGuess(deps, to));
  const { address, onlyAt } = await siteAt(deps, host, restaurant);
  const { requestId, code, link, id, record } = newSignInCode(to, deps.now(), { isLinkOnly, onlyAt });
  if (isLinkOnly && address === undefined)
    throw new DomainError(
      'RATE_LIMITED',
      'There were many codes for this address today. Please try tomorrow.',
    );
  await deps.records.transact(async (transaction) => transaction.create(signInCodes, id, record));
  const url = address && `${address}/account#sign-in=${link}`;
  await deps.mailer.send(signInCodeMail({ to, restaurant: restaurant.name, code, url, language }));
  return { requestId, ...(isLinkOnly && { isLinkOnly }) };
}

/**
 * Whether a code may still be guessed at: with five tries each, nobody finds one of a million in a day. Later mails have the link
 * alone, which nobody guesses, so that whoever asks for codes all day keeps the owner from nothing.
 */
async function mayGuess({ allowances, now }: RequestSignInCodeDeps, email: string): Promise<boolean> {
  const day = Math.floor(now() / DAY);
  const allowance = { max: CODES_A_DAY, endsAt: (day + 1) * DAY };
  return (await allowances.take(`sign-in codes ${plainAddress(email)} ${day}`, allowance, 1)) > 0;
}
