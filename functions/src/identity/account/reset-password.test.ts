import { HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { linkIn } from '../../testing/memory-mailer.ts';
import { type MemoryPeople, memoryPeople } from '../../testing/memory-people.ts';
import { hashOf } from '../one-time-code.ts';
import { newPasswordCode, passwordCodes } from '../password-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { readPasswordReset, resetPassword } from './reset-password.ts';

const GOOD = 'a long walk at noon';
const over = {
  code: 'NOT_FOUND',
  message: 'This link has expired or has been used already. Please ask for a new one.',
};

let people: MemoryPeople;
beforeEach(() => {
  people = memoryPeople();
  people.person('ada');
  people.accounts.put({ uid: 'ada', emailVerified: false });
});

const choose = (code: string, password = GOOD) => resetPassword(people, { code, password });
const aCode = () => newPasswordCode(people, 'ada');

describe('a password chosen by a mailed link', () => {
  it('is that of whom the link was mailed to, and ends every session and token of theirs', async () => {
    await requestPasswordReset(people, 'ada@example.com');
    const [mail] = people.mailer.sent;
    const code = mail ? (new URL(linkIn(mail)).searchParams.get('oobCode') ?? '') : '';
    const elsewhere = people.tokenOf('ada');
    expect(await readPasswordReset(people, code)).toEqual({ email: 'ada@example.com' });
    await choose(code);
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
    expect(await people.accounts.verifyIdToken(elsewhere)).toBeUndefined();
    const { revokedAt } = (await people.records.get(users, 'ada')) ?? {};
    expect(revokedAt).toBe(new Date(people.now()).toISOString());
    expect((await people.accounts.find('ada'))?.emailVerified).toBe(true);
  });

  it('needs a link that nobody has used, that is an hour old at most, and whose account there is', async () => {
    const used = await aCode();
    const older = await aCode();
    await choose(used);
    const [late, ofNobody] = [await aCode(), await newPasswordCode(people, 'nobody')];
    for (const code of [used, older, ofNobody, 'made up']) {
      await expect(readPasswordReset(people, code)).rejects.toMatchObject(over);
      await expect(choose(code, 'another one at night')).rejects.toMatchObject(over);
    }
    people.clock.now += HOUR;
    await expect(readPasswordReset(people, late)).rejects.toMatchObject(over);
    await expect(choose(late, 'another one at night')).rejects.toMatchObject(over);
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
  });

  it('is not one of the commonest, and the link is good for a better one', async () => {
    const code = await aCode();
    await expect(choose(code, 'password1')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { password: expect.stringContaining('first that others would try') } },
    });
    await choose(code);
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
  });

  it('is one, however many are chosen with the link at the same moment', async () => {
    const code = await aCode();
    const passwords = ['a walk in the rain', 'a walk in the snow', 'a walk in the sun'];
    const outcomes = await Promise.allSettled(passwords.map((password) => choose(code, password)));
    const isSet = outcomes.map(({ status }) => status === 'fulfilled');
    expect(isSet.filter(Boolean)).toHaveLength(1);
    expect(people.accounts.passwords.get('ada')).toBe(passwords[isSet.indexOf(true)]);
  });

  it('leaves the link good where sign-in does not answer', async () => {
    const code = await aCode();
    people.accounts.isDown = true;
    await expect(choose(code)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    people.accounts.isDown = false;
    await choose(code);
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
  });

  it('leaves the link good where its process ended in the middle, once a minute has passed', async () => {
    const code = await aCode();
    const inAMinute = new Date(people.now() + 60_000).toISOString();
    people.records.put(passwordCodes, hashOf(code), {
      uid: 'ada',
      expiresAt: new Date(people.now() + HOUR).toISOString(),
      leasedUntil: inAMinute,
    });
    await expect(choose(code)).rejects.toMatchObject({ code: 'CONFLICT' });
    people.clock.now += 60_000;
    await choose(code);
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
  });

  it('is kept by its hash alone', async () => {
    const code = await aCode();
    expect(JSON.stringify(people.records.documents())).not.toContain(code);
  });
});
