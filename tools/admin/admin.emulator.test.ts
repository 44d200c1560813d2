import { createHash } from 'node:crypto';
import { collections, paths } from '@bite/shared/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/adapters/firestore/database.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import type { Stack } from '../stack/stack.ts';
import { runMain, runProcess } from '../test/run-command.ts';
import { main } from './main.ts';

const stack: Stack = { ...stackFromEnvironment(), projectId: `demo-admin-${process.pid}` };
const app = initializeApp({ projectId: stack.projectId });
// The command's own, in this process.
const db = firestore();
const auth = getAuth(app);
afterAll(() => deleteApp(app));

const admin = (args: string[], on: Stack = stack) => runMain(main, args, on);

async function recordOf(email: string) {
  const { uid } = await auth.getUserByEmail(email);
  return (await db.doc(paths.user(uid)).get()).data();
}

const create = (email: string) => admin(['create-site-admin', email]);

describe('npm run admin', () => {
  beforeEach(async () => {
    await db.recursiveDelete(db.collection(collections.users));
    await db.recursiveDelete(db.collection(collections.auditEntries));
    const { users } = await auth.listUsers();
    await auth.deleteUsers(users.map(({ uid }) => uid));
  });

  it('makes a site administrator out of nobody, with a link to choose a password and an audit entry', async () => {
    const { code, output } = await runProcess('admin', ['create-site-admin', 'Ada@example.com'], stack);
    expect(output).toContain('Ada@example.com is a site administrator now');
    expect(code).toBe(0);
    expect(await recordOf('ada@example.com')).toMatchObject({
      email: 'ada@example.com',
      siteRole: 'site_admin',
      isSiteAdmin: true,
      isActive: true,
      searchName: 'ada@example.com',
      tenantIds: [],
      access: {},
    });
    const [, oobCode] = /\/auth\/action\?mode=resetPassword&oobCode=(\S+)/.exec(output) ?? [];
    const hash = createHash('sha256').update(String(oobCode)).digest('hex');
    const { uid } = await auth.getUserByEmail('ada@example.com');
    expect((await db.doc(paths.passwordCode(hash)).get()).data()).toMatchObject({ uid });
    const { docs } = await db.collection(collections.auditEntries).get();
    expect(docs.map((entry) => [entry.get('by'), entry.get('action')])).toEqual([['command line', 'create']]);
  });

  it('said twice, changes nothing the second time', async () => {
    await create('ada@example.com');
    const before = await recordOf('ada@example.com');
    const { code, output } = await create('ada@example.com');
    expect(output).toContain('is a site administrator already');
    expect(output).not.toContain('oobCode');
    expect(code).toBe(0);
    expect(await recordOf('ada@example.com')).toEqual(before);
  });

  it('promotes somebody who has signed up and waits, and keeps what is known of them', async () => {
    const { uid } = await auth.createUser({ email: 'ada@example.com', emailVerified: true });
    await db.doc(paths.user(uid)).set({
      uid,
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
      isActive: false,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const { output } = await create('ada@example.com');
    expect(output).not.toContain('oobCode');
    expect(await recordOf('ada@example.com')).toMatchObject({
      displayName: 'Ada Lovelace',
      isActive: true,
      isSiteAdmin: true,
      searchName: 'ada lovelace',
    });
  });

  it('takes the password from an account whose address nobody has proven, and prints a link to choose another', async () => {
    const { uid, passwordHash } = await auth.createUser({
      email: 'ada@example.com',
      password: 'a stranger’s',
    });
    const { output } = await create('ada@example.com');
    expect(output).toContain('its password was taken away');
    expect(output).toContain('oobCode');
    expect((await auth.getUser(uid)).passwordHash).not.toBe(passwordHash);
  });

  it('lists site administrators, removes one, and refuses to remove the last', async () => {
    await create('ada@example.com');
    await create('bob@example.com');
    expect((await admin(['list-site-admins'])).output).toMatch(/ada@example\.com\n +bob@example\.com/);
    const { code } = await admin(['remove-site-admin', 'ada@example.com']);
    expect(code).toBe(0);
    const ada = await recordOf('ada@example.com');
    expect(ada).toMatchObject({ isSiteAdmin: false });
    expect(ada).not.toHaveProperty('siteRole');
    const last = await admin(['remove-site-admin', 'bob@example.com']);
    expect(last.output).toContain('bob@example.com is the last site administrator');
    expect(last.code).toBe(1);
    expect(await recordOf('bob@example.com')).toMatchObject({ isSiteAdmin: true });
  });

  it.each([
    ['the address is none', ['create-site-admin', 'ada'], 'ada is no email address'],
    ['nobody is named', ['create-site-admin'], 'Name one email address'],
    ['nothing is asked for', [], 'npm run admin -- create-site-admin you@example.com'],
    ['something else is asked for', ['make-tea'], 'There is no such command: make-tea'],
    ['an option is unknown', ['list-site-admins', '--all'], "Unknown option '--all'"],
    [
      'somebody is no site administrator',
      ['remove-site-admin', 'eve@example.com'],
      'is no site administrator',
    ],
  ])('says in a sentence what is wrong when %s', async (_what, args, sentence) => {
    const { code, output } = await admin(args);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n +at /);
    expect(code).toBe(1);
  });

  it('says so when no emulators are running', async () => {
    const nowhere = { ...stack, ports: { ...stack.ports, firestore: 1 } };
    const { code, output } = await admin(['list-site-admins'], nowhere);
    expect(output).toContain('No emulators are running');
    expect(code).toBe(1);
  });
});
