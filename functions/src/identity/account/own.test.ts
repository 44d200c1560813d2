import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import type { Account } from '../../ports/accounts.ts';
import { linkIn } from '../../testing/memory-mailer.ts';
import { BELLA, type MemoryPeople, memoryPeople } from '../../testing/memory-people.ts';
import { toSessionUser } from '../sessions/session-user.ts';
import { changePassword } from './change-password.ts';
import { getProfile, stampLastLogin, updateProfile } from './profile.ts';
import { ANSWER_AFTER, requestPasswordReset } from './request-password-reset.ts';
import { sendVerification } from './send-verification.ts';
import { signUp } from './sign-up.ts';

let people: MemoryPeople;
beforeEach(() => {
  people = memoryPeople();
});

const person = { firstName: 'Ada', lastName: 'Lopez', phone: '+1 518 555 0101' };
const newcomer = (change: Partial<Account> = {}) => ({
  account: people.accounts.put({ uid: 'ada', email: 'Ada@example.com', emailVerified: false, ...change }),
  requestId: 'request-1',
});

describe('signing up', () => {
  it('C4-03, I3.4-03, I4-26 makes an inactive record without rights, of what the account says', async () => {
    const user = await signUp(people, newcomer({ photoURL: 'https://example.com/a.jpg' }), person);
    expect(user).toMatchObject({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada Lopez',
      emailVerified: false,
      photoURL: 'https://example.com/a.jpg',
      isActive: false,
      isSiteAdmin: false,
      tenantAssignments: [],
      access: {},
      searchName: 'ada lopez',
    });
    expect(user).not.toHaveProperty('siteRole');
    expect(await people.recordOf('ada')).toEqual(user);
    expect(await people.audit()).toEqual(['ada create users ada']);
  });

  it('I5.1-13 stores the phone under +1', async () => {
    expect((await signUp(people, newcomer(), person)).phoneNumber).toEqual({
      countryCode: '+1',
      number: '518 555 0101',
    });
  });

  it('I5.1-13 mails a link that proves the address, unless it is proven; without a mail the record stands', async () => {
    await signUp(people, newcomer(), person);
    expect(people.mailer.sent.map(linkIn)[0]).toMatch(
      /\/auth\/action\?mode=verifyEmail&oobCode=verification/,
    );
    await signUp(people, newcomer({ uid: 'proven', email: 'p@example.com', emailVerified: true }), person);
    expect(people.mailer.sent).toHaveLength(1);
    people.mailer.isDown = true;
    await signUp(people, newcomer({ uid: 'quiet', email: 'q@example.com' }), person);
    expect(await people.recordOf('quiet')).toMatchObject({ isActive: false });
  });

  it('I5.1-13, I8.2-01 needs an account with an email', async () => {
    const caller = { account: { uid: 'ada', emailVerified: true, hasPassword: true }, requestId: 'r' };
    await expect(signUp(people, caller, person)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'User email not found',
    });
  });

  it('I5.1-13 mails one link, however often and at once the sign-up is sent', async () => {
    const caller = newcomer();
    await Promise.allSettled([1, 2, 3].map(() => signUp(people, caller, person)));
    await expect(signUp(people, caller, person)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(people.mailer.sent.map(({ to }) => to)).toEqual(['ada@example.com']);
  });

  it('I3.4-03 happens once: nobody becomes new again', async () => {
    people.person('ada', { roles: { [BELLA]: 'owner' } });
    await expect(signUp(people, newcomer(), person)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await people.recordOf('ada')).tenantIds).toEqual([BELLA]);
  });

  it('I3.4-03 keeps no picture that a page could not link to', async () => {
    const user = await signUp(people, newcomer({ photoURL: 'javascript:alert(1)' }), person);
    expect(user).not.toHaveProperty('photoURL');
  });
});

