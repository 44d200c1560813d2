// The Auth emulator does not reveal which addresses have an account.
import { describe, expect, it } from 'vitest';
import { stackFromEnvironment } from './environment.ts';
import { address } from './stack.ts';

const stack = stackFromEnvironment();
const api = `http://${address}:${stack.ports.auth}/identitytoolkit.googleapis.com/v1`;

async function ask(method: string, body: object) {
  const answer = await fetch(`${api}/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('whoever tries addresses at the sign-in service', () => {
  const known = `known-${process.pid}-${Date.now()}@example.com`;
  const unknown = `un${known}`;

  it('is answered the same for an address nobody has and for a wrong password', async () => {
    await ask('signUp', { email: known, password: 'secret-1' });
    const attempts = [known, unknown].map((email) =>
      ask('signInWithPassword', { email, password: 'not-the-one', returnSecureToken: true }),
    );
    const [wrongPassword, noAccount] = await Promise.all(attempts);
    expect(wrongPassword).toEqual(noAccount);
    expect(wrongPassword).toMatchObject({
      status: 400,
      body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
    });
  });

  it('learns from no other question that there is an account', async () => {
    const questions = [known, unknown].map((identifier) =>
      ask('createAuthUri', { identifier, continueUri: 'http://localhost' }),
    );
    for (const { body } of await Promise.all(questions)) {
      expect(body).not.toHaveProperty('registered');
      expect(body).not.toHaveProperty('signinMethods');
    }
    const resets = [known, unknown].map((email) =>
      ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    );
    expect((await Promise.all(resets)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
