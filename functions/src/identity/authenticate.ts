// Who is calling: looked up on every request, so that a dismissal holds for the next one.
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Sessions, Users } from '../ports/users.ts';

/** The active user behind 'Bearer <ID token>'. The same words for every missing, bad or revoked token. */
export async function authenticate(
  deps: { sessions: Sessions; users: Users },
  authorization: string | undefined,
): Promise<User> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  const uid = token && (await deps.sessions.verify(token));
  if (!uid) throw new DomainError('UNAUTHENTICATED', 'Please sign in to access this page.');
  const user = await deps.users.find(uid);
  if (!user?.isActive)
    throw new DomainError('FORBIDDEN', 'Your account is not active. Ask an administrator of your business.');
  return user;
}
