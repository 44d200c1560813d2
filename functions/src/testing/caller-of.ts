// A caller, where a test asks a use-case itself.
import type { User } from '@bite/shared/identity/user.schema';
import type { Caller } from '../identity/caller.ts';

export const callerOf = (user: User): Caller => ({ user, requestId: 'r1' });
