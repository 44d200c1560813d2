import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aCardProfileRequest, anAchProfileRequest } from '../testing/payment-records.ts';
import {
  achProfileRequest,
  addProfileAccountRequest,
  cardProfileRequest,
  profileAnswer,
  profileDeletedAnswer,
  profileRequest,
  storedProfileRequest,
  updateProfileAccountRequest,
} from './profile.schema.ts';
import { responseMeaning } from './response-status.ts';

const whole = {
  merchid: 'MID-7',
  account: '1234567890',
  expiry: '0000',
  accttype: 'ACH',
  bankaba: '036001808',
  name: 'Kim Doe',
  company: 'Bella',
  address: '1 Main Street',
  address2: 'Suite 2',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  postal: 'M5H 2N2',
  phone: '4165550100',
  email: 'kim@example.com',
  defaultacct: 'Y',
  cofpermission: 'Y',
  auoptout: 'Y',
};

describe('profile request', () => {
  it('I3.6-07 keeps every field that it is given', () => {
    expect(profileRequest.parse(whole)).toEqual(whole);
    expect(achProfileRequest.parse(whole)).toEqual(whole);
    expect(issuesOf(profileRequest, { ...whole, nickname: 'Mine' })).toEqual([
      ': Unrecognized key: "nickname"',
    ]);
  });

  it('I5.2-07, I5.2-21 starts in the United States, without permission to charge later and within the account updater', () => {
    expect(profileRequest.parse(aCardProfileRequest())).toEqual({
      ...aCardProfileRequest(),
      country: 'US',
      cofpermission: 'N',
      auoptout: 'N',
    });
  });

  it('I3.6-07 needs a merchant, an account and an expiry', () => {
    expect(issuesOf(profileRequest, {})).toEqual([
      'merchid: Merchant ID must be 1-16 characters',
      'account: Account must be 1-27 characters',
      'expiry: Expiry must be MMYY',
    ]);
  });

  it.each([
    ['expiry', '203009', 'Expiry must be MMYY'],
    ['accttype', 'visa', 'accttype must be 2-6 uppercase letters'],
    ['bankaba', '1', 'Bank ABA must be exactly 9 digits'],
    ['country', 'usa', 'Country must be 2 uppercase letters'],
    ['postal', '1220', 'Postal code must be 5 digits or 5-4 digits'],
    ['defaultacct', 'yes', 'Must be Y or N'],
    ['cofpermission', 'yes', 'Must be Y or N'],
    ['auoptout', 'yes', 'Must be Y or N'],
  ])('I3.6-07 holds %s to its rule', (field, value, message) => {
    for (const schema of [profileRequest, cardProfileRequest])
      expect(issuesOf(schema, aCardProfileRequest({ [field]: value }))).toEqual([`${field}: ${message}`]);
  });

  it('I5.2-08 an ACH profile has an American postal code, too, unless its address is elsewhere', () => {
    const issue = ['postal: Postal code must be 5 digits or 5-4 digits'];
    expect(issuesOf(achProfileRequest, anAchProfileRequest({ postal: 'M5H 2N2' }))).toEqual(issue);
    expect(issuesOf(achProfileRequest, anAchProfileRequest({ postal: 'M5H 2N2', country: 'CA' }))).toEqual(
      [],
    );
  });

  it.each([
    [{ accttype: undefined }, 'accttype: accttype must be ACH for an ACH profile'],
    [{ accttype: 'ECHK' }, 'accttype: accttype must be ACH for an ACH profile'],
    [{ bankaba: undefined }, 'bankaba: bankaba is required for an ACH profile'],
    [{ name: undefined }, 'name: name is required for an ACH profile'],
    [{ name: ' ' }, 'name: name is required for an ACH profile'],
    [{ expiry: '0930' }, 'expiry: expiry must be 0000 for an ACH profile'],
  ])('I5.3-09 refuses an ACH profile with %j', (change, issue) => {
    expect(issuesOf(achProfileRequest, anAchProfileRequest())).toEqual([]);
    expect(issuesOf(achProfileRequest, anAchProfileRequest(change))).toEqual([issue]);
  });

  it.each([
    [{ accttype: 'ACH' }, 'accttype: accttype must not be ACH for a card profile'],
    [{ expiry: '0000' }, 'expiry: expiry must not be 0000 for a card profile'],
  ])('I5.3-09 refuses a card profile with %j', (change, issue) => {
    expect(issuesOf(cardProfileRequest, aCardProfileRequest())).toEqual([]);
    expect(issuesOf(cardProfileRequest, aCardProfileRequest(change))).toEqual([issue]);
  });

  it.each([
    ['a new profile', profileRequest, {}],
    ['an added account', addProfileAccountRequest, { profile: '123' }],
    ['an updated account', updateProfileAccountRequest, { profile: '123/1' }],
  ])('I5.3-09 tells by accttype which rules %s has to keep', (_, schema, profile) => {
    expect(issuesOf(schema, aCardProfileRequest(profile))).toEqual([]);
    expect(issuesOf(schema, anAchProfileRequest(profile))).toEqual([]);
    expect(issuesOf(schema, aCardProfileRequest({ ...profile, expiry: '0000' }))).toEqual([
      'expiry: expiry must not be 0000 for a card profile',
    ]);
    expect(issuesOf(schema, anAchProfileRequest({ ...profile, expiry: '0930' }))).toEqual([
      'expiry: expiry must be 0000 for an ACH profile',
    ]);
  });

  it.each([
    ['1', []],
    ['1'.repeat(20), []],
    ['123/1', ['profile: Profile must not contain a slash when adding an account']],
    ['/', ['profile: Profile must not contain a slash when adding an account']],
    ['1'.repeat(21), ['profile: Profile ID must be 1-20 digits']],
    ['abc', ['profile: Profile ID must be 1-20 digits']],
    [undefined, ['profile: Profile is required']],
  ])('I5.3-10 adds an account to the profile %s', (profile, found) => {
    expect(issuesOf(addProfileAccountRequest, aCardProfileRequest({ profile }))).toEqual(found);
  });

  const wrongForm = ['profile: Profile must have the form profileid/accountid when updating an account'];

  it.each([
    ['1/1', []],
    [`${'1'.repeat(20)}/999`, []],
    ['123', wrongForm],
    ['123/', wrongForm],
    ['/1', wrongForm],
    ['123/1000', wrongForm],
    [`${'1'.repeat(21)}/1`, wrongForm],
    ['123/1/1', wrongForm],
    ['abc/1', wrongForm],
    [undefined, ['profile: Profile is required']],
  ])('I5.3-10 updates the account %s', (profile, found) => {
    expect(issuesOf(updateProfileAccountRequest, aCardProfileRequest({ profile }))).toEqual(found);
  });

  it('I5.3-10 says that it is an update', () => {
    const asked = aCardProfileRequest({ profile: '123/1' });
    expect(updateProfileAccountRequest.parse(asked).profileupdate).toBe('Y');
    expect(issuesOf(updateProfileAccountRequest, { ...asked, profileupdate: 'N' })).toHaveLength(1);
  });

  it('I5.2-16 reads or deletes one account of a profile', () => {
    const asked = { profileid: '123', acctid: '1', merchid: '496160873888' };
    expect(storedProfileRequest.parse(asked)).toEqual(asked);
    expect(issuesOf(storedProfileRequest, { profileid: '1a', acctid: '1000', merchid: 'MID-7' })).toEqual([
      'profileid: Profile ID must be 1-20 digits',
      'acctid: Account ID must be 1-3 digits',
      'merchid: Merchant ID must be 1-16 digits',
    ]);
  });
});

