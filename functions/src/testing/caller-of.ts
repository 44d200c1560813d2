// Builds the caller for tests that call a use-case directly.
import type { User } from '@bite/shared/identity/user.schema';
import type { Caller } from '../identity/caller.ts';

export const callerOf = (user: User): Caller => ({ user, requestId: 'r1' });
