// The signed-in account as the authentication service describes it (O3-03). Additional fields are ignored.
import { z } from 'zod';
import { required } from '../kernel/schema.ts';

export const authUser = z.looseObject({
  uid: required('UID is required'),
  email: z.string().nullish(),
  displayName: z.string().nullish(),
  photoURL: z.string().nullish(),
  emailVerified: z.boolean().default(false),
});

export type AuthUser = z.output<typeof authUser>;
