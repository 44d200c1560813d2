// Creates the demo's sign-in accounts. A repeated run resets their passwords.
import type { Auth } from 'firebase-admin/auth';
import { inParallel } from './in-parallel.ts';
import { type DemoUser, demoPassword, uidOf } from './people.ts';

const AT_ONCE = 6;

export async function seedUsers(auth: Auth, users: readonly DemoUser[]): Promise<void> {
  const existing = await auth.getUsers(users.map(({ email }) => ({ uid: uidOf(email) })));
  const known = new Set(existing.users.map(({ uid }) => uid));
  await inParallel(users, AT_ONCE, async ({ email, firstName, lastName }) => {
    const uid = uidOf(email);
    const account = {
      email,
      password: demoPassword,
      displayName: `${firstName} ${lastName}`,
      emailVerified: true,
    };
    await (known.has(uid) ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
  });
}
