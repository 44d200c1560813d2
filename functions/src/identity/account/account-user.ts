// Maps a sign-in account to the fields of a user record; values that a record cannot hold are left out.
import type { AuthUser } from '@bite/shared/identity/auth-user.schema';
import { user } from '@bite/shared/identity/user.schema';
import { displayName as nameSchema } from '@bite/shared/identity/user-payloads.schema';
import type { Account } from '../../ports/accounts.ts';

const { email: emailSchema, photoURL: pictureSchema } = user.shape;

export function accountUser({ uid, email, emailVerified, displayName, photoURL }: Account): AuthUser {
  const address = emailSchema.safeParse(email?.toLowerCase()).data;
  const picture = pictureSchema.safeParse(photoURL).data;
  const named = nameSchema.safeParse(displayName).data;
  return {
    uid,
    emailVerified,
    ...(address !== undefined && { email: address }),
    ...(named !== undefined && { displayName: named }),
    ...(picture !== undefined && { photoURL: picture }),
  };
}
