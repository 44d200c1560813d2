import { describe, expect, it } from 'vitest';
import { describeAllowances } from '../../testing/allowances.contract.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { firestoreAllowances } from './rate-limit-store.ts';

const db = emulatedFirestore('rate-limits');

describeAllowances('allowances in Firestore', () => firestoreAllowances(db));

describe('allowances in Firestore', () => {
  it('store no address in the clear, and when to forget it', async () => {
    const endsAt = Date.parse('2026-06-10T22:01:00Z');
    await firestoreAllowances(db).take('default address 203.0.113.7', { max: 5, endsAt }, 2);
    const stored = await db.collection('rate_limits').get();
    expect(stored.size).toBeGreaterThan(0);
    expect(JSON.stringify(stored.docs.map((document) => [document.id, document.data()]))).not.toContain(
      '203.0.113',
    );
    expect(stored.docs.every((document) => document.get('expiresAt') !== undefined)).toBe(true);
  });

  it('write nothing once there is nothing left', async () => {
    const store = firestoreAllowances(db);
    const endsAt = Date.now() + 60_000;
    await store.take('spent', { max: 1, endsAt }, 1);
    const times = async () => (await db.collection('rate_limits').get()).docs.map((one) => one.updateTime);
    const before = await times();
    expect(await store.take('spent', { max: 1, endsAt }, 1)).toBe(0);
    expect(await times()).toEqual(before);
  });
});
