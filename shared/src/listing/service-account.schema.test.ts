import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  accountRoles,
  accountTypes,
  accountVerifications,
  permissionLevels,
  serviceAccount,
  vettedStates,
} from './service-account.schema.ts';

const whole = {
  name: 'accounts/1',
  accountName: 'Bella Group',
  primaryOwner: 'accounts/2',
  type: 'LOCATION_GROUP',
  role: 'SITE_MANAGER',
  verificationState: 'VERIFICATION_REQUESTED',
  vettedState: 'NOT_VETTED',
  accountNumber: '12345',
  permissionLevel: 'MEMBER_LEVEL',
  organizationInfo: {
    registeredDomain: 'bella.example.com',
    address: { regionCode: 'US', addressLines: ['1 Main Street'] },
    phoneNumber: '+1 518 555 0100',
  },
};

describe('an account of the listing service', () => {
  it('I3.7-01 is read with every field', () => {
    expect(serviceAccount.parse(whole)).toEqual(whole);
  });

  it('I6-03 knows four roles', () => {
    expect(accountRoles).toEqual(['PRIMARY_OWNER', 'OWNER', 'MANAGER', 'SITE_MANAGER']);
    expect(accountRoles.map((role) => serviceAccount.parse({ name: 'accounts/1', role }).role)).toEqual([
      ...accountRoles,
    ]);
  });

  it('I3.7-01 knows the words of the service', () => {
    expect([accountTypes, accountVerifications, vettedStates, permissionLevels]).toEqual([
      ['PERSONAL', 'LOCATION_GROUP', 'USER_GROUP', 'ORGANIZATION'],
      ['VERIFIED', 'UNVERIFIED', 'VERIFICATION_REQUESTED'],
      ['NOT_VETTED', 'VETTED', 'INVALID'],
      ['OWNER_LEVEL', 'MEMBER_LEVEL'],
    ]);
  });

  it('I3.7-01 I6-03 is read though the service has new words and fields', () => {
    const newer = {
      ...whole,
      type: 'ALLIANCE',
      role: 'EMPEROR',
      verificationState: 'VERIFIED_TWICE',
      vettedState: 'ADMIRED',
      permissionLevel: 'GUEST_LEVEL',
      mood: 'calm',
      organizationInfo: { mood: 'calm', address: { mood: 'calm' } },
    };
    expect(serviceAccount.parse(newer)).toEqual(newer);
  });

  it('I3.7-01 needs nothing but its name', () => {
    expect(serviceAccount.parse({ name: 'accounts/1' })).toEqual({ name: 'accounts/1' });
    expect(issuesOf(serviceAccount, {})).toEqual([
      'name: Invalid input: expected string, received undefined',
    ]);
  });

  it.each(Object.keys(whole))('I3.7-01 holds %s to its type', (field) => {
    expect(issuesOf(serviceAccount, { ...whole, [field]: 7 })).toHaveLength(1);
  });
});
