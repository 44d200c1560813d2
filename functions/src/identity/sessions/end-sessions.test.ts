import { describe, expect, it } from 'vitest';
import { memoryIdentity, NOW } from '../../testing/memory-identity.ts';
import { type HandOverCode, handOverCodes } from '../hand-over-code.ts';
import { passwordCodes } from '../password-code.ts';
import { endSessionsOf } from './end-sessions.ts';
import { sessions } from './session-record.ts';

const at = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
const session = (uid: string) => ({ uid, createdAt: at(0), expiresAt: at(3_600_000) });
const code = (uid: string): HandOverCode => ({
  uid,
  host: 'x.example',
  rememberMe: false,
  expiresAt: at(60_000),
});

describe('ending all sessions of a person', () => {
  it('O7.1-07 leaves none, however many there are, and touches nobody else’s', async () => {
    const identity = memoryIdentity();
    for (let number = 0; number < 450; number += 1)
      identity.records.put(sessions, `ada-${String(number)}`, session('ada'));
    identity.records.put(sessions, 'eve-1', session('eve'));
    identity.records.put(handOverCodes, 'ada-code', code('ada'));
    identity.records.put(handOverCodes, 'eve-code', code('eve'));
    for (const uid of ['ada', 'eve'])
      identity.records.put(passwordCodes, `${uid}-code`, { uid, expiresAt: at(3_600_000) });
    await endSessionsOf(identity, 'ada');
    expect(Object.keys(identity.records.documents()).sort()).toEqual([
      'hand_over_codes/eve-code',
      'password_codes/eve-code',
      'sessions/eve-1',
    ]);
  });

  it('O7.1-07 revokes every token that is out, and may be repeated', async () => {
    const identity = memoryIdentity();
    identity.put('ada');
    const idToken = identity.accounts.idToken('ada');
    await endSessionsOf(identity, 'ada');
    await endSessionsOf(identity, 'ada');
    expect(await identity.accounts.verifyIdToken(idToken)).toBeUndefined();
    expect(await identity.accounts.verifyIdToken(identity.accounts.idToken('ada'))).toBeDefined();
  });
});
