import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { newCreatedUser, newInvitedUser, newSignUp, newSocialSignUp } from './new-user.ts';
import { user } from './user.schema.ts';

const NOW = '2026-06-10T22:00:00.000Z';
const person = { firstName: 'Ada', lastName: 'Lopez' };
const account = { uid: 'uid-ada', email: 'ada@bella.example.com', emailVerified: true };

const fresh = {
  uid: 'uid-ada',
  email: 'ada@bella.example.com',
  emailVerified: false,
  isSiteAdmin: false,
  tenantAssignments: [],
  access: {},
  tenantIds: [],
  unplacedIn: [],
  searchName: '',
  isActive: false,
  createdAt: NOW,
  updatedAt: NOW,
};
const named = { ...fresh, displayName: 'Ada Lopez', firstName: 'Ada', lastName: 'Lopez' };

describe('somebody new', () => {
  it('C4-03, I3.4-03, I4-26 who signs up is inactive and no site administrator', () => {
    const signedUp = newSignUp('uid-ada', { email: account.email, ...person }, NOW);
    expect(signedUp).toEqual(named);
    expect(user.parse(signedUp)).toEqual(signedUp);
  });

  it.each([
    ['518 555 0101', '518 555 0101'],
    ['+1 518 555 0101', '518 555 0101'],
    ['+15185550101', '5185550101'],
  ])('I5.1-13 the phone %s is stored under +1', (phone, number) => {
    const { phoneNumber } = newSignUp('uid-ada', { email: account.email, ...person, phone }, NOW);
    expect(phoneNumber).toEqual({ countryCode: '+1', number });
  });

  it.each([undefined, ''])('I5.1-13 the phone %j is none', (phone) => {
    expect(newSignUp('uid-ada', { email: account.email, ...person, phone }, NOW)).toEqual(named);
  });

  it('I5.1-13, I3.4-03 who completes a social sign-up takes over what the account knows', () => {
    const photoURL = 'https://example.com/ada.jpg';
    expect(newSocialSignUp({ ...account, photoURL }, { ...person, phone: '518' }, NOW)).toEqual({
      ...named,
      emailVerified: true,
      photoURL,
      phoneNumber: { countryCode: '+1', number: '518' },
    });
    expect(newSocialSignUp({ ...account, emailVerified: false, photoURL: null }, person, NOW)).toEqual(named);
  });

  it('I5.1-13, I8.2-01 a social sign-up is not completed by nobody', () => {
    expect(refusalOf(() => newSocialSignUp(undefined, person, NOW))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'No authenticated user found',
    });
  });

  it.each([undefined, null, ''])('I5.1-13, I8.2-01 nor with the email %j', (email) => {
    expect(refusalOf(() => newSocialSignUp({ ...account, email }, person, NOW))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'User email not found',
    });
  });

  it('C4-03, I4-26 whom an administrator creates is inactive too, with an active assignment or none', () => {
    const created = { email: account.email, displayName: 'Ada L.' };
    expect(newCreatedUser('uid-ada', created, NOW)).toEqual({ ...fresh, displayName: 'Ada L.' });
    expect(newCreatedUser('uid-ada', { ...created, tenantId: 7, tenantRole: 'admin' }, NOW)).toEqual({
      ...fresh,
      displayName: 'Ada L.',
      tenantAssignments: [{ tenantId: 7, role: 'admin', isActive: true, assignedAt: NOW, updatedAt: NOW }],
    });
  });
});

describe('somebody who is invited', () => {
  it.each([
    ['as they give their names', person, { ...person, displayName: 'Ada Lopez' }],
    ['as the account knows them', { displayName: 'A.' }, { displayName: 'Ada at home' }],
  ])('C4-03 is called %s, and is let in by nothing of this', (_how, given, expected) => {
    const invited = newInvitedUser({ ...account, displayName: 'Ada at home' }, given, NOW);
    expect(invited).toEqual({ ...fresh, ...expected });
  });

  it('C4-03 is called as the invitation says where nobody else does, or not at all', () => {
    expect(newInvitedUser(account, { displayName: 'A.' }, NOW).displayName).toBe('A.');
    expect(newInvitedUser(account, { firstName: 'Ada' }, NOW)).toEqual(fresh);
  });
});
