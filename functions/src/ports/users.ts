// Staff accounts, and the sign-in behind a bearer token.
import type { User } from '@bite/shared/identity/user.schema';

export interface Users {
  find(uid: string): Promise<User | undefined>;
}

export interface Sessions {
  /** The uid behind a valid, unrevoked ID token; undefined for any other text. */
  verify(idToken: string): Promise<string | undefined>;
}