describe('the link that proves an address', () => {
  it('goes to the account’s address, unless that is proven', async () => {
    await sendVerification(people, newcomer().account);
    await sendVerification(people, newcomer({ emailVerified: true }).account);
    expect(people.mailer.sent.map(({ to }) => to)).toEqual(['Ada@example.com']);
  });

  it('greets nobody by a name that a stranger may have chosen', async () => {
    const displayName = 'URGENT: your money https://evil.example/';
    const { account } = newcomer({ displayName });
    await sendVerification(people, account);
    await requestPasswordReset(people, 'ada@example.com');
    people.person('ada', { displayName, email: 'ada@example.com', emailVerified: false });
    await requestPasswordReset(people, 'ada@example.com');
    for (const { text } of people.mailer.sent) expect(text).toMatch(/^Hello,\n/);
    expect(people.mailer.sent).toHaveLength(3);
    people.person('ada', { displayName: 'Ada Lopez', email: 'ada@example.com' });
    await requestPasswordReset(people, 'ada@example.com');
    expect(people.mailer.sent.at(-1)?.text).toMatch(/^Hello Ada Lopez,\n/);
  });

  it('I8.2-01 needs an address, and a mail server that takes it', async () => {
    await expect(
      sendVerification(people, { uid: 'x', emailVerified: false, hasPassword: false }),
    ).rejects.toMatchObject({
      message: 'User email not found',
    });
    people.mailer.isDown = true;
    await expect(sendVerification(people, newcomer().account)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('asking for a new password', () => {
  it('mails a link to whoever has an account, in any spelling', async () => {
    newcomer();
    await requestPasswordReset(people, 'ADA@example.com');
    expect(people.mailer.sent.map(linkIn)[0]).toMatch(/mode=resetPassword&oobCode=[\w-]{43}$/);
  });

  it('answers alike, and after the same time, where there is nobody and where no mail goes out', async () => {
    newcomer();
    const answers = [await requestPasswordReset(people, 'nobody@example.com')];
    people.mailer.isDown = true;
    answers.push(await requestPasswordReset(people, 'ada@example.com'));
    people.accounts.isDown = true;
    answers.push(await requestPasswordReset(people, 'ada@example.com'));
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(people.waits).toEqual([ANSWER_AFTER, ANSWER_AFTER, ANSWER_AFTER]);
    expect(JSON.stringify(people.logged)).not.toContain('@');
  });
});

describe('the own profile', () => {
  const caller = async (uid: string) => ({
    account: (await people.accounts.find(uid)) ?? { uid, emailVerified: false, hasPassword: false },
    user: await people.records.get(users, uid),
    requestId: 'request-1',
  });

  it('I8.2-01 is the record, or says that there is none', async () => {
    const ada = people.person('ada');
    expect(await getProfile(people, await caller('ada'))).toEqual(ada);
    await expect(getProfile(people, await caller('nobody'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found in Firestore',
    });
  });

  it('I4-26 takes over that the address is proven to the account', async () => {
    people.person('ada', { emailVerified: false });
    expect((await getProfile(people, await caller('ada'))).emailVerified).toBe(true);
    expect((await people.recordOf('ada')).emailVerified).toBe(true);
  });

  it('I4-26 does not take an address for proven that its account has given up for another one', async () => {
    const user = people.person('ada', { emailVerified: false });
    const account = people.accounts.put({ uid: 'ada', email: 'other@evil.example', emailVerified: true });
    const profile = await getProfile(people, { account, user, requestId: 'r' });
    expect(profile).toMatchObject({ email: user.email, emailVerified: false });
    expect(toSessionUser(account, user)).toMatchObject({ email: user.email, emailVerified: false });
    expect(toSessionUser({ ...account, email: user.email.toUpperCase() }, user).emailVerified).toBe(true);
    await people.attempting.handlers.syncAccount?.(
      { uid: 'ada', fields: ['emailVerified'] },
      { isLast: false },
    );
    expect((await people.recordOf('ada')).emailVerified).toBe(false);
  });

  it('is changed with its account, and keeps its rights', async () => {
    const before = people.person('ada', { roles: { [BELLA]: 'manager' } });
    const after = await updateProfile(people, await caller('ada'), { displayName: 'Ada L.', photoURL: null });
    expect(after).toMatchObject({
      displayName: 'Ada L.',
      searchName: 'ada l.',
      access: before.access,
      tenantIds: [BELLA],
    });
    expect((await people.accounts.find('ada'))?.displayName).toBe('Ada L.');
  });

  it('I8.2-10 is changed, too, where the account cannot be told: that is logged', async () => {
    people.person('ada');
    const ada = await caller('ada');
    people.accounts.isDown = true;
    expect((await updateProfile(people, ada, { displayName: 'Ada L.' })).displayName).toBe('Ada L.');
    expect(people.logged).toHaveLength(1);
  });

  it('I8.2-03 of somebody without a record cannot be changed or stamped', async () => {
    const missing = { code: 'NOT_FOUND', message: 'User with UID nobody not found' };
    await expect(updateProfile(people, await caller('nobody'), {})).rejects.toMatchObject(missing);
    await expect(stampLastLogin(people, await caller('nobody'))).rejects.toMatchObject(missing);
  });

  it('O2.9-14 notes the sign-in where none is noted yet', async () => {
    people.person('ada');
    const stamped = await stampLastLogin(people, await caller('ada'));
    expect(stamped.lastLogin).toBe(new Date(people.now()).toISOString());
    people.clock.now += 60_000;
    expect(await stampLastLogin(people, await caller('ada'))).toEqual(stamped);
  });
});

describe('another password', () => {
  const GOOD = 'a long walk at noon';
  const caller = () => ({ account: people.accounts.put({ uid: 'ada' }) });

  it('is set by whoever types the present one, and ends every session', async () => {
    const ada = caller();
    const elsewhere = people.accounts.idToken('ada');
    await changePassword(people, ada, { idToken: people.accounts.idToken('ada'), password: GOOD });
    expect(people.accounts.passwords.get('ada')).toBe(GOOD);
    expect(await people.accounts.verifyIdToken(elsewhere)).toBeUndefined();
  });

  it.each<[string, () => string]>([
    ['nonsense', () => 'nonsense'],
    ['somebody else’s password', () => people.accounts.idToken(people.accounts.put({ uid: 'grace' }).uid)],
    ['a sign-in of ten minutes ago', () => people.accounts.idToken('ada', people.now() - 600_000)],
    [
      'what the session’s own client holds',
      () =>
        people.accounts.idToken('ada', people.now(), {
          sessionToken: 'a'.repeat(64),
          startedAt: new Date(people.now()).toISOString(),
          expiresAt: new Date(people.now() + 600_000).toISOString(),
        }),
    ],
  ])('is not set for %s', async (_what, proof) => {
    const ada = caller();
    const change = changePassword(people, ada, { idToken: proof(), password: GOOD });
    await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(people.accounts.passwords.has('ada')).toBe(false);
  });

  it('is not one of the commonest', async () => {
    const ada = caller();
    const change = changePassword(people, ada, {
      idToken: people.accounts.idToken('ada'),
      password: 'password1',
    });
    await expect(change).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { password: expect.stringContaining('first that others would try') } },
    });
    expect(people.accounts.passwords.has('ada')).toBe(false);
  });
});
