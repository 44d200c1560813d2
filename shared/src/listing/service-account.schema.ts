// An account in the answers of the business-listing service (I3.7-01). Unknown fields and values are accepted.
import { z } from 'zod';
import { openEnum } from '../kernel/schema.ts';
import { postalAddress } from './service-location.schema.ts';

export const accountTypes = ['PERSONAL', 'LOCATION_GROUP', 'USER_GROUP', 'ORGANIZATION'] as const;
/** The role of the signed-in person in the account (I6-03). */
export const accountRoles = ['PRIMARY_OWNER', 'OWNER', 'MANAGER', 'SITE_MANAGER'] as const;
export const accountVerifications = ['VERIFIED', 'UNVERIFIED', 'VERIFICATION_REQUESTED'] as const;
export const vettedStates = ['NOT_VETTED', 'VETTED', 'INVALID'] as const;
export const permissionLevels = ['OWNER_LEVEL', 'MEMBER_LEVEL'] as const;

/** `name` is the resource name, 'accounts/…', with which all other resources begin. */
export const serviceAccount = z.looseObject({
  name: z.string(),
  accountName: z.string().optional(),
  primaryOwner: z.string().optional(),
  type: openEnum(accountTypes).optional(),
  role: openEnum(accountRoles).optional(),
  verificationState: openEnum(accountVerifications).optional(),
  vettedState: openEnum(vettedStates).optional(),
  accountNumber: z.string().optional(),
  permissionLevel: openEnum(permissionLevels).optional(),
  organizationInfo: z
    .looseObject({
      registeredDomain: z.string().optional(),
      address: postalAddress.optional(),
      phoneNumber: z.string().optional(),
    })
    .optional(),
});

export type ServiceAccount = z.output<typeof serviceAccount>;