const stored = {
  profileid: '12305454023615201322',
  acctid: '1',
  accttype: 'VISA',
  token: '9441149619831111',
  expiry: '0930',
  name: 'Kim Doe',
  company: 'Bella',
  address: '1 Main Street',
  address2: 'Suite 2',
  city: 'Albany',
  region: 'NY',
  country: 'US',
  postal: '12207',
  phone: '5185550100',
  email: 'kim@example.com',
  defaultacct: 'Y',
  auoptout: 'N',
  cofpermission: 'N',
  gsacard: 'N',
  respstat: 'A',
  respcode: '09',
  resptext: 'Profile Saved',
};

describe('stored profile', () => {
  it('I3.6-07 keeps every field of an answer, later ones too', () => {
    const answer = { ...stored, wallet: { kind: 'new' } };
    expect(profileAnswer.parse(answer)).toEqual(answer);
    expect(profileAnswer.parse({ ...stored, acctid: 1, gsacard: false })).toMatchObject({
      acctid: '1',
      gsacard: false,
    });
  });

  it.each([
    ['A', 'approved'],
    ['B', 'retry'],
    ['C', 'declined'],
  ])('I4-08 deleting it with %s was %s', (respstat, meaning) => {
    const answer = profileDeletedAnswer.parse({ profileid: '123', acctid: 1, respstat });
    expect(answer).toMatchObject({ profileid: '123', acctid: '1' });
    expect(responseMeaning(answer.respstat)).toBe(meaning);
  });
});
